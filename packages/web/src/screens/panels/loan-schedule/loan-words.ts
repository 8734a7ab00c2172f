import type { LoanFrequency } from '@app/schemas/rules/loans/plan-loans'
import { language, type Words } from '../../../client/language.ts'

/** A number of years in words. */
export function yearWords(years: number): string {
  return words[language()].years(years)
}

type LoanWords = {
  readonly years: (years: number) => string
  readonly every: Readonly<Record<LoanFrequency, string>>
  readonly toYourself: string
  readonly toWhomever: string
  readonly picture: string
  readonly growth: (assumption: string, low: string, high: string) => string
  readonly feeByCard: string
  readonly feeFromLoan: string
  readonly receive: string
  readonly leftForYou: string
  readonly owe: string
  readonly wouldOwe: string
  readonly rate: string
  readonly trueCost: string
  readonly oweLine: string
  readonly missBand: string
  readonly table: (payments: number) => string
  readonly columns: readonly string[]
  readonly falls: (dollars: string, years: string) => string
  readonly misses: (low: string, high: string) => string
  readonly now: string
}

export const words: Words<LoanWords> = {
  en: {
    years: (years) => (years === 1 ? '1 year' : `${years} years`),
    every: { monthly: 'Payment every month', biweekly: 'Payment every two weeks', quarterly: 'Payment every three months' },
    toYourself: 'Interest, back to yourself',
    toWhomever: 'Interest: to your plan account, or to the lender',
    picture: 'What you owe, and what your savings may miss',
    growth: (assumption, low, high) => `${assumption} Over the whole time that comes to about ${low} to ${high}.`,
    feeByCard: 'Fee, charged to your card',
    feeFromLoan: 'Fee, taken from the loan',
    receive: 'You receive',
    leftForYou: 'Left for you',
    owe: 'You owe in full',
    wouldOwe: 'You would owe in full',
    rate: 'Interest rate, a year',
    trueCost: 'With the fee, a year',
    oweLine: 'You owe',
    missBand: 'Growth you may miss',
    table: (payments) => `See all ${payments} payments as a table`,
    columns: ['Date', 'Payment', 'Principal', 'Interest', 'Still owed'],
    falls: (dollars, years) => `What you owe falls from ${dollars} to nothing in ${years}.`,
    misses: (low, high) => ` Meanwhile the money that is lent may miss ${low} to ${high} of growth.`,
    now: 'now',
  },
  es: {
    years: (years) => (years === 1 ? '1 año' : `${years} años`),
    every: { monthly: 'Pago cada mes', biweekly: 'Pago cada dos semanas', quarterly: 'Pago cada tres meses' },
    toYourself: 'Intereses, que vuelven a ti',
    toWhomever: 'Intereses: a tu cuenta del plan o al prestamista',
    picture: 'Lo que debes y lo que tus ahorros pueden dejar de crecer',
    growth: (assumption, low, high) => `${assumption} En todo el plazo son unos ${low} a ${high}.`,
    feeByCard: 'Cargo, cobrado a tu tarjeta',
    feeFromLoan: 'Cargo, descontado del préstamo',
    receive: 'Recibes',
    leftForYou: 'Te queda',
    owe: 'Debes en total',
    wouldOwe: 'Deberías en total',
    rate: 'Tasa de interés, al año',
    trueCost: 'Con el cargo, al año',
    oweLine: 'Debes',
    missBand: 'Crecimiento que puedes perder',
    table: (payments) => `Ver los ${payments} pagos en una tabla`,
    columns: ['Fecha', 'Pago', 'Capital', 'Intereses', 'Todavía debes'],
    falls: (dollars, years) => `Lo que debes baja de ${dollars} a nada en ${years}.`,
    misses: (low, high) => ` Mientras tanto, el dinero prestado puede dejar de crecer de ${low} a ${high}.`,
    now: 'hoy',
  },
}
