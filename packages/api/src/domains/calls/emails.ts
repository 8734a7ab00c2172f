import { momentWords } from '@app/schemas/rules/days/call-slots'
import type { Email } from '../../core/email.ts'
import { type CallRow, isAboutMoving } from './store.ts'

/** Where e-mails about calls lead. */
export type CallLinks = { readonly afterCall: string; readonly moveCall: string; readonly searchCall: string }

type Addressed = { readonly to: string; readonly personId: string }

const atHand = 'Please have at hand: a statement of the account, if you have one, and a photo ID. We never ask for your password.'

export function bookedEmail({ to, personId }: Addressed, call: CallRow, publicUrl: string): Email {
  return {
    kind: 'call-booked',
    to,
    personId,
    subject: `Your call on ${momentOf(call)}`,
    paragraphs: [`We hold ${momentOf(call)} for your call. We call you.`, atHand, 'You can move or cancel the call until it begins.'],
    action: { label: 'See or change the call', url: `${publicUrl}/dashboard` },
  }
}

export function movedEmail({ to, personId }: Addressed, call: CallRow, publicUrl: string): Email {
  return {
    kind: 'call-moved',
    to,
    personId,
    subject: `Your call is now on ${momentOf(call)}`,
    paragraphs: [`We have moved your call to ${momentOf(call)}. The earlier time no longer holds.`, atHand],
    action: { label: 'See or change the call', url: `${publicUrl}/dashboard` },
  }
}

export function cancelledEmail({ to, personId }: Addressed, call: CallRow): Email {
  return {
    kind: 'call-cancelled',
    to,
    personId,
    subject: 'Your call is cancelled',
    paragraphs: [`The call on ${momentOf(call)} is cancelled. We do not call you then.`, 'You can choose another time whenever you like.'],
  }
}

export function reminderEmail({ to, personId }: Addressed, call: CallRow, publicUrl: string): Email {
  return {
    kind: 'call-reminder',
    to,
    personId,
    subject: `Tomorrow: your call on ${momentOf(call)}`,
    paragraphs: [`We call you on ${momentOf(call)}.`, atHand],
    action: { label: 'Move or cancel the call', url: `${publicUrl}/dashboard` },
  }
}

/** We called, and nobody answered. */
export function missedEmail({ to, personId }: Addressed, call: CallRow, links: CallLinks): Email {
  return {
    kind: 'call-missed',
    to,
    personId,
    subject: 'We missed you',
    paragraphs: [
      `We called you at ${momentOf(call)}, and couldn’t reach you.`,
      'Nothing is lost. Choose another time, and we’ll call again.',
    ],
    action: { label: 'Choose another time', url: isAboutMoving(call) ? links.moveCall : links.searchCall },
  }
}

/** The time of a call about moving money is over: only the people on the line know how it went. */
export function overEmail({ to, personId }: Addressed, call: CallRow, links: CallLinks): Email {
  return {
    kind: 'call-over',
    to,
    personId,
    subject: 'How did your call go?',
    paragraphs: [
      `Your call about moving your money was on ${momentOf(call)}.`,
      'Tell us what your old plan said. It takes a minute, and then you can follow your money. If nobody reached the plan, you can choose another time.',
    ],
    action: { label: 'Say how the call went', url: links.afterCall },
  }
}

/** What was agreed on a call, as the colleague wrote it down. */
export function agreedEmail({ to, personId }: Addressed, call: CallRow, agreed: string, links: CallLinks): Email {
  return {
    kind: 'call-agreed',
    to,
    personId,
    subject: 'What we agreed on your call',
    paragraphs: [`On our call of ${momentOf(call)} we agreed on this:`, agreed, 'If something here isn’t right, reply to this e-mail.'],
    ...(isAboutMoving(call) && { action: { label: 'Say how the call went', url: links.afterCall } }),
  }
}

export function lostEmail({ to, personId }: Addressed, call: CallRow, publicUrl: string): Email {
  return {
    kind: 'call-lost',
    to,
    personId,
    subject: 'Please choose another time for your call',
    paragraphs: [
      `You asked for a call on ${momentOf(call)}. Our calendar did not answer at that moment, and by now that time is gone.`,
      'We are sorry. Please choose another time.',
    ],
    action: { label: 'Choose a time', url: `${publicUrl}/dashboard` },
  }
}

function momentOf({ starts_at, time_zone }: CallRow): string {
  return momentWords(starts_at, time_zone)
}
