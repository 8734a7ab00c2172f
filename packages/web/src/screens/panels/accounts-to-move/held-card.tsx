import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { HeldAccount } from '../../data/accounts/held-accounts.ts'
import styles from './accounts-to-move.module.css'
import { words } from './accounts-to-move.words.ts'

/** An account that the person has linked or added, and that we may prepare to move. */
export function HeldCard({ account }: { readonly account: HeldAccount }) {
  const said = useWords(words)
  const { name, company_name: company, institution_name: provider, current_balance: balance, source, is_roth: isRoth } = account
  const tag = account.rollover_requested ? said.moving : source === 'linked' ? said.linked : said.yours
  return (
    <Card title={company ?? name} tag={<Tag look={source === 'linked' && !account.rollover_requested ? 'sure' : 'maybe'}>{tag}</Tag>}>
      <p className={styles.keeper}>{provider ? said.at(provider) : said.unknownKeeper}</p>
      <p>{balance === null ? said.unknownAmount : <Amount dollars={balance} size="large" />}</p>
      <p className={styles.keeper}>{said.goes[isRoth ? 'roth' : 'pre-tax']}</p>
    </Card>
  )
}
