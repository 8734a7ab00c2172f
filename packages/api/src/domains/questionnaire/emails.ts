import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What a colleague writes about what a person wants to do with their money. */
export function moneyRequestEmail({ to, personId, firstName }: Addressed, text: string): Email {
  const answer = text.split(/\n{2,}/)
  return {
    kind: 'money-request-answer',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'What you want to do with your money',
      paragraphs: [`Hello ${firstName}.`, ...answer, 'Nothing moves until you sign.'],
    },
    es: {
      subject: 'Lo que quieres hacer con tu dinero',
      paragraphs: [`Hola, ${firstName}.`, ...answer, 'Nada se mueve hasta que firmes.'],
    },
  }
}
