import type { StepFile } from '@app/schemas/flow/steps/step'
import { type LinkedAccount, linkedAccounts } from '../../data/accounts/links.ts'
import { Deposit } from './deposit.tsx'

const reportedStates: ReadonlySet<LinkedAccount['verification']> = new Set(['pending', 'verified', 'failed', 'expired'])

/** On the page of the bank: accounts that were entered by number, each with the state of its small deposit. */
export function DepositsToConfirm({ step }: { readonly step: StepFile }) {
  const isOfBank = (step.fields ?? []).some((field) => 'store' in field && field.store === 'financial_accounts.bank_link')
  const accounts = (linkedAccounts.use().data ?? []).filter(({ verification }) => reportedStates.has(verification))
  return isOfBank && accounts.map((account) => <Deposit key={account.pk} account={account} />)
}
