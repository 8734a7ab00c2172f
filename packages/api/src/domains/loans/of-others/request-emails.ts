import type { Words } from '@app/schemas/language'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'

type About = 'answer' | 'question'

const subjects: Words<Readonly<Record<About, string>>> = {
  en: { answer: 'Our answer to your request', question: 'A question about your request' },
  es: { answer: 'Nuestra respuesta a tu solicitud', question: 'Una pregunta sobre tu solicitud' },
}

/** What a colleague writes about a request, with its number. */
export function requestEmail({ to, personId, firstName }: Addressed, id: string, what: About, text: string): Email {
  const answer = text.split(/\n{2,}/)
  return {
    kind: `loan-request-${what}`,
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `${subjects.en[what]}: ${shortNumber(id)}`,
      paragraphs: [`Hello ${firstName}.`, ...answer, 'This is not a contract. Nothing is agreed until you sign.'],
    },
    es: {
      subject: `${subjects.es[what]}: ${shortNumber(id)}`,
      paragraphs: [`Hola, ${firstName}.`, ...answer, 'Esto no es un contrato. Nada está acordado hasta que firmes.'],
    },
  }
}
