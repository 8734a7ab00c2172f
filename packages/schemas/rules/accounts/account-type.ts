import type { OpenableAccount } from '../../api/people/paper-names.ts'

export const accountTypes = ['INDIVIDUAL_401K', 'TRADITIONAL_IRA'] as const

export type AccountType = (typeof accountTypes)[number]

/** The account type follows from the interest in a loan: only a 401(k) can lend, an IRA cannot. */
export function accountTypeFor(loanInterest: boolean): AccountType {
  return loanInterest ? 'INDIVIDUAL_401K' : 'TRADITIONAL_IRA'
}

/** Whether papers of this kind of account are for what was chosen. Either an individual 401(k) is opened, or IRAs, of one kind or of both. */
export function fitsAccountType(kind: OpenableAccount, chosen: OpenableAccount): boolean {
  return (kind === 'INDIVIDUAL_401K') === (chosen === 'INDIVIDUAL_401K')
}
