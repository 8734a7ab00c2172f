import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { holderOf, type RefusedWhy, refusalWords, startOf } from '../holder-words.ts'

type State = 'requested' | 'accepted' | 'sent' | 'received' | 'refused'

/** The account that an e-mail is about. */
type About = { readonly employer: string; readonly recordKeeper: string | null }

const subjects: Readonly<Record<State, string>> = {
  requested: 'We have asked for your account to be moved',
  accepted: 'Your request to move your account was accepted',
  sent: 'Your money is on its way',
  received: 'Your money has arrived',
  refused: 'Your account has not been moved yet',
}

const words: Readonly<Record<Exclude<State, 'refused'>, (holder: string) => string>> = {
  requested: () => 'We write to you at each step. It often takes three to five weeks, because plans still send checks by mail.',
  accepted: (holder) => `${holder} has your request. Nothing to do for you. We write again when the money is on its way.`,
  sent: () => 'From now until it arrives it is not invested. If a check comes to you, do not cash it: send it on to the new account.',
  received: () => 'Early next year you get a Form 1099-R. Your page says which code should stand on it.',
}

export function moveEmail({ to, personId }: Addressed, state: State, { employer, recordKeeper }: About, why: RefusedWhy = 'other'): Email {
  const said = state === 'refused' ? refusalWords(why, recordKeeper) : words[state](startOf(holderOf(recordKeeper)))
  return {
    kind: `rollover-${state}`,
    to,
    personId,
    subject: subjects[state],
    paragraphs: [`It is about your account from ${employer}.`, said],
  }
}

/** A person follows the transfers of some people: they ask. Everybody else can have a call that is free. */
export function lateEmail({ to, personId }: Addressed, { employer, recordKeeper }: About, isFollowed: boolean): Email {
  return {
    kind: 'rollover-late',
    to,
    personId,
    subject: 'Moving your account takes longer than usual',
    paragraphs: [
      `It is about your account from ${employer}. ${startOf(holderOf(recordKeeper))} has not done the next step in the usual time.`,
      isFollowed
        ? 'One of us asks what is wrong and writes to you what it says. You can also book a call, and we ask with you on the line.'
        : 'Ask it what is wrong, or book a free call and we ask together with you on the line: that often helps.',
    ],
  }
}
