/** The current loan is the first that is pending, else the first. */
export function currentLoan<Loan extends { readonly status: string }>(loans: readonly Loan[]): Loan | undefined {
  return loans.find(({ status }) => status === 'PENDING') ?? loans[0]
}
