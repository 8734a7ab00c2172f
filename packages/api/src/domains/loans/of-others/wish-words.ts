import type { LoanPurpose } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'

type Wish = { readonly borrow_cents: number; readonly term_years: number | null; readonly purpose: LoanPurpose | null }

const purposes: Readonly<Record<LoanPurpose, string>> = {
  'home-purchase': 'to buy a main home',
  medical: 'for medical bills',
  deposit: 'for a deposit',
  debt: 'to pay off other debt',
  education: 'for school or training',
  other: 'for something else',
}

/** What is asked for, in a sentence. */
export function wishWords({ borrow_cents: cents, term_years: years, purpose }: Wish): string {
  const over = years === null ? '' : ` over ${years === 1 ? '1 year' : `${years} years`}`
  return `Asked for: ${formatCents(cents)}${over}${purpose === null ? '' : `, ${purposes[purpose]}`}.`
}
