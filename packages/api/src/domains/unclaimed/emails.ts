import { freeWords } from '@app/schemas/rules/accounts/unclaimed-claims'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** Names neither states nor amounts: an e-mail may be read by others. */
export function foundLaterEmail({ to, personId, firstName }: Addressed, found: number): Email {
  const what = found === 1 ? 'a record that may be about you' : `${found} records that may be about you`
  return {
    kind: 'unclaimed-found',
    to,
    personId,
    subject: found === 1 ? 'A state may hold money for you' : `States may hold money for you: ${found} records`,
    paragraphs: [
      `Hello ${firstName}. We looked through the states’ lists of unclaimed money again and found ${what}. Sign in and say whether it is yours.`,
      freeWords,
    ],
  }
}

/** What became of a claim that people of ours file. The amount is said on the page, not here. */
export function claimEmail({ to, personId, firstName }: Addressed, news: { readonly subject: string; readonly text: string }): Email {
  return { kind: 'claim-news', to, personId, subject: news.subject, paragraphs: [`Hello ${firstName}.`, news.text] }
}
