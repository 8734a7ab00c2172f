import type { Language } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'

export function waitingEmail(to: string, language: Language, unsubscribeUrl: string): Email {
  return {
    kind: 'waitlist',
    to,
    link: '/',
    language,
    unsubscribeUrl,
    en: {
      subject: 'You’re on the waiting list',
      paragraphs: [
        'Thank you. We’ll e-mail you as soon as we can let you in.',
        'If you didn’t put this address on the list, use the link below, and we won’t write again.',
      ],
      button: 'See what we do',
    },
    es: {
      subject: 'Estás en la lista de espera',
      paragraphs: [
        'Gracias. Te escribimos en cuanto podamos darte acceso.',
        'Si no fuiste tú quien puso esta dirección en la lista, usa el enlace de abajo y no volveremos a escribir.',
      ],
      button: 'Ver qué hacemos',
    },
  }
}

/** People who can start now. */
export function letInEmail(to: string, language: Language): Email {
  return {
    kind: 'waitlist-let-in',
    to,
    language,
    link: '/',
    en: {
      subject: 'You can start now',
      paragraphs: ['You joined our waiting list. We can help you now. Use the button to start. It takes a few minutes.'],
      button: 'Get started',
    },
    es: {
      subject: 'Ya puedes empezar',
      paragraphs: ['Te anotaste en nuestra lista de espera. Ya podemos ayudarte. Usa el botón para empezar. Toma unos minutos.'],
      button: 'Empezar',
    },
  }
}
