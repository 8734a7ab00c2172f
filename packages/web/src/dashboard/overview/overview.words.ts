import type { Words } from '../../client/language.ts'

export type OverviewWords = {
  /** Also on the very first visit, and before it is known when the last one was. */
  readonly hello: (name: string) => string
  readonly savings: (name: string) => string
  readonly withUs: (dollars: string) => string
  readonly linked: (dollars: string) => string
  readonly confirmed: (dollars: string) => string
  readonly told: (dollars: string) => string
  /** Beside a sum that is sure, it is more than that. */
  readonly likely: (dollars: string, isMore: boolean) => string
  readonly range: (low: string, high: string) => string
  readonly unknown: (count: number) => string
  readonly thisYear: string
  readonly allTime: string
  readonly left: string
  readonly continue: string
  readonly none: string
  readonly others: string
  readonly steps: string
}

export const words: Words<OverviewWords> = {
  en: {
    hello: (name) => `Hello, ${name}`,
    savings: (name) => `Your savings, ${name}`,
    withUs: (dollars) => `${dollars} with us.`,
    linked: (dollars) => `${dollars} in accounts you’ve linked.`,
    confirmed: (dollars) => `${dollars} confirmed by record keepers.`,
    told: (dollars) => `${dollars} more by what you told us, and not counted.`,
    likely: (dollars, isMore) => `About ${dollars}${isMore ? ' more' : ''} is likely, and not counted until it’s sure.`,
    range: (low, high) => `${low} to ${high}`,
    unknown: (count) => (count === 1 ? 'One account’s balance isn’t known yet.' : `The balances of ${count} accounts aren’t known yet.`),
    thisYear: 'with us, this year',
    allTime: 'with us, all time',
    left: 'Where you left off',
    continue: 'Continue',
    none: 'No questions are left half answered. Pick one of the things below. Each begins with a few questions, and all are free to look at.',
    others: 'Other things you’ve begun',
    steps: 'Your steps',
  },
  es: {
    hello: (name) => `Hola, ${name}`,
    savings: (name) => `Tus ahorros, ${name}`,
    withUs: (dollars) => `${dollars} con nosotros.`,
    linked: (dollars) => `${dollars} en cuentas que conectaste.`,
    confirmed: (dollars) => `${dollars} confirmados por quienes administran los planes.`,
    told: (dollars) => `${dollars} más según lo que nos dijiste; no se cuentan.`,
    likely: (dollars, isMore) => `Es probable que haya unos ${dollars}${isMore ? ' más' : ''}; no se cuentan hasta que sea seguro.`,
    range: (low, high) => `${low} a ${high}`,
    unknown: (count) => (count === 1 ? 'Aún no se conoce el saldo de una cuenta.' : `Aún no se conoce el saldo de ${count} cuentas.`),
    thisYear: 'con nosotros, este año',
    allTime: 'con nosotros, desde el principio',
    left: 'Donde lo dejaste',
    continue: 'Continuar',
    none: 'No has dejado preguntas a medias. Elige algo de la lista. Todo empieza con unas preguntas y mirar es gratis.',
    others: 'Otras cosas que has empezado',
    steps: 'Tus pasos',
  },
}
