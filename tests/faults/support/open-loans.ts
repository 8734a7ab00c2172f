import { loanContracts } from '@app/schemas/api/money/loans'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { type Customer, withKey } from './customers.ts'
import { signNotes } from './sign-notes.ts'

/** `item`: in the words of `money-rows.ts`. */
type Opened = { readonly id: string; readonly item: string }

const paymentsPerYear = 26

/** The bank of the sandbox sends back debits of so many cents, and loses its answer to debits of so many. */
const [returnedCents, lostAnswerCents] = [7, 3]

/** Agrees to two loans: one whose debits come back, and one whose debits arrive. */
export async function openLoans(customer: Customer): Promise<readonly [Opened, Opened]> {
  const { quote } = await customer.sends(loanContracts.listLoans)
  const rateBps = Math.round(quote.offer.interest_rate * 100)
  const late = await openLoan(customer, amountFrom(20_000, returnedCents, rateBps))
  return [late, await openLoan(customer, amountFrom(5_000, lostAnswerCents, rateBps))]
}

async function openLoan(customer: Customer, borrow_amount: number): Promise<Opened> {
  const { sends } = customer
  const wish = { borrow_amount, term: 1, payment_frequency: 'biweekly' }
  const { pk } = await sends(loanContracts.addUserLoan, withKey(wish))
  await sends(loanContracts.confirmLoan, withKey({ loan_id: pk }))
  await signNotes(customer)
  return { id: pk, item: `loan ${pk} of ${borrow_amount * 100} confirmed` }
}

/** The least amount of whole dollars from here on whose payments end in these cents. */
function amountFrom(least: number, cents: number, rateBps: number): number {
  for (let dollars = least; dollars < least + 1_000; dollars++) {
    const terms = { principalCents: dollars * 100, rateBps, paymentsPerYear, payments: paymentsPerYear }
    if (levelPaymentCents(terms) % 100 === cents) return dollars
  }
  throw new Error(`No loan has payments that end in ${cents} cents.`)
}
