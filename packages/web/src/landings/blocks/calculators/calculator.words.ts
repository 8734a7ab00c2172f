import type { Words } from '../../../client/language.ts'

type Own = {
  readonly workOut: string
  readonly wrong: string
  readonly now: string
  /** The units, for people who hear the page. */
  readonly dollars: string
  readonly percent: string
  /** The unit beside a number of years. */
  readonly years: string
  readonly table: string
}

export const calculatorWords: Words<Own> = {
  en: {
    workOut: 'Work it out',
    wrong: 'Correct what is marked, and the result appears here.',
    now: 'now',
    dollars: 'in dollars',
    percent: 'in percent',
    years: 'years',
    table: 'The same as a table',
  },
  es: {
    workOut: 'Calcular',
    wrong: 'Corrige lo que está marcado y el resultado aparece aquí.',
    now: 'ahora',
    dollars: 'en dólares',
    percent: 'en porcentaje',
    years: 'años',
    table: 'Lo mismo en una tabla',
  },
}
