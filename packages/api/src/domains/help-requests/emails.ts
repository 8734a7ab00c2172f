import type { Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

const helpPage = '/dashboard/need-help'

type Answer = { readonly number: string; readonly subject: string; readonly answer: string }

/** From the colleague who read the conversation. */
export function helpAnswerEmail({ to, personId }: Addressed, { number, subject, answer }: Answer): Email {
  const paragraphs = answer.split(/\n{2,}/)
  return {
    kind: 'help-answer',
    to,
    personId,
    link: helpPage,
    en: {
      subject: `Our answer: ${subject}`,
      paragraphs: [...paragraphs, `Your request has the number ${number}.`],
      button: 'Read it and write back',
    },
    es: {
      subject: `Nuestra respuesta: ${subject}`,
      paragraphs: [...paragraphs, `Tu solicitud tiene el número ${number}.`],
      button: 'Leerla y responder',
    },
  }
}

/** To a customer whose message complains about us. */
export function complaintEmail({ to, personId }: Addressed, by: Words<string>): Email {
  return {
    kind: 'help-complaint',
    to,
    personId,
    link: helpPage,
    en: {
      subject: 'We’re looking into your complaint',
      paragraphs: [
        'We’re sorry that something went wrong. One of us is finding out what happened.',
        `You’ll have our answer by ${by.en}, with your request under Help and by e-mail.`,
      ],
      button: 'See my request',
    },
    es: {
      subject: 'Estamos revisando tu queja',
      paragraphs: [
        'Lamentamos que algo saliera mal. Una persona de nuestro equipo está averiguando qué pasó.',
        `Tendrás nuestra respuesta a más tardar el ${by.es}, junto a tu solicitud en Ayuda y por correo electrónico.`,
      ],
      button: 'Ver mi solicitud',
    },
  }
}
