import type { Words } from '../../../client/language.ts'

type There = 'accepted' | 'received' | 'one-side'

type Own = Readonly<Record<There, string>> & {
  readonly about: Readonly<Record<There, (day: string) => string>>
  readonly refused: string
  readonly refusedWhy: string
  readonly again: string
}

export const words: Words<Own> = {
  en: {
    accepted: 'Your ID was accepted',
    received: 'We have your ID',
    'one-side': 'One side is missing',
    about: {
      accepted: (day) => `You sent it on ${day}. You don’t need to send it again.`,
      received: (day) =>
        `We got it on ${day} and are checking it. That usually takes one to two business days. You don’t need to wait here.`,
      'one-side': (day) => `We got one side on ${day}. Send both sides of the card below.`,
    },
    refused: 'Your last photo wasn’t accepted',
    refusedWhy: 'Take a new one: the whole card, sharp, in good light.',
    again: 'Send another one',
  },
  es: {
    accepted: 'Tu identificación fue aceptada',
    received: 'Tenemos tu identificación',
    'one-side': 'Falta un lado',
    about: {
      accepted: (day) => `La enviaste el ${day}. No necesitas enviarla otra vez.`,
      received: (day) => `Llegó el ${day} y se está revisando. Suele tardar uno o dos días hábiles. No necesitas esperar aquí.`,
      'one-side': (day) => `Recibimos un lado el ${day}. Envía abajo los dos lados de la tarjeta.`,
    },
    refused: 'Tu última foto no fue aceptada',
    refusedWhy: 'Toma una nueva: la tarjeta entera, nítida y con buena luz.',
    again: 'Enviar otra',
  },
}
