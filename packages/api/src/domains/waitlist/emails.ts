import type { Language } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'

export function waitingEmail(to: string, language: Language, unsubscribeUrl: string): Email {
  return {
    kind: 'waitlist',
    to,
    language,
    unsubscribeUrl,
    en: {
      subject: 'You are on the waiting list',
      paragraphs: [
        'Thank you. We e-mail you as soon as we can let you in.',
        'If it wasn’t you who put this address on the list, use the link below, and we won’t write again.',
      ],
    },
    es: {
      subject: 'Estás en la lista de espera',
      paragraphs: [
        'Gracias. Te escribimos en cuanto podamos darte acceso.',
        'Si no fuiste tú quien puso esta dirección en la lista, usa el enlace de abajo y no volvemos a escribir.',
      ],
    },
  }
}

/** They can begin now. */
export function letInEmail(to: string, language: Language): Email {
  return {
    kind: 'waitlist-let-in',
    to,
    language,
    link: '/',
    en: {
      subject: 'You can start now',
      paragraphs: ['You put yourself on our waiting list. We can help you now: start with the button. It takes a few minutes.'],
      button: 'Get started',
    },
    es: {
      subject: 'Ya puedes empezar',
      paragraphs: ['Te anotaste en nuestra lista de espera. Ya podemos ayudarte: empieza con el botón. Toma unos minutos.'],
      button: 'Empezar',
    },
  }
}
