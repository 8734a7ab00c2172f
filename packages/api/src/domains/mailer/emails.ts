import type { Email } from '../../core/email.ts'

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

/** To the sender, from the colleague who read the message. */
export function answerEmail({ fromEmail, subject }: { readonly fromEmail: string; readonly subject: string }, answer: string): Email {
  return { kind: 'contact-answer', to: fromEmail, subject: `Our answer: ${subject}`, paragraphs: answer.split(/\n{2,}/) }
}

/** To the sender of a message that complains about us. */
export function complaintEmail(to: string, by: string): Email {
  return {
    kind: 'complaint-received',
    to,
    subject: 'We’re looking into your complaint',
    paragraphs: [
      'We’re sorry that something went wrong. One of us is finding out what happened.',
      `You’ll have our answer by ${by}, in an e-mail.`,
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
