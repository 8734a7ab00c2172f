import type { Words } from '../../../client/language.ts'

export type LimitWords = {
  readonly notNow: string
  readonly title: string
  readonly most: string
  readonly least: (dollars: string) => string
  readonly over: (most: string) => string
  readonly half: (vested: string, less: string) => string
  readonly less: string
  readonly law: (most: string, less: string) => string
  readonly paidBack: (most: string, highest: string) => string
  readonly owed: (why: string, owed: string) => string
}

export const words: Words<LimitWords> = {
  en: {
    notNow: 'You can’t borrow from your savings now',
    title: 'What you may borrow',
    most: 'You can borrow up to',
    least: (dollars) => `The smallest loan is ${dollars}. This holds only if:`,
    over: (most) => `The amount you typed is more than that. Enter ${most} or less.`,
    half: (vested, less) => `That is half of your vested balance of ${vested}${less}.`,
    less: ', less what you owe',
    law: (most, less) => `The law allows no more than ${most}${less}.`,
    paidBack: (most, highest) =>
      `The law allows no more than ${most}, less what you paid back in the past 12 months. You owed up to ${highest} in that time.`,
    owed: (why, owed) => `${why} You owe ${owed} already, and all your loans count together.`,
  },
  es: {
    notNow: 'Ahora no puedes pedir prestado de tus ahorros',
    title: 'Lo que puedes pedir prestado',
    most: 'Puedes pedir prestado hasta',
    least: (dollars) => `El préstamo más pequeño es de ${dollars}. Esto vale solo si:`,
    over: (most) => `La cantidad que escribiste es mayor. Escribe ${most} o menos.`,
    half: (vested, less) => `Es la mitad de tu saldo “vested” (el que ya es tuyo) de ${vested}${less}.`,
    less: ', menos lo que debes',
    law: (most, less) => `La ley no permite más de ${most}${less}.`,
    paidBack: (most, highest) =>
      `La ley no permite más de ${most}, menos lo que devolviste en los últimos 12 meses. En ese tiempo llegaste a deber ${highest}.`,
    owed: (why, owed) => `${why} Ya debes ${owed}, y todos tus préstamos cuentan juntos.`,
  },
}
