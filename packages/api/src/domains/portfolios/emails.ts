import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { ProgramRow } from './saving/savings-store.ts'

/** The account is open, and nothing is there to take the deposits from. */
export function savingsStillNeedEmail({ to, personId }: Addressed, { amount_cents }: ProgramRow): Email {
  return {
    kind: 'savings-need-bank',
    to,
    personId,
    subject: 'Your savings plan waits for your bank',
    paragraphs: [
      `Your account is open. Your plan to save ${formatCents(amount_cents)} at a time has not started, because no bank account is linked. Nothing is taken.`,
      'Link your bank, and the plan starts by itself. If you do not want it any more, cancel it in your settings.',
    ],
  }
}

export function savingsNotStartedEmail({ to, personId }: Addressed, { amount_cents }: ProgramRow, why = ''): Email {
  return {
    kind: 'savings-not-started',
    to,
    personId,
    subject: 'Your savings plan could not start',
    paragraphs: [
      `Your plan to save ${formatCents(amount_cents)} at a time has not started, and nothing is taken. ${why}`.trim(),
      'Change the amount or how often on the page of your savings plan, and start it there.',
    ],
  }
}

/** A plan to save that may not take anything yet: nothing is debited before the person says that it may be. */
export function savingsAskDebitEmail({ to, personId }: Addressed, { amount_cents }: Pick<ProgramRow, 'amount_cents'>, url: string): Email {
  return {
    kind: 'savings-ask-debit',
    to,
    personId,
    subject: 'One more yes before your savings plan starts',
    paragraphs: [
      `Your plan to save ${formatCents(amount_cents)} at a time is saved. Nothing is taken yet.`,
      'We need your OK to take the deposits from your bank account. Sign in, look at the dates, and say yes or no.',
    ],
    action: { label: 'Look at my plan', url },
  }
}
