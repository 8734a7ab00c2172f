import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'

const subjects = { answer: 'Our answer to your request', question: 'A question about your request' } as const

/** What a colleague writes about a request, with its number. */
export function requestEmail({ to, personId, firstName }: Addressed, id: string, what: keyof typeof subjects, text: string): Email {
  return {
    kind: `loan-request-${what}`,
    to,
    personId,
    subject: `${subjects[what]}: ${shortNumber(id)}`,
    paragraphs: [`Hello ${firstName}.`, ...text.split(/\n{2,}/), 'This is not a contract. Nothing is agreed until you sign.'],
  }
}
