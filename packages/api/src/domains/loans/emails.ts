import { toShownDate } from '@app/schemas/rules/days/dates'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { cureEndsOn, type LoanAwaited } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { Wait } from './awaited.ts'
import { amortised, receivedCents } from './record.ts'
import type { LoanRow } from './store.ts'

const payout =
  'The rest of the loan then counts as money paid out to you. You owe tax on it, and maybe 10% more if you are under 59½. Paying later cannot undo that.'

const awaitedWords: Readonly<Record<LoanAwaited, (wait: Wait) => string>> = {
  confirmation: () => 'You have not agreed to its terms yet.',
  note_signature: () => 'The loan note is not signed yet. Sign in and sign it.',
  spouse_signature: () => 'Your spouse has not signed the loan note yet. They sign it on the same page as you.',
  savings: unconfirmed,
}

function unconfirmed({ coveredCents }: Wait): string {
  return coveredCents > 0
    ? `What is confirmed of your savings so far allows a loan of ${formatCents(coveredCents)}, which is less than this one. Sign in and link another account, or take this loan back and ask for less.`
    : 'Whoever keeps your savings has not confirmed to us that they are enough for this loan. Sign in and link the account, so that we can read its balance.'
}

export function confirmedEmail({ to, personId, firstName }: Addressed, loan: LoanRow, paysOutOn: string, wait: Wait | undefined): Email {
  const received = formatCents(receivedCents(loan))
  const fee = formatCents(loan.fee_cents)
  const paid =
    loan.fee_payment === 'card'
      ? `Your card was charged the fee of ${fee}, and you receive ${received}.`
      : `The fee is ${fee}, so you receive ${received}.`
  const signs = loan.spouse_needed ? 'you and your spouse have' : 'you have'
  return {
    kind: 'loan-confirmed',
    to,
    personId,
    subject: 'You have confirmed your loan',
    paragraphs: [
      `Hello ${firstName}. You borrow ${formatCents(loan.borrow_cents)} from your savings at ${loan.rate_bps / 100}% a year.`,
      `${paid} You owe all that you borrow.`,
      `We send it on ${shown(paysOutOn)} if ${signs} signed the loan note by then, and otherwise by the business day after that. Without it nothing is sent.`,
      ...(wait?.awaited.includes('savings') ? [`${unconfirmed(wait)} Before that nothing is sent either.`] : []),
      `Each payment is ${formatCents(levelPaymentCents(amortised(loan)))}.`,
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

export function awaitsEmail({ to, personId }: Addressed, loan: LoanRow, wait: Wait, lapses: string): Email {
  const { awaited } = wait
  const isSigned = awaited.every((one) => one === 'savings')
  return {
    kind: 'loan-awaits',
    to,
    personId,
    subject: isSigned ? 'Your loan waits until your savings are confirmed' : 'Your loan waits for a signature',
    paragraphs: [
      `We have not sent you ${formatCents(receivedCents(loan))}. You owe nothing on this loan so far.`,
      ...awaited.map((one) => awaitedWords[one](wait)),
      `We send the money by the business day after ${awaited.length > 1 ? 'all of it is done' : 'that'}. If that does not happen by ${shown(lapses)}, the loan ends.`,
      ...(loan.fee_payment === 'card' ? ['The fee then goes back to your card.'] : []),
    ],
  }
}

export function withdrawnEmail(addressed: Addressed, loan: LoanRow): Email {
  return endedUnpaid(addressed, loan, 'You have taken your loan back')
}

export function lapsedEmail(addressed: Addressed, loan: LoanRow, { awaited }: Wait): Email {
  const isSigned = awaited.every((one) => one === 'savings')
  const why = isSigned ? 'your savings were not confirmed' : 'its note was not signed'
  return endedUnpaid(addressed, loan, `Your loan has ended: ${why}`)
}

/** It ended before any money was sent. */
function endedUnpaid({ to, personId }: Addressed, loan: LoanRow, subject: string): Email {
  return {
    kind: 'loan-ended-unpaid',
    to,
    personId,
    subject,
    paragraphs: [
      'No money was sent, and you owe nothing on this loan.',
      ...(loan.fee_payment_id === null
        ? []
        : [`The fee of ${formatCents(loan.fee_cents)} goes back to your card. It can take your bank up to ten days.`]),
      'You can ask for a loan again at any time, at the rate of that day.',
    ],
  }
}

export function paidOutEmail({ to, personId }: Addressed, loan: LoanRow, firstDueOn: string): Email {
  return {
    kind: 'loan-paid-out',
    to,
    personId,
    subject: 'Your loan is on its way',
    paragraphs: [
      `We have sent you ${formatCents(receivedCents(loan))}.`,
      `The first payment of ${formatCents(levelPaymentCents(amortised(loan)))} is due on ${shown(firstDueOn)}.`,
    ],
  }
}

export function pastDueEmail({ to, personId }: Addressed, dueOn: string, openCents: number): Email {
  return {
    kind: 'loan-past-due',
    to,
    personId,
    subject: 'A payment of your loan is late',
    paragraphs: [
      `The payment of ${shown(dueOn)} has not arrived. ${formatCents(openCents)} of it is open.`,
      `You can make it up until ${shown(cureEndsOn(dueOn))}. After that it is too late. ${payout}`,
      'To pay all or part of it, call us. The number stands on the page of your loan.',
    ],
  }
}

export function warningEmail({ to, personId }: Addressed, dueOn: string, owedCents: number): Email {
  return {
    kind: 'loan-default-soon',
    to,
    personId,
    subject: `Pay by ${shown(cureEndsOn(dueOn))}, or your loan counts as a payout`,
    paragraphs: [
      `${formatCents(owedCents)} of your loan is late, since the payment of ${shown(dueOn)}. The last day to pay it is ${shown(cureEndsOn(dueOn))}.`,
      payout,
      'If you cannot pay all of it, write to us before that day.',
    ],
  }
}

export function defaultedEmail({ to, personId }: Addressed, payoutCents: number): Email {
  return {
    kind: 'loan-defaulted',
    to,
    personId,
    subject: 'Your loan now counts as a payout',
    paragraphs: [
      `A payment was not made up in time. ${formatCents(payoutCents)} now counts as money paid out to you.`,
      'You owe tax on it for this year, and maybe 10% more if you are under 59½. We send you a Form 1099-R early next year.',
      'It still counts as a loan when you ask for another one.',
    ],
  }
}

export function repaidEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'loan-repaid',
    to,
    personId,
    subject: 'Your loan is paid back',
    paragraphs: [`Well done, ${firstName}. Your loan is paid back in full. You owe nothing on it.`],
  }
}

function shown(day: string): string {
  const date = toShownDate(day)
  return date.ok ? date.value : day
}
