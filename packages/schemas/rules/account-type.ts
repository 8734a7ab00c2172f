export const accountTypes = ['INDIVIDUAL_401K', 'TRADITIONAL_IRA'] as const

export type AccountType = (typeof accountTypes)[number]

/** The account type follows from the interest in a loan: only a 401(k) can lend, an IRA cannot. */
export function accountTypeFor(loanInterest: boolean): AccountType {
  return loanInterest ? 'INDIVIDUAL_401K' : 'TRADITIONAL_IRA'
}
