import type { Words } from '../../client/language.ts'

export type RolloverPageWords = {
  readonly title: string
  readonly none: string
  readonly noneAbout: string
  readonly find: string
  readonly over: (count: number) => string
  readonly another: string
  readonly anotherAbout: string
  readonly start: string
  readonly goOn: string
  readonly papers: string
  readonly papersAbout: string
  readonly signed: (day: string) => string
  readonly save: string
  readonly help: string
  readonly bookCall: string
}

export const words: Words<RolloverPageWords> = {
  en: {
    title: 'Accounts on the move',
    none: 'No account is being moved',
    noneAbout:
      'When you move an old account, you see here where the money is, who has it, how long it’s been out of the market, and what’s next.',
    find: 'See the accounts we’ve found',
    over: (count) => (count === 1 ? 'One move that’s over' : `${count} moves that are over`),
    another: 'Move another account',
    anotherAbout: 'Choose one of your old accounts, and sign its transfer form. Nothing moves before you sign.',
    start: 'Choose an account',
    goOn: 'See the steps of moving an account',
    papers: 'Papers',
    papersAbout: 'The transfer forms that you’ve signed. The old plan may ask for a copy.',
    signed: (day) => `Signed on ${day}`,
    save: 'Save',
    help: 'Talk to a person',
    bookCall: 'Book a free call',
  },
  es: {
    title: 'Cuentas en traslado',
    none: 'No se está trasladando ninguna cuenta',
    noneAbout:
      'Cuando traslades una cuenta anterior, aquí verás dónde está el dinero, quién lo tiene, cuánto lleva sin invertir y qué sigue.',
    find: 'Ver las cuentas encontradas',
    over: (count) => (count === 1 ? 'Un traslado terminado' : `${count} traslados terminados`),
    another: 'Trasladar otra cuenta',
    anotherAbout: 'Elige una de tus cuentas anteriores y firma su formulario de traslado. Nada se mueve antes de que firmes.',
    start: 'Elegir una cuenta',
    goOn: 'Ver los pasos de un traslado',
    papers: 'Documentos',
    papersAbout: 'Los formularios de traslado que firmaste. El plan anterior puede pedirte una copia.',
    signed: (day) => `Firmado el ${day}`,
    save: 'Guardar',
    help: 'Hablar con una persona',
    bookCall: 'Reservar una llamada gratis',
  },
}
