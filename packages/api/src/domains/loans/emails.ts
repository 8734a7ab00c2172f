import { toShownDate } from '@app/schemas/rules/days/dates'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { cureEndsOn, type LoanAwaited } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import { reasonWords } from '../brokerage/words.ts'
import type { Wait } from './awaited.ts'
import { amortised, receivedCents } from './record.ts'
import type { LoanRow } from './store.ts'

const payout =
  'The rest of the loan then counts as money paid out to you. You owe tax on it, and maybe 10% more if you are under 59½. Paying later cannot undo that.'

const awaitedWords: Readonly<Record<LoanAwaited, (wait: Wait) => string>> = {
  confirmation: () => 'You haven’t agreed to its terms yet.',
  note_signature: () => 'The loan note isn’t signed yet. Sign in and sign it.',
  spouse_signature: () => 'Your spouse hasn’t signed the loan note yet. They sign it on the same page as you.',
  savings: tooLittle,
  bank: () => 'There is no bank account that we can pay it to. Sign in and link one.',
}

function tooLittle({ coveredCents }: Wait): string {
  return coveredCents > 0
    ? `Your individual 401(k) now allows a loan of ${formatCents(coveredCents)}, which is less than this one. Move more savings into it, or take this loan back and ask for less.`
    : 'Your individual 401(k) doesn’t hold enough for this loan now. Move savings into it, or take this loan back.'
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
      `We send it to your bank on ${shown(paysOutOn)} if ${signs} signed the loan note by then, and otherwise by the business day after that. Without it nothing is sent. It takes your bank a day or two.`,
      ...(wait?.awaited.includes('savings') ? [`${tooLittle(wait)} Before that nothing is sent either.`] : []),
      ...(wait?.awaited.includes('bank') ? ['Link a bank account too. Without one nothing is sent.'] : []),
      `Each payment is ${formatCents(levelPaymentCents(amortised(loan)))}. You allowed us to debit each one from your linked bank account on its day, until the loan is paid back. Keep this e-mail: it is your copy of that.`,
      'To stop a debit, write to us at least three business days before its day. A debit that you did not agree to? Write to us right away, and to your bank within 60 days of the statement that shows it.',
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

export function awaitsEmail({ to, personId }: Addressed, loan: LoanRow, wait: Wait, lapses: string): Email {
  const { awaited } = wait
  const isSigned = isAllSigned(awaited)
  return {
    kind: 'loan-awaits',
    to,
    personId,
    subject: isSigned ? subjectOf(awaited) : 'Your loan waits for a signature',
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
  const why = !isAllSigned(awaited)
    ? 'its note was not signed'
    : awaited.includes('savings')
      ? 'your plan did not hold enough'
      : 'there was no bank to pay it to'
  return endedUnpaid(addressed, loan, `Your loan has ended: ${why}`)
}

function isAllSigned(awaited: readonly LoanAwaited[]): boolean {
  return awaited.every((one) => one === 'savings' || one === 'bank')
}

function subjectOf(awaited: readonly LoanAwaited[]): string {
  return awaited.includes('savings') ? 'Your loan waits: your plan holds too little' : 'Your loan waits for a bank account'
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
    subject: 'Your loan has been paid out',
    paragraphs: [
      `${formatCents(receivedCents(loan))} has been paid to your bank account.`,
      `The first payment of ${formatCents(levelPaymentCents(amortised(loan)))} is debited from it on ${shown(firstDueOn)}. Have the money ready on that day.`,
    ],
  }
}

/** The bank did not take the money of a loan. */
export function payoutReturnedEmail({ to, personId }: Addressed, loan: LoanRow, reason: string | null): Email {
  return {
    kind: 'loan-payout-returned',
    to,
    personId,
    subject: 'Your bank sent your loan back: please link another account',
    paragraphs: [
      `${formatCents(receivedCents(loan))} could not be paid to your bank account. ${reasonWords(reason) ?? ''}`.trim(),
      'The money is in your individual 401(k) again, and you owe nothing on this loan.',
      'Sign in and link another bank account. The loan then goes out by itself, by the business day after that.',
    ],
  }
}

type Returned = { readonly cents: number; readonly reason: string | null; readonly triedOn: string | undefined }

/** A debit for a payment did not go through. */
export function paymentReturnedEmail({ to, personId }: Addressed, { cents, reason, triedOn }: Returned): Email {
  return {
    kind: 'loan-payment-returned',
    to,
    personId,
    subject: 'A payment of your loan did not go through',
    paragraphs: [
      `Your bank did not give us ${formatCents(cents)} for your loan. ${reasonWords(reason) ?? ''}`.trim(),
      triedOn === undefined
        ? 'We don’t try again by ourselves. Sign in and pay it from the page of your loan.'
        : `We try once more on ${shown(triedOn)}. Have the money ready on that day, or pay it before from the page of your loan.`,
      'The payment is open again until then. Your bank may charge you a fee.',
    ],
  }
}

/** The day of a payment has come, and no bank can be debited. */
export function noDebitEmail({ to, personId }: Addressed, dueOn: string, cents: number): Email {
  return {
    kind: 'loan-no-bank',
    to,
    personId,
    subject: 'We could not debit your loan payment',
    paragraphs: [
      `The payment of ${formatCents(cents)} was due on ${shown(dueOn)}. There is no linked bank account that we can debit, so nothing was taken.`,
      'Sign in and link your bank again. Then pay it from the page of your loan: it isn’t taken by itself later.',
      `You can make it up until ${shown(cureEndsOn(dueOn))}.`,
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
      'Sign in and pay all or part of it from the page of your loan. If you can’t, write to us before that day.',
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
      'You owe tax on it for this year, and maybe 10% more if you are under 59½. Your Form 1099-R is among your documents by January 31 of next year.',
      'It still counts as a loan when you ask for another one.',
    ],
  }
}

export function taxFormEmail({ to, personId }: Addressed, year: number, cents: number): Email {
  return {
    kind: 'loan-tax-form',
    to,
    personId,
    subject: `Your Form 1099-R for ${year} is ready`,
    paragraphs: [
      `It is about your loan: ${formatCents(cents)} counted as paid out to you in ${year}.`,
      'You find it among your documents. You need it for your tax return.',
    ],
  }
}

/** What a colleague wrote about a loan. */
export function fromColleagueEmail(message: string) {
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'loan-message',
    to,
    personId,
    subject: 'About your loan',
    paragraphs: [`Hello ${firstName}.`, ...message.split(/\n{2,}/)],
  })
}

export function repaidEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'loan-repaid',
    to,
    personId,
    subject: 'Your loan is paid back',
    paragraphs: [
      `Well done, ${firstName}. Your loan is paid back in full. You owe nothing on it, and what your plan held back for it is free again.`,
    ],
  }
}

function shown(day: string): string {
  const date = toShownDate(day)
  return date.ok ? date.value : day
}
