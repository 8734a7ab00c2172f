import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

const words = {
  statement: { subject: 'Your account statement is ready', about: 'The statement of your account for the last quarter is here.' },
  confirmation: {
    subject: 'Your confirmation is ready',
    about: 'A trade or transfer in your account is final, and the paper that confirms it is here.',
  },
  '1099-R': {
    subject: 'Your Form 1099-R is ready',
    about: 'The form about what you took out of your account last year is here. You need it for your tax return.',
  },
  '5498': {
    subject: 'Your Form 5498 is ready',
    about: 'The form about what you put into your IRA for last year, and what it was worth then, is here. Keep it with your tax papers.',
  },
} as const

/**
 * Says that a paper is there, without an amount. Nobody can unsubscribe from these: statements, confirmations and tax forms have to be
 * delivered, and people have agreed to get them this way.
 */
export function paperHereEmail(kind: keyof typeof words) {
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'paper-ready',
    to,
    personId,
    subject: words[kind].subject,
    paragraphs: [`Hello ${firstName}. ${words[kind].about}`, 'Sign in and open your documents to read it. We never send papers by e-mail.'],
  })
}
