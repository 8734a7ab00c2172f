import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { Contract } from '@app/schemas/api/contract'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { loanContracts } from '@app/schemas/api/money/loans'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { sandboxPaymentContracts } from '@app/schemas/api/money/sandbox-payments'
import { exchange, type Sent } from './calls.ts'
import { withKey } from './customers.ts'
import type { Investor } from './investors.ts'

/** A call that moves money, ready to be made, and the question to the database whose answer grows by one with it. */
export type MoneyCall = {
  readonly contract: Contract
  readonly counts: string
  readonly prepare: (investor: Investor) => Promise<Sent>
  /** By a second person: the first one has bought it. */
  readonly isByOther?: true
}

const count = (table: string) => `select count(*)::int as count from ${table}`
/** Each payment of a loan has a debit of its own: `loan_payments.transfer_id` is unique. */
const loanTransfers = `${count('brokerage_transfers')} where loan_id is not null`
const attempts = 'select sum(attempt)::int as count from payments'
const visa = 'pm_card_visa'

/** In this order: the later ones need what the earlier ones have done. */
export const moneyCalls: readonly MoneyCall[] = [
  {
    contract: brokerageContracts.deposit,
    counts: count('brokerage_transfers'),
    prepare: async ({ account }) => withKey({ account_number: account.number, contribution_type: 'ROLLOVER', amount: 120.5 }),
  },
  {
    contract: brokerageContracts.withdraw,
    counts: count('brokerage_transfers'),
    prepare: async ({ account }) => withKey({ account_number: account.number, distribution_type: 'EARLY', amount: 50 }),
  },
  {
    contract: brokerageContracts.withdrawFromIra,
    counts: count('brokerage_transfers'),
    prepare: async () => withKey({ distribution_type: 'EARLY', amount: 40 }),
  },
  {
    contract: brokerageContracts.createTransferSchedule,
    counts: count('brokerage_schedules'),
    prepare: async ({ account }) =>
      withKey({ account_number: account.number, contribution_type: 'CURRENT_YEAR', frequency: 'MONTHLY', amount: 10 }),
  },
  {
    contract: paymentContracts.createSubscription,
    counts: count('memberships'),
    prepare: async ({ payer }) => withKey({ customer_id: payer, payment_method_id: visa }),
  },
  {
    contract: paymentContracts.chargeCard,
    counts: count('payments'),
    prepare: async ({ payer }) => withKey({ customer_id: payer, payment_method_id: visa, price: 19 }),
  },
  { contract: paymentContracts.giveTip, counts: count('payments'), prepare: async () => withKey({ amount: 5, payment_method_id: visa }) },
  { contract: paymentContracts.retryPayment, counts: attempts, prepare: retry },
  { contract: paymentContracts.approvePayPalOrder, counts: attempts, prepare: agreedOrder, isByOther: true },
  {
    contract: loanContracts.addUserLoan,
    counts: count('loans'),
    prepare: async () => withKey({ borrow_amount: 2_000, term: 2 }),
  },
  {
    contract: loanContracts.confirmLoan,
    counts: `${count('audit_events')} where action = 'loan.confirmed'`,
    prepare: async ({ sends }) => {
      const { results } = await sends(loanContracts.listLoans)
      return withKey({ loan_id: results.find(({ status }) => status === 'PENDING')?.pk })
    },
  },
  {
    contract: loanContracts.payPastDueRepayments,
    counts: loanTransfers,
    prepare: async ({ lateLoanId }) => withKey({ amount: 12.34 }, { params: { id: lateLoanId } }),
  },
  {
    contract: loanContracts.payLoan,
    counts: loanTransfers,
    prepare: async ({ sends, paidLoanId }) => {
      const params = { id: paidLoanId }
      const { next } = await sends(loanContracts.listLoanPayments, { params })
      return withKey({ what: 'next', payments: 1, amount: next[0]?.amount }, { params })
    },
  },
  {
    contract: loanContracts.payLoan,
    counts: loanTransfers,
    prepare: async ({ paidLoanId }) => withKey({ what: 'extra', amount: 56.78, lowers: 56.78 }, { params: { id: paidLoanId } }),
  },
  {
    contract: loanContracts.payLoan,
    counts: loanTransfers,
    prepare: async ({ sends, lateLoanId }) => {
      const params = { id: lateLoanId }
      const { pay_off } = await sends(loanContracts.listLoanPayments, { params })
      return withKey({ what: 'all', amount: pay_off }, { params })
    },
  },
  {
    contract: rolloverContracts.requestRollover,
    counts: count('rollovers'),
    prepare: async ({ sends, account }) => {
      const { results } = await sends(foundAccountContracts.listEnteredAccounts)
      return withKey({ pk: results[0]?.pk, destination: { pre_tax: account.id } })
    },
  },
]

/** A payment that its card has declined. */
async function retry({ tries, sends, payer }: Investor): Promise<Sent> {
  const declined = { customer_id: payer, payment_method_id: 'pm_card_chargeDeclined', price: 99, product_id: 'concierge' }
  await tries(paymentContracts.chargeCard, withKey(declined))
  const { payment_intent_id } = await sends({
    ...paymentContracts.openPayment,
    path: `${paymentContracts.openPayment.path}?product_id=concierge`,
  })
  return withKey({ customer_id: payer, payment_method_id: visa, invoice_id: payment_intent_id })
}

/** An order at PayPal to which the person has agreed there. */
async function agreedOrder({ sends, signsIn }: Investor): Promise<Sent> {
  const params = { id: 'concierge' }
  const { order_id } = await sends(paymentContracts.openPayPalOrder, { params })
  if (order_id === null) throw new Error('There is no order to agree to.')
  // It answers with a page, and not with what a contract could read.
  await exchange(await signsIn(), sandboxPaymentContracts.agreeToSandboxOrder, { params: { order: order_id }, body: { answer: 'yes' } })
  return withKey({ order_id }, { params })
}
