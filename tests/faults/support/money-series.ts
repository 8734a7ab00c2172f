import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { loanContracts } from '@app/schemas/api/money/loans'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { withKey } from './customers.ts'
import type { Investor } from './investors.ts'
import { signNotes } from './sign-notes.ts'

/** One thing that an investor does again and again. What is acknowledged is kept in the words of `money-rows.ts`. */
export type MoneySeries = {
  /** Does it once more. Whether it was taken: some of it has to be refused. */
  readonly write: (number: number) => Promise<boolean>
  readonly kept: () => readonly string[]
}

type Begin = (investor: Investor) => MoneySeries

/** The cents choose what the brokerage does with it: lose its answer, be down, send it back, tell of it twice. */
const amountOf = (number: number) => (1_000 + (number % 40) * 100 + (number % 9)) / 100
const centsOf = (amount: number) => Math.round(amount * 100)

const deposits: Begin = ({ tries, account }) => {
  const kept: string[] = []
  const write = async (number: number) => {
    const amount = amountOf(number)
    const body = { account_number: account.number, contribution_type: 'ROLLOVER', amount }
    const { answer } = await tries(brokerageContracts.deposit, withKey(body))
    if (answer) kept.push(`transfer ${answer.pk} IN of ${centsOf(amount)}`)
    return answer !== undefined
  }
  return { write, kept: () => kept }
}

const withdrawals: Begin = ({ tries, account }) => {
  const kept: string[] = []
  const write = async (number: number) => {
    const amount = amountOf(number)
    const body = { account_number: account.number, distribution_type: 'EARLY', amount }
    const { answer } = await tries(brokerageContracts.withdraw, withKey(body))
    if (answer) kept.push(`transfer ${answer.pk} OUT of ${centsOf(amount)}`)
    return answer !== undefined
  }
  return { write, kept: () => kept }
}

/** Begins one, and ends the one before: so that there are never many. */
const schedules: Begin = ({ tries, sends, account }) => {
  const ended: string[] = []
  let last: { readonly id: string; readonly cents: number } | undefined
  const write = async (number: number) => {
    const amount = 10 + (number % 3)
    const body = { account_number: account.number, contribution_type: 'CURRENT_YEAR', frequency: 'WEEKLY', amount }
    const { answer } = await tries(brokerageContracts.createTransferSchedule, withKey(body))
    if (!answer) return false
    const before = last
    last = { id: answer.transfer_schedule_id, cents: centsOf(amount) }
    if (before) {
      await sends(brokerageContracts.cancelTransferSchedule, withKey({ transfer_schedule_id: before.id }))
      ended.push(`schedule ${before.id} of ${before.cents} CANCELLED`)
    }
    return true
  }
  return { write, kept: () => (last ? [...ended, `schedule ${last.id} of ${last.cents} ACTIVE`] : ended) }
}

const cards = ['pm_card_visa', 'pm_sandbox_lost_answer', 'pm_sandbox_repeated_events', 'pm_sandbox_processing']

/** First what is bought once, then tips: one a day is taken. */
const payments: Begin = ({ tries, payer, number: own }) => {
  const kept = new Set<string>()
  const write = async (number: number) => {
    const payment_method_id = cards[(number + own) % cards.length] ?? ''
    const paying = { customer_id: payer, payment_method_id }
    if (number === 0) {
      const { answer } = await tries(paymentContracts.createSubscription, withKey(paying))
      if (!answer?.invoice_id) return false
      kept.add(`membership ${answer.membership_id}`).add(`payment ${answer.invoice_id} of 4900`)
      return true
    }
    const product = ({ 1: { price: 19, product_id: 'find_money' }, 2: { price: 99, product_id: 'concierge' } } as const)[number]
    if (product) {
      const { answer } = await tries(paymentContracts.chargeCard, withKey({ ...paying, ...product }))
      if (answer) kept.add(`payment ${answer.payment.pk} of ${product.price * 100}`)
      return answer !== undefined
    }
    const amount = 1 + (number % 150)
    const { answer } = await tries(paymentContracts.giveTip, withKey({ amount, payment_method_id }))
    if (answer?.checkout) kept.add(`payment ${answer.checkout.payment.pk} of ${amount * 100}`)
    return answer !== undefined
  }
  return { write, kept: () => [...kept] }
}

