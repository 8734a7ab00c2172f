import type { Words } from '../../../client/language.ts'

type Own = {
  readonly sample: string
  readonly rate: string
  readonly fee: string
  readonly none: string
  readonly time: string
  readonly amount: string
  readonly range: (low: string, high: string) => string
  readonly pays: (amount: string) => string
  readonly paysNothing: string
  readonly asked: (dollars: string, time: string) => string
  readonly askedFor: (asked: string) => string
  readonly monthly: string
  readonly cost: string
  readonly not: Readonly<Record<'amount' | 'time', string>>
}

export const words: Words<Own> = {
  en: {
    sample: 'Sample',
    rate: 'Rate a year',
    fee: 'Fee from the loan',
    none: 'None',
    time: 'Time',
    amount: 'Amount',
    range: (low, high) => `${low} to ${high}`,
    pays: (amount) => `It pays us ${amount} if you take its loan.`,
    paysNothing: 'It pays us nothing.',
    asked: (dollars, time) => `${dollars} over ${time}`,
    askedFor: (asked) => `For ${asked}`,
    monthly: 'Each month, about',
    cost: 'Interest and fee',
    not: { amount: 'doesn’t lend this amount.', time: 'doesn’t lend for this long.' },
  },
  es: {
    sample: 'Ejemplo',
    rate: 'Tasa al año',
    fee: 'Cargo',
    none: 'Ninguna',
    time: 'Plazo',
    amount: 'Cantidad',
    range: (low, high) => `de ${low} a ${high}`,
    pays: (amount) => `Nos paga ${amount} si lo tomas.`,
    paysNothing: 'No nos paga nada.',
    asked: (dollars, time) => `${dollars} en ${time}`,
    askedFor: (asked) => `Para ${asked}`,
    monthly: 'Cada mes, unos',
    cost: 'Intereses y cargos',
    not: { amount: 'no presta esta cantidad.', time: 'no presta por este plazo.' },
  },
}
