import type { Words } from '../../../client/language.ts'

type Own = {
  readonly suggested: string
  readonly stocks: string
  readonly holds: (mix: string) => string
  readonly changes: string
  readonly changesAbout: string
  readonly changesOf: (mix: string) => string
  readonly columns: readonly string[]
  readonly groups: Readonly<Record<'stocks' | 'bonds' | 'cash', string>>
  readonly cost: string
  readonly forEach: string
  readonly aYear: (amount: string) => string
  readonly others: string
  readonly pick: string
  readonly stocksOf: (mix: string, percent: number) => string
  readonly costOf: (about: string, dollars: string) => string
  readonly bold: string
  readonly sure: string
  readonly fits: string
  readonly calmer: (goal: string, stocks: number, most: number) => string
}

export const words: Words<Own> = {
  en: {
    suggested: 'Suggested',
    stocks: 'stocks',
    holds: (mix) => `What ${mix} holds`,
    changes: 'How it changes with time',
    changesAbout: 'The closer your retirement is, the less it holds in stocks. We look at it every month.',
    changesOf: (mix) => `How ${mix} changes with time`,
    columns: ['From', 'Stocks', 'Bonds and cash'],
    groups: { stocks: 'Stocks', bonds: 'Bonds', cash: 'Cash' },
    cost: 'Cost of its funds',
    forEach: 'For each $10,000',
    aYear: (amount) => `${amount} a year`,
    others: 'Other ready-made mixes',
    pick: 'Pick one to use it instead of the suggested mix.',
    stocksOf: (mix, percent) => `${mix}: ${percent}% stocks`,
    costOf: (about, dollars) => `${about} Cost: ${dollars} a year for each $10,000.`,
    bold: 'This mix holds more stocks than your answers point to',
    sure: 'I have read this and want this mix all the same.',
    fits: 'It’s the mix for what you said matters most, and for the time until you plan to retire.',
    calmer: (goal, stocks, most) =>
      `What you said matters most points to the mix “${goal}”, with ${stocks}% stocks. Your answers about risk point to ${most}% or less, so we suggest a calmer one.`,
  },
  es: {
    suggested: 'Sugerida',
    stocks: 'acciones',
    holds: (mix) => `Lo que contiene ${mix}`,
    changes: 'Cómo cambia con el tiempo',
    changesAbout: 'Cuanto más cerca está tu jubilación, menos acciones tiene. Se revisa cada mes.',
    changesOf: (mix) => `Cómo cambia ${mix} con el tiempo`,
    columns: ['Desde', 'Acciones', 'Bonos y efectivo'],
    groups: { stocks: 'Acciones', bonds: 'Bonos', cash: 'Efectivo' },
    cost: 'Costo de sus fondos',
    forEach: 'Por cada $10,000',
    aYear: (amount) => `${amount} al año`,
    others: 'Otras combinaciones preparadas',
    pick: 'Elige una para usarla en lugar de la sugerida.',
    stocksOf: (mix, percent) => `${mix}: ${percent}% en acciones`,
    costOf: (about, dollars) => `${about} Costo: ${dollars} al año por cada $10,000.`,
    bold: 'Esta combinación tiene más acciones de lo que indican tus respuestas',
    sure: 'He leído esto y aun así quiero esta combinación.',
    fits: 'Es la combinación para lo que dijiste que más te importa y para el tiempo hasta que piensas jubilarte.',
    calmer: (goal, stocks, most) =>
      `Lo que dijiste que más te importa apunta a la combinación “${goal}”, con ${stocks}% en acciones. Tus respuestas sobre el riesgo apuntan a ${most}% o menos, así que sugerimos una más tranquila.`,
  },
}