const confirmedOf = 8
/** It loses its answer, is down, reports the payout twice, or does nothing special. */
const payoutCents = [3, 4, 5, 0]

/** Asks for a loan. Most are taken back, so that there is always room for the next. */
const loans: Begin = ({ tries, sends }) => {
  const kept: string[] = []
  const write = async (number: number) => {
    const isWanted = number % confirmedOf === 0
    // The cents choose what the brokerage does with the money of one that is paid out.
    const cents = isWanted ? (payoutCents[(number / confirmedOf) % payoutCents.length] ?? 0) : 0
    const borrow_amount = 1_000 + (number % 50) + cents / 100
    const { answer: loan } = await tries(loanContracts.addUserLoan, withKey({ borrow_amount, term: 1 }))
    if (!loan) return false
    if (isWanted) {
      await sends(loanContracts.confirmLoan, withKey({ loan_id: loan.pk }))
      await signNotes({ sends, tries })
    } else
      await sends(
        loanContracts.updateLoan,
        withKey({ status: 'CANCELLED' }, { params: { id: loan.pk }, headers: { 'if-match': `"${loan.version}"` } }),
      )
    kept.push(`loan ${loan.pk} of ${centsOf(borrow_amount)} ${isWanted ? 'confirmed' : 'cancelled'}`)
    return true
  }
  return { write, kept: () => kept }
}

/** Pays towards what is due, since its debits came back. */
const repayments: Begin = ({ tries, lateLoanId }) => {
  const kept: string[] = []
  const write = async (number: number) => {
    const amount = (100 + (number % 300)) / 100
    const { answer } = await tries(loanContracts.payPastDueRepayments, withKey({ amount }, { params: { id: lateLoanId } }))
    if (answer) kept.push(`repayment ${answer.pk} of ${centsOf(amount)}`)
    return answer !== undefined
  }
  return { write, kept: () => kept }
}

/** Pays the next payment before its day, until none is left. */
const earlyPayments: Begin = ({ tries, sends, paidLoanId }) => {
  const kept: string[] = []
  const params = { id: paidLoanId }
  const write = async () => {
    const { next } = await sends(loanContracts.listLoanPayments, { params })
    if (!next[0]) return false
    const { amount } = next[0]
    const { answer } = await tries(loanContracts.payLoan, withKey({ what: 'next', payments: 1, amount }, { params }))
    if (answer) kept.push(`repayment ${answer.pk} of ${centsOf(amount)}`)
    return answer !== undefined
  }
  return { write, kept: () => kept }
}

const mostProviders = 90

/** Names a provider, searches for old accounts, and asks to move those that were found meanwhile. */
const searches: Begin = ({ tries, sends, account }) => {
  const kept = new Set<string>()
  const write = async (number: number) => {
    if (number < mostProviders) {
      const name = `Keeper ${number}`
      await sends(knownProviderContracts.addKnownProvider, { body: { record_keeper_name: name } })
      kept.add(`provider ${name}`)
    }
    const { search } = await sends(foundAccountContracts.startSearch, { body: {} })
    if (search) kept.add(`search ${search.pk}`)
    const { results } = await sends(foundAccountContracts.listEnteredAccounts)
    for (const { pk } of results.filter(({ rollover }) => rollover === null)) {
      const { answer } = await tries(rolloverContracts.requestRollover, withKey({ pk, destination: { pre_tax: account.id } }))
      if (answer) kept.add(`rollover ${answer.pk} of ${pk}`)
    }
    await signNotes({ sends, tries })
    return true
  }
  return { write, kept: () => [...kept] }
}

export const allMoneySeries: readonly Begin[] = [deposits, withdrawals, schedules, payments, loans, repayments, earlyPayments, searches]
