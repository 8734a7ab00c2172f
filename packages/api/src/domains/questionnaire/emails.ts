import type { Language, Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** How a question of a colleague is answered. */
export const howToReply: Words<string> = {
  en: 'To answer, reply to this e-mail or write to us under Help.',
  es: 'Para contestar, responde a este correo o escríbenos en Ayuda.',
}

/** What a colleague writes about what a person wants to do with their money. */
export function moneyRequestEmail({ to, personId, firstName }: Addressed, what: 'answer' | 'question', text: string): Email {
  const written = text.split(/\n{2,}/)
  const reply = (language: Language) => (what === 'question' ? [howToReply[language]] : [])
  return {
    kind: 'money-request-answer',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'What you want to do with your money',
      paragraphs: [`Hello ${firstName}.`, ...written, ...reply('en'), 'Nothing moves until you sign.'],
    },
    es: {
      subject: 'Lo que quieres hacer con tu dinero',
      paragraphs: [`Hola, ${firstName}.`, ...written, ...reply('es'), 'Nada se mueve hasta que firmes.'],
    },
  }
}
