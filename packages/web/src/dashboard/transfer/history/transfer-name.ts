import type { Transfer } from '../../../screens/data/money/transfers.ts'
import type { TransferListWords } from './transfer-list.words.ts'

/** What a deposit or withdrawal is called, by what it is of or for an account. */
export function transferName(
  { direction, contribution_type: type, loan_id: loan }: Transfer,
  account: string,
  said: TransferListWords,
): string {
  if (loan !== null) return direction === 'WITHDRAWAL' ? said.loanOut(account) : said.loanIn(account)
  if (direction === 'WITHDRAWAL') return said.out(account)
  return type === 'ROLLOVER' ? said.rolledIn(account) : said.in(account)
}
