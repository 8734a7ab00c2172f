import type { Email } from '../../core/email.ts'

type Message = {
  readonly firstName: string
  readonly lastName: string
  readonly fromEmail: string
  readonly subject: string
  readonly message: string
  /** How it is known that no program sent it. */
  readonly check: 'passed' | 'unavailable' | 'by-email'
}

const aboutCheck = {
  passed: [],
  unavailable: ['The check for programs did not answer at that moment: this may have been sent by one.'],
  'by-email': ['The sender has confirmed this message by a letter.'],
} as const

/** To the people who help. */
export function contactEmail(to: string, { firstName, lastName, fromEmail, subject, message, check }: Message): Email {
  return {
    kind: 'contact',
    to,
    subject: `Contact form: ${subject}`,
    paragraphs: [
      `${firstName} ${lastName} wrote by the contact form. Answer to: ${fromEmail}`,
      ...aboutCheck[check],
      ...message.split(/\n{2,}/),
    ],
  }
}

/** To the claimed sender. It repeats nothing of the message, so that nobody can make us send their own words to others. */
export function receivedEmail(to: string, hours: string): Email {
  return {
    kind: 'contact-received',
    to,
    subject: 'We have your message',
    paragraphs: [
      'Thank you for writing to us. A person reads every message, and answers within two working days.',
      `You can also call us: ${hours}.`,
      'If you did not write to us, somebody entered your address by mistake. You need not do anything.',
    ],
  }
}

/** To the claimed sender, from a page that could not check for programs. It repeats nothing of the message. */
export function confirmSenderEmail(to: string, url: string): Email {
  return {
    kind: 'contact-confirm',
    to,
    subject: 'Confirm your message to us',
    paragraphs: [
      'You wrote to us by the form on our site. Use the button to send us the message. Until then nobody reads it, and after two days it is deleted.',
      'If you did not write to us, somebody entered your address by mistake. You need not do anything.',
    ],
    action: { label: 'Send my message', url },
  }
}
