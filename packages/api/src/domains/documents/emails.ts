import type { Email } from '../../core/email.ts'
import type { Account } from '../auth/account.ts'
import type { Addressed } from '../auth/write-to.ts'

type Asked = { readonly doc_type: string; readonly reason: string }

export function documentsAskedEmail({ id, email }: Account, asked: readonly Asked[]): Email {
  return {
    kind: 'documents-asked',
    to: email,
    subject: 'We need papers from you',
    paragraphs: [
      'To go on with your account, please send us the following. Sign in and open your documents to send them.',
      ...asked.map(({ doc_type, reason }) => `${doc_type.replaceAll('-', ' ')}: ${reason}`),
      'Your money stays where it is meanwhile. Never send papers by e-mail.',
    ],
    personId: id,
  }
}

/** A paper was not good enough, and why. The request for it is open again. */
export function documentRefusedEmail({ id, email }: Account, { doc_type }: Pick<Asked, 'doc_type'>, because: string): Email {
  return {
    kind: 'document-refused',
    to: email,
    subject: 'We need your paper again',
    paragraphs: [
      `The paper you sent us (${doc_type.replaceAll('-', ' ')}) was not accepted. ${because}`,
      'Please sign in, open your documents and send it again. Never send papers by e-mail.',
    ],
    personId: id,
  }
}

export function letterWithdrawnEmail({ id, email }: Account): Email {
  return {
    kind: 'letter-withdrawn',
    to: email,
    subject: 'You have withdrawn your letter of authorization',
    paragraphs: [
      'From now on we ask nobody about your accounts. We tell each company that has the letter.',
      'Answers that we got before stay in your records until you ask us to delete them. You can sign a new letter at any time.',
      'If it was not you, sign in, change your password, and write to us.',
    ],
    personId: id,
  }
}

/** A paper that was asked for from a provider is there; or why it is not. */
export function requestedPaperEmail({ to, personId }: Addressed, because: string | null): Email {
  return {
    kind: because === null ? 'paper-here' : 'paper-refused',
    to,
    personId,
    subject: because === null ? 'The paper you asked for is here' : 'We couldn’t get the paper you asked for',
    paragraphs: [because ?? 'Sign in and open your documents to read it.'],
  }
}

/** The last word about a letter that was withdrawn. */
export function everybodyKnowsEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'letter-withdrawn-everywhere',
    to,
    personId,
    subject: 'Everyone who saw your letter knows that it is withdrawn',
    paragraphs: [`Hello ${firstName}. Each company that has seen your letter of authorization now knows that it no longer counts.`],
  }
}
