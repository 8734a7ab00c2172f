import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Provider } from '../../data/accounts/providers.ts'
import styles from './accounts-to-move.module.css'
import { words } from './accounts-to-move.words.ts'

/** An account at a provider that a person entered, and wants to move. */
export function RequestedMoveCard({ provider: { record_keeper_name: name, balance } }: { readonly provider: Provider }) {
  const said = useWords(words)
  return (
    <Card title={name} tag={<Tag look="maybe">{said.yours}</Tag>}>
      <p>{balance === null ? said.unknownAmount : <Amount dollars={balance} size="large" />}</p>
      <p className={styles.keeper}>{said.goes.unknown}</p>
    </Card>
  )
}
