import { useWords } from '../../../client/language.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import type { IraAccount } from '../../data/money/ira-accounts.ts'
import { words } from './ira-application.words.ts'

/** The account elsewhere that gets the money. */
export function ExistingIra({ ira }: { readonly ira: IraAccount }) {
  const said = useWords(words)
  const kind = ira.ira_type === 'roth' ? said.kinds.ROTH_IRA : ira.ira_type === 'traditional' ? said.kinds.TRADITIONAL_IRA : said.own
  return (
    <Card title={said.goesTo}>
      <Facts
        facts={[
          { name: said.kind, value: kind },
          { name: said.provider, value: ira.provider },
          { name: said.account, value: ira.account_number },
          { name: said.payable, value: ira.check_payable_to ?? said.notTold },
        ]}
      />
    </Card>
  )
}
