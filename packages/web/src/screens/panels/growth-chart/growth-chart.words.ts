import type { Words } from '../../../client/language.ts'
import type { Assumed } from './growth.ts'

type GrowthWords = {
  readonly first: (verdict: 'plan' | 'ours' | 'same', years: number, difference: string, percent: string) => string
  readonly title: string
  readonly about: string
  readonly fees: (years: string) => string
  readonly usualPlan: string
  readonly sentence: (from: string, years: number, plan: string, ours: string, percent: string) => string
  readonly now: string
  readonly inYears: (years: number) => string
  readonly table: string
  readonly columns: readonly string[]
  readonly change: string
  readonly labels: Readonly<Record<keyof Assumed, string>>
  readonly wrong: (least: string, most: string) => string
  readonly whole: string
  readonly back: string
  readonly changed: string
}

export const words: Words<GrowthWords> = {
  en: {
    first: (verdict, years, difference, percent) =>
      verdict === 'same'
        ? `At ${percent} a year, the fees make no difference worth naming in ${years} years.`
        : verdict === 'plan'
          ? `At ${percent} a year, the old plan would end ${difference} higher in ${years} years: it costs less.`
          : `At ${percent} a year, lower fees would come to ${difference} more in ${years} years. That isn’t certain.`,
    title: 'Savings over the years',
    about: 'Firm lines: with us. Dotted lines: in the old plan. A pair for each rate of growth. No forecast.',
    fees: (years) => `Fees from plan filings of ${years}.`,
    usualPlan: 'We don’t know yet what your plan costs, so the chart begins with a typical plan of medium size.',
    sentence: (from, years, plan, ours, percent) =>
      `From ${from} today, at ${percent} a year, savings come to about ${plan} in the old plan and ${ours} with us in ${years} years.`,
    now: 'now',
    inYears: (years) => (years === 1 ? '1 year' : `${years} years`),
    table: 'The same as a table',
    columns: ['Growth a year', 'In the old plan', 'With us', 'Difference'],
    change: 'Change what it assumes',
    labels: {
      savings: 'Savings today, in dollars',
      years: 'Years',
      low: 'Low growth, percent a year',
      middle: 'Middle growth, percent a year',
      high: 'High growth, percent a year',
      planPercent: 'Old plan: cost, percent a year',
      oursPercent: 'With us: cost of funds, percent a year',
      membership: 'With us: membership, dollars a year',
    },
    wrong: (least, most) => `Enter a number from ${least} to ${most}.`,
    whole: 'Enter whole years, from 1 to 50.',
    back: 'Back to the first figures',
    changed: 'The chart shows what you entered.',
  },
  es: {
    first: (verdict, years, difference, percent) =>
      verdict === 'same'
        ? `Al ${percent} al año, las comisiones no hacen una diferencia digna de mención en ${years} años.`
        : verdict === 'plan'
          ? `Al ${percent} al año, el plan anterior terminaría con ${difference} más en ${years} años: cuesta menos.`
          : `Al ${percent} al año, con comisiones más bajas tendrías ${difference} más en ${years} años. No es seguro.`,
    title: 'Los ahorros con los años',
    about:
      'Líneas continuas: con nosotros. Líneas de puntos: en el plan anterior. Un par para cada ritmo de crecimiento. No es un pronóstico.',
    fees: (years) => `Comisiones según los informes de los planes de ${years}.`,
    usualPlan: 'Todavía no sabemos lo que cuesta tu plan: la gráfica empieza con un plan típico de tamaño mediano.',
    sentence: (from, years, plan, ours, percent) =>
      `Desde ${from} hoy, al ${percent} al año, los ahorros llegan a unos ${plan} en el plan anterior y ${ours} con nosotros en ${years} años.`,
    now: 'hoy',
    inYears: (years) => (years === 1 ? '1 año' : `${years} años`),
    table: 'Lo mismo en una tabla',
    columns: ['Crecimiento al año', 'En el plan anterior', 'Con nosotros', 'Diferencia'],
    change: 'Cambiar lo que supone',
    labels: {
      savings: 'Ahorros de hoy, en dólares',
      years: 'Años',
      low: 'Crecimiento bajo, por ciento al año',
      middle: 'Crecimiento medio, por ciento al año',
      high: 'Crecimiento alto, por ciento al año',
      planPercent: 'Plan anterior: costo, por ciento al año',
      oursPercent: 'Con nosotros: costo de los fondos, por ciento al año',
      membership: 'Con nosotros: membresía, dólares al año',
    },
    wrong: (least, most) => `Escribe un número de ${least} a ${most}.`,
    whole: 'Escribe años enteros, de 1 a 50.',
    back: 'Volver a las primeras cifras',
    changed: 'La gráfica muestra lo que escribiste.',
  },
}
