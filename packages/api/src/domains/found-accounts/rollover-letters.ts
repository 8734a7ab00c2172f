import type { Letter } from '../../partners/mail/letter.ts'
import type { Addressed } from '../auth/write-to.ts'
import { refusals } from './tracker.ts'

type State = 'requested' | 'accepted' | 'sent' | 'received' | 'refused'

const subjects: Readonly<Record<State, string>> = {
  requested: 'We have asked for your account to be moved',
  accepted: 'The record keeper has accepted your request',
  sent: 'Your money is on its way',
  received: 'Your money has arrived',
  refused: 'The record keeper has not moved your account yet',
}

const words: Readonly<Record<Exclude<State, 'refused'>, string>> = {
  requested: 'We write to you at each step. It often takes three to five weeks, because plans still send checks by mail.',
  accepted: 'Nothing to do for you. We write again when the money is on its way.',
  sent: 'From now until it arrives it is not invested. If a check comes to you, do not cash it: send it on to the new account.',
  received: 'Early next year you get a Form 1099-R. Your page says which code should stand on it.',
}

export function moveLetter({ to, personId }: Addressed, state: State, employer: string, why: keyof typeof refusals = 'other'): Letter {
  const said = state === 'refused' ? refusals[why] : words[state]
  return {
    kind: `rollover-${state}`,
    to,
    personId,
    subject: subjects[state],
    paragraphs: [`It is about your account from ${employer}.`, said],
  }
}

/** A person follows the transfers of some people: they ask. Everybody else can have a call that is free. */
export function lateLetter({ to, personId }: Addressed, employer: string, isFollowed: boolean): Letter {
  return {
    kind: 'rollover-late',
    to,
    personId,
    subject: 'Moving your account takes longer than usual',
    paragraphs: [
      `The record keeper of your account from ${employer} has not done its next step in the usual time.`,
      isFollowed
        ? 'One of us asks what is wrong and writes to you what it says. You can also book a call, and we ask with you on the line.'
        : 'Ask it what is wrong, or book a free call and we ask together with you on the line: that often helps.',
    ],
  }
}
