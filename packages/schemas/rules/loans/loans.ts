/** The current loan is the first that is pending, else the first. */
export function currentLoan<Loan extends { readonly status: string }>(loans: readonly Loan[]): Loan | undefined {
  return loans.find(({ status }) => status === 'PENDING') ?? loans[0]
}

/** An updated loan takes the place of the one with its pk; a loan that is new goes to the end. */
export function withLoan<Loan extends { readonly pk: string | number }>(loans: readonly Loan[], updated: Loan): Loan[] {
  const isKnown = loans.some(({ pk }) => pk === updated.pk)
  return isKnown ? loans.map((loan) => (loan.pk === updated.pk ? updated : loan)) : [...loans, updated]
}
