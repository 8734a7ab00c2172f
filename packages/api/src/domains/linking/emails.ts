import type { Email } from '../../core/email.ts'

type Addressed = { readonly to: string; readonly personId: string }

export function linkWorksEmail({ to, personId }: Addressed, publicUrl: string): Email {
  return {
    kind: 'link-works',
    to,
    personId,
    subject: 'Your account is linked',
    paragraphs: ['The company that we link accounts through did not answer at first. Now it has, and your account is linked.'],
    action: { label: 'See my accounts', url: `${publicUrl}/dashboard` },
  }
}

export function linkFailedEmail({ to, personId }: Addressed, publicUrl: string): Email {
  return {
    kind: 'link-failed',
    to,
    personId,
    subject: 'We could not link your account',
    paragraphs: [
      'We have tried to link the account that you chose, and it did not work. Nothing has changed in it.',
      'Please try again, or choose another way to add it.',
    ],
    action: { label: 'Try again', url: `${publicUrl}/dashboard` },
  }
}

export function linkEndedEmail({ to, personId }: Addressed, publicUrl: string): Email {
  return {
    kind: 'link-ended',
    to,
    personId,
    subject: 'Please link your account again',
    paragraphs: [
      'Your bank or plan has ended our link to it. This happens when a password changes, or after some time.',
      'Until you sign in there again we cannot see the balance, and deposits from it wait.',
    ],
    action: { label: 'Link it again', url: `${publicUrl}/dashboard/settings` },
  }
}

export function depositsEmail({ to, personId }: Addressed, publicUrl: string): Email {
  return {
    kind: 'deposit-arrived',
    to,
    personId,
    subject: 'A small deposit is in your account',
    paragraphs: [
      'We sent a small deposit to the account that you want to link. Look for the code beside it, and tell us within seven days.',
    ],
    action: { label: 'Enter the code', url: `${publicUrl}/dashboard/settings` },
  }
}
