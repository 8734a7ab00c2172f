import { type LinkedAccount, linkedAccounts } from '../../data/links.ts'
import { Deposit } from './deposit.tsx'

const open: ReadonlySet<LinkedAccount['verification']> = new Set(['pending', 'failed', 'expired'])

/** Accounts that were entered by their numbers: each waits for what stood beside its small deposit. */
export function DepositsToConfirm() {
  const accounts = (linkedAccounts.use().data ?? []).filter(({ verification }) => open.has(verification))
  return accounts.map((account) => <Deposit key={account.pk} account={account} />)
}
