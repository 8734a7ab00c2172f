import { levelPaymentCents } from '@app/schemas/rules/amortisation'
import { toShownDate } from '@app/schemas/rules/dates'
import { formatCents } from '@app/schemas/rules/money'
import { cureEndsOn } from '@app/schemas/rules/plan-loans'
import type { Letter } from '../../partners/mail/letter.ts'
import type { Addressed } from '../auth/write-to.ts'
import { amortised } from './record.ts'
import type { LoanRow } from './store.ts'

const payout =
  'The rest of the loan then counts as money paid out to you. You owe tax on it, and maybe 10% more if you are under 59½. Paying later cannot undo that.'

export function confirmedLetter({ to, personId, firstName }: Addressed, loan: LoanRow, paysOutOn: string): Letter {
  const received = formatCents(loan.borrow_cents - loan.fee_cents)
  return {
    kind: 'loan-confirmed',
    to,
    personId,
    subject: 'You have confirmed your loan',
    paragraphs: [
      `Hello ${firstName}. You borrow ${formatCents(loan.borrow_cents)} from your savings at ${loan.rate_bps / 100}% a year.`,
      `The fee is ${formatCents(loan.fee_cents)}, so you receive ${received}. We send it on ${shown(paysOutOn)}. You owe all that you borrow.`,
      `Each payment is ${formatCents(levelPaymentCents(amortised(loan)))}.`,
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

export function paidOutLetter({ to, personId }: Addressed, loan: LoanRow, firstDueOn: string): Letter {
  return {
    kind: 'loan-paid-out',
    to,
    personId,
    subject: 'Your loan is on its way',
    paragraphs: [
      `We have sent you ${formatCents(loan.borrow_cents - loan.fee_cents)}.`,
      `The first payment of ${formatCents(levelPaymentCents(amortised(loan)))} is due on ${shown(firstDueOn)}.`,
    ],
  }
}

export function pastDueLetter({ to, personId }: Addressed, dueOn: string, openCents: number): Letter {
  return {
    kind: 'loan-past-due',
    to,
    personId,
    subject: 'A payment of your loan is late',
    paragraphs: [
      `The payment of ${shown(dueOn)} has not arrived. ${formatCents(openCents)} of it is open.`,
      `You can make it up until ${shown(cureEndsOn(dueOn))}. After that it is too late. ${payout}`,
      'You can pay all or part of it on the page of your loan.',
    ],
  }
}

export function warningLetter({ to, personId }: Addressed, dueOn: string, owedCents: number): Letter {
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

export function defaultedLetter({ to, personId }: Addressed, payoutCents: number): Letter {
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

export function repaidLetter({ to, personId, firstName }: Addressed): Letter {
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
