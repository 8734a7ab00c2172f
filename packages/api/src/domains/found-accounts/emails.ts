import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What a search found in the filings and what was told: plans to ask about, of which no filing need speak, and no account yet. */
export function foundEmail({ to, personId, firstName }: Addressed, found: number): Email {
  const toAsk = `${counted(found, 'plan')} to ask about`
  const what =
    found === 0
      ? 'We found no plan for the jobs that you told us of.'
      : `We looked up what you told us: there ${found === 1 ? 'is' : 'are'} ${toAsk}. That does not mean yet that there is money of yours.`
  return {
    kind: 'search-ended',
    to,
    personId,
    subject: found === 0 ? 'Your search is done' : `Your search is done: ${toAsk}`,
    paragraphs: [
      `Hello ${firstName}. ${what}`,
      found === 0
        ? 'That does not mean that there is nothing. Other names, earlier addresses or an old statement often help. Searching and claiming cost nothing.'
        : 'We now ask the providers what is there. Most answer within 10 working days, and we write to you each time.',
    ],
  }
}

export function answerEmail({ to, personId }: Addressed, answer: 'found' | 'nothing' | 'needs-call', employer: string): Email {
  const words = {
    found: `The provider has confirmed an account from ${employer}.`,
    nothing: `The provider knows of no account from ${employer}. It may have been paid out or moved.`,
    'needs-call': `The provider wants to speak with you about ${employer}. Book a call, and we are on the line with you.`,
  } as const
  return { kind: 'record-keeper-answered', to, personId, subject: `News about your account from ${employer}`, paragraphs: [words[answer]] }
}

export type Listed = { readonly employer: string; readonly recordKeeper: string | null; readonly balanceCents: number | null }

export function foundListEmail({ to, personId, firstName }: Addressed, accounts: readonly Listed[]): Email {
  return {
    kind: 'found-accounts',
    to,
    personId,
    subject: `What we found for you: ${counted(accounts.length, 'account')}`,
    paragraphs: [
      `Hello ${firstName}. This is your list as it stands.`,
      ...accounts.map(lineOf),
      'Amounts that are missing are not known yet.',
    ],
  }
}

function lineOf({ employer, recordKeeper, balanceCents }: Listed): string {
  return [employer, recordKeeper && `kept by ${recordKeeper}`, balanceCents !== null && formatCents(balanceCents)]
    .filter(Boolean)
    .join(', ')
}

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
