import type { Words } from '../../client/language.ts'
import type { Ahead } from './move-ahead.ts'

type Next = Exclude<Ahead['next'], 'booked'>

type Own = {
  readonly title: string
  readonly booked: (when: string) => string
  readonly next: Readonly<Record<Next, { readonly text: string; readonly link: string }>>
}

export const words: Words<Own> = {
  en: {
    title: 'Accounts you want to move',
    booked: (when) => `We call you and the company that holds them on ${when}. After that, say here how it went.`,
    next: {
      book: {
        text: 'Nothing has moved yet. Next is a call with the company that holds them. It’s free, and we’re on the line with you.',
        link: 'Choose a time for the call',
      },
      report: { text: 'The time of your call is over. What did your old plan say?', link: 'Say how the call went' },
      'not-reached': { text: 'Nobody reached your old plan. Nothing has moved.', link: 'Choose another time' },
      missed: { text: 'We called, and couldn’t reach you. Nothing has moved.', link: 'Choose another time' },
      'more-needed': {
        text: 'Your old plan needs something more, as you told us. When you have it, we call them again with you.',
        link: 'Choose a time for the next call',
      },
      destination: {
        text: 'Your old plan is ready to send the money. It has no account to go to yet, so it can’t be requested.',
        link: 'Choose where the money goes',
      },
    },
  },
  es: {
    title: 'Cuentas que quieres mover',
    booked: (when) => `Te llamamos a ti y a la empresa que las tiene el ${when}. Después, cuéntanos aquí cómo te fue.`,
    next: {
      book: {
        text: 'Todavía no se movió nada. Lo siguiente es una llamada con la empresa que las tiene. Es gratis y te acompañamos en la línea.',
        link: 'Elegir una hora para la llamada',
      },
      report: { text: 'La hora de tu llamada ya pasó. ¿Qué dijo tu plan anterior?', link: 'Contar cómo fue la llamada' },
      'not-reached': { text: 'Nadie pudo comunicarse con tu plan anterior. No se movió nada.', link: 'Elegir otra hora' },
      missed: { text: 'Te llamamos y no pudimos comunicarnos contigo. No se movió nada.', link: 'Elegir otra hora' },
      'more-needed': {
        text: 'Tu plan anterior necesita algo más, según nos dijiste. Cuando lo tengas, los llamamos otra vez contigo.',
        link: 'Elegir una hora para la próxima llamada',
      },
      destination: {
        text: 'Tu plan anterior está listo para enviar el dinero. Todavía no tiene una cuenta de destino, así que no se puede pedir.',
        link: 'Elegir adónde va el dinero',
      },
    },
  },
}
