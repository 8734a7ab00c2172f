import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  /** What comes after the first. */
  readonly rest: string
  readonly move: (name: string) => string
  readonly toMove: string
  readonly late: (dollars: string) => string
  readonly makeUp: (day: string) => string
  readonly toLoan: string
  readonly toDeposit: string
  readonly toPapers: string
  readonly toSign: string
  readonly sign: string
  readonly toTerms: string
  readonly terms: string
}

export const words: Words<Own> = {
  en: {
    title: 'What to do next',
    rest: 'After that',
    move: (name) => `Moving from ${name}`,
    toMove: 'See this move',
    late: (dollars) => `${dollars} of your loan is late`,
    makeUp: (day) => `Make it up by ${day}. After that the rest counts as money paid out to you, and you owe tax on it.`,
    toLoan: 'See what’s late',
    toDeposit: 'Make a deposit',
    toPapers: 'Send the paper',
    toSign: 'Your loan can’t be paid out before its note is signed',
    sign: 'See what’s missing',
    toTerms: 'Your loan waits for your yes',
    terms: 'See its terms',
  },
  es: {
    title: 'Qué hacer ahora',
    rest: 'Después',
    move: (name) => `Traslado de ${name}`,
    toMove: 'Ver este traslado',
    late: (dollars) => `${dollars} de tu préstamo están atrasados`,
    makeUp: (day) =>
      `Ponte al día antes del final del ${day}. Después, el resto cuenta como dinero que se te pagó, y debes impuestos por él.`,
    toLoan: 'Ver lo atrasado',
    toDeposit: 'Hacer un depósito',
    toPapers: 'Enviar el documento',
    toSign: 'No podemos enviarte tu préstamo antes de que se firme su pagaré',
    sign: 'Ver lo que falta',
    toTerms: 'Tu préstamo espera tu sí',
    terms: 'Ver sus condiciones',
  },
}
