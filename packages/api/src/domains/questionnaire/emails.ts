import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What a colleague writes about what a person wants to do with their money. */
export function moneyRequestEmail({ to, personId, firstName }: Addressed, text: string): Email {
  return {
    kind: 'money-request-answer',
    to,
    personId,
    subject: 'What you want to do with your money',
    paragraphs: [`Hello ${firstName}.`, ...text.split(/\n{2,}/), 'Nothing moves until you sign.'],
  }
}
