import { useWords } from '../../client/language.ts'
import type { BrokerageAccount } from '../../screens/data/money/ira-accounts.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { ValueChart } from '../accounts/value-chart.tsx'
import { hasChart } from '../accounts/value-sentence.ts'
import { accountName } from '../transfer/account-names.ts'
import { useChosenAccount } from './chosen-account.ts'
import { words } from './investments.words.ts'
import { HowItDid } from './performance.tsx'

type Props = { readonly accounts: readonly BrokerageAccount[] }

/** What there was over time and how it did: of everything, or of the account that one chooses. */
export function OverTime({ accounts }: Props) {
  const said = useWords(words)
  const { data: whole } = valueHistory.use()
  const [named, choose] = useChosenAccount(accounts)
  // Where there is nothing of all of them, there is nothing of one.
  const isKnown = whole === undefined || hasChart(whole)
  const chosen = named && isKnown ? { pk: named.pk, name: accountName(named) } : undefined
  return (
    <>
      {accounts.length > 1 && whole && isKnown && (
        <FieldFrame id="of-account" label={said.ofAccount}>
          <SelectInput
            id="of-account"
            none={said.allAccounts}
            options={accounts.map((account) => ({ value: account.pk, label: accountName(account) }))}
            value={chosen?.pk ?? ''}
            onChange={choose}
          />
        </FieldFrame>
      )}
      <ValueChart account={chosen} />
      <HowItDid account={chosen} />
    </>
  )
}
