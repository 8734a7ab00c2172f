import type { RolloverWay } from '@app/schemas/rules/accounts/rollover'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Payment } from '../../partners/record-keepers/record-keepers.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { Details } from './details.ts'
import { holderOf, type RefusedWhy, refusalWords, startOf } from './holder-words.ts'

type About = Pick<Details, 'employer' | 'recordKeeper'>
type Words = { readonly kind: string; readonly subject: string; readonly paragraphs: readonly string[]; readonly action?: Email['action'] }

export function requestedEmail(to: Addressed, about: About, publicUrl: string): Email {
  return toEmail(to, about, {
    kind: 'requested',
    subject: 'Sign the form, and we ask for your account to be moved',
    paragraphs: ['Your request is saved. The transfer form says where the money goes. Nothing is sent before you sign it.'],
    action: toSign(publicUrl),
  })
}

export function formReminderEmail(to: Addressed, about: About, publicUrl: string): Email {
  return toEmail(to, about, {
    kind: 'form-reminder',
    subject: 'Your move waits for your signature',
    paragraphs: [
      'Your transfer form isn’t signed yet, so nobody has been asked to move your money. You can sign it or cancel the request.',
    ],
    action: toSign(publicUrl),
  })
}

export function formWantedEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'form-wanted',
    subject: 'Your old plan wants a form of its own',
    paragraphs: [
      `${nameOf(about)} doesn’t accept our form. One of us gets theirs, fills it in and e-mails you when it’s ready to sign.`,
      'The move goes on after that.',
    ],
  })
}

export function paperNeededEmail(to: Addressed, about: About, needed: string): Email {
  return toEmail(to, about, {
    kind: 'paper-needed',
    subject: 'Your old plan needs something from you',
    paragraphs: [
      `${nameOf(about)} needs this before it moves your money: ${needed}`,
      'Reply to this e-mail or call us, and we go through it together.',
    ],
  })
}

export function acceptedEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'accepted',
    subject: 'Your request to move your account was accepted',
    paragraphs: [
      `${nameOf(about)} has your request. You don’t need to do anything. We e-mail you when the money is on its way.`,
      'It often takes three to five weeks, because plans still send checks by mail.',
    ],
  })
}

export function sentEmail(to: Addressed, about: About, way: RolloverWay, payments: readonly Pick<Payment, 'amountCents' | 'way'>[]): Email {
  const sums = payments.map((one) => `${formatCents(one.amountCents)} by ${one.way}`).join(' and ')
  return toEmail(to, about, {
    kind: 'sent',
    subject: 'Your money is on its way',
    paragraphs: [
      `${nameOf(about)} says that it has sent ${sums}. Until it arrives it is not invested.`,
      way === 'paid-to-person'
        ? 'It comes to you. You have 60 days to put the full sum into your new account, with the 20% that was withheld, or it is taxed.'
        : 'If a check comes to you, do not cash it: send it on to the new account.',
    ],
  })
}

export function partArrivedEmail(to: Addressed, about: About, cents: number): Email {
  return toEmail(to, about, {
    kind: 'part-arrived',
    subject: 'A part of your money has arrived',
    paragraphs: [`${formatCents(cents)} is in your new account. We e-mail you again when the rest comes.`],
  })
}

/** Of an account elsewhere we know what the person told us. */
export function receivedEmail(to: Addressed, about: About, cents: number, isOurs: boolean): Email {
  return toEmail(to, about, {
    kind: 'received',
    subject: 'Your money has arrived',
    paragraphs: [
      isOurs
        ? `${formatCents(cents)} is in your account here. For a few days it can still be returned, so it is invested after that.`
        : `You told us that ${formatCents(cents)} has arrived in your new account.`,
      'Early next year the old plan sends you a Form 1099-R. Your page says which code it should have.',
    ],
  })
}

export function returnedEmail(to: Addressed, about: About, cents: number): Email {
  return toEmail(to, about, {
    kind: 'returned',
    subject: 'A payment from your old plan was returned',
    paragraphs: [
      `${formatCents(cents)} did not stay in your account: the payment was returned to the sender. The money is still yours.`,
      'One of us finds out why and e-mails you.',
    ],
  })
}

export function lookedIntoEmail(to: Addressed, about: About, answer: string): Email {
  return toEmail(to, about, { kind: 'looked-into', subject: 'What we found out about your payment', paragraphs: [answer] })
}

export function askedKeeperEmail(to: Addressed, about: About, answer: string): Email {
  return toEmail(to, about, {
    kind: 'asked-keeper',
    subject: 'What your old plan says',
    paragraphs: [`We asked ${holderOf(about.recordKeeper)} why your move is late. This is the answer:`, answer],
  })
}

export function refusedEmail(to: Addressed, about: About, why: RefusedWhy): Email {
  return toEmail(to, about, {
    kind: 'refused',
    subject: 'Your account has not been moved yet',
    paragraphs: [refusalWords(why, about.recordKeeper)],
  })
}

export function cancelledEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'cancelled',
    subject: 'Your move is cancelled',
    paragraphs: ['Nothing was sent. Your money stays where it is. You can ask for it to be moved again at any time.'],
  })
}

export function tooLateEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'cancel-too-late',
    subject: 'Your move could not be cancelled',
    paragraphs: [`${nameOf(about)} had sent the money already. It goes on to your new account, and we e-mail you when it arrives.`],
  })
}

export function feeUnpaidEmail(to: Addressed, about: About, cents: number, publicUrl: string): Email {
  return toEmail(to, about, {
    kind: 'fee-unpaid',
    subject: 'We could not charge the fee for your move',
    paragraphs: [
      `You agreed to a fee of ${formatCents(cents)} for moving this account. There is no card that we could charge, or your bank declined it.`,
      'Add a card in your settings. We try again each day.',
    ],
    action: { label: 'Open settings', url: `${publicUrl}/dashboard/settings` },
  })
}

/** A colleague follows the transfers of some people and asks. Everybody else can have a call that is free. */
export function lateEmail(to: Addressed, about: About, isFollowed: boolean): Email {
  return toEmail(to, about, {
    kind: 'late',
    subject: 'Moving your account takes longer than usual',
    paragraphs: [
      `${nameOf(about)} has not done the next step in the usual time.`,
      isFollowed
        ? 'One of us asks what is wrong and e-mails you the answer. You can also book a call, and we ask with you on the line.'
        : 'Ask it what is wrong, or book a free call and we ask together with you on the line: that often helps.',
    ],
  })
}

function toEmail({ to, personId }: Addressed, { employer }: About, { kind, subject, paragraphs, action }: Words): Email {
  const lead = `This is about your account from ${employer}.`
  return { kind: `rollover-${kind}`, to, personId, subject, paragraphs: [lead, ...paragraphs], ...(action && { action }) }
}

function nameOf({ recordKeeper }: About): string {
  return startOf(holderOf(recordKeeper))
}

function toSign(publicUrl: string) {
  return { label: 'Sign the form', url: `${publicUrl}/dashboard` }
}
