import type { Letter } from '../../partners/mail/letter.ts'

type Message = {
  readonly firstName: string
  readonly lastName: string
  readonly fromEmail: string
  readonly subject: string
  readonly message: string
  readonly isChecked: boolean
}

/** To the people who help. */
export function contactLetter(to: string, { firstName, lastName, fromEmail, subject, message, isChecked }: Message): Letter {
  return {
    kind: 'contact',
    to,
    subject: `Contact form: ${subject}`,
    paragraphs: [
      `${firstName} ${lastName} wrote by the contact form. Answer to: ${fromEmail}`,
      ...(isChecked ? [] : ['The check for programs did not answer at that moment: this may have been sent by one.']),
      ...message.split(/\n{2,}/),
    ],
  }
}

/** To whoever is said to have written. It repeats nothing of the message: nobody can have their own words sent to others by us. */
export function receivedLetter(to: string, hours: string): Letter {
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
