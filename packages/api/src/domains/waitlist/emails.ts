import type { Email } from '../../core/email.ts'

export function waitingEmail(to: string, unsubscribeUrl: string): Email {
  return {
    kind: 'waitlist',
    to,
    subject: 'You are on the waiting list',
    paragraphs: [
      'Thank you. We write to you as soon as we can let you in.',
      'If it was not you who put this address on the list, use the link below, and we will not write again.',
    ],
    unsubscribeUrl,
  }
}

/** They can begin now. */
export function letInEmail(to: string, url: string): Email {
  return {
    kind: 'waitlist-let-in',
    to,
    subject: 'You can start now',
    paragraphs: ['You put yourself on our waiting list. We can help you now: start with the button. It takes a few minutes.'],
    action: { label: 'Get started', url },
  }
}
