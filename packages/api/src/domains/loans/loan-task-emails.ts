import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What a colleague wrote about a loan. */
export function fromColleagueEmail(message: string) {
  const paragraphs = message.split(/\n{2,}/)
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'loan-message',
    to,
    personId,
    link: '/dashboard/loan',
    en: { subject: 'About your loan', paragraphs: [`Hello ${firstName}.`, ...paragraphs] },
    es: { subject: 'Sobre tu préstamo', paragraphs: [`Hola, ${firstName}.`, ...paragraphs] },
  })
}
