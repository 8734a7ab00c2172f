import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

export function papersSignedEmail({ to, personId }: Addressed, titles: readonly string[]): Email {
  return {
    kind: 'papers-signed',
    to,
    personId,
    subject: titles.length === 1 ? 'You have signed a paper' : `You have signed ${titles.length} papers`,
    paragraphs: [
      ...titles,
      'Signed copies are with your documents. Sign in to read and save them.',
      'If it was not you, or you did not mean to sign, write or call us at once. What has not been sent can still be stopped.',
    ],
  }
}

export function signOnPhoneEmail({ to, personId }: Addressed, address: string, minutes: number): Email {
  return {
    kind: 'sign-on-phone',
    to,
    personId,
    subject: 'Your link to sign on your phone',
    paragraphs: [
      `Open this letter on your phone and follow the link. It shows your papers and lets you sign them. It works once, for ${minutes} minutes.`,
      'Do not pass it on. If you did not ask for it, you need not do anything: nothing is signed without your name.',
    ],
    action: { label: 'Read and sign my papers', url: address },
  }
}
