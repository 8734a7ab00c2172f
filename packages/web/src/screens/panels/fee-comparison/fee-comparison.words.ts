import type { Words } from '../../../client/language.ts'
import type { FeeLine, Verdict } from '../../data/accounts/fees.ts'

type FeeWords = {
  readonly verdict: Readonly<Record<Verdict, string>>
  readonly total: (plans: string, ours: string) => string
  readonly butStay: (names: string) => string
  readonly butMove: (names: string) => string
  readonly tag: Readonly<Record<Verdict, string>>
  readonly chart: string
  readonly about: (funds: string, membership: string, year: number) => string
  readonly bars: string
  readonly sentence: (plans: string, ours: string) => string
  readonly plan: string
  readonly ours: string
  readonly oursShort: string
  readonly aYear: (range: string) => string
  readonly percentAYear: (range: string) => string
  readonly balance: Readonly<Record<'told' | 'stated' | 'estimate', (range: string, counted: string) => string>>
  readonly filing: (year: number) => string
  readonly sure: Readonly<Record<FeeLine['confidence'], string>>
  readonly addPay: string
  readonly reason: Readonly<Record<NonNullable<FeeLine['reason']>, string>>
  readonly overTime: (years: number) => string
  readonly overTimeAbout: string
  readonly all: string
  readonly table: string
  readonly columns: readonly string[]
  readonly notKnown: string
}

export const words: Words<FeeWords> = {
  en: {
    verdict: {
      stay: 'Staying looks cheaper',
      move: 'Moving looks cheaper',
      'about-the-same': 'It costs about the same',
      unknown: 'We can’t say yet which is cheaper',
    },
    total: (plans, ours) => `Your old plans may cost ${plans} a year. The same savings with us would cost about ${ours} a year.`,
    butStay: (names) => `But staying looks cheaper for ${names}.`,
    butMove: (names) => `But moving looks cheaper for ${names}.`,
    tag: {
      stay: 'Old plan looks cheaper',
      move: 'Looks cheaper with us',
      'about-the-same': 'Cost about the same',
      unknown: 'Cost not known yet',
    },
    chart: 'Costs a year, plan by plan',
    about: (funds, membership, year) =>
      `All figures are estimates. With us, by our price list of ${year}: funds at ${funds} of the savings, and a membership of ${membership} a year, which is up to you.`,
    bars: 'The light part of a bar is what we don’t know for sure.',
    sentence: (plans, ours) => `Old plans: ${plans} a year in all. With us: about ${ours} a year.`,
    plan: 'Old plan',
    ours: 'With us, membership included',
    oursShort: 'With us',
    aYear: (range) => `${range} a year`,
    percentAYear: (range) => `${range} of the savings a year`,
    balance: {
      told: (range) => `Savings of ${range}, as the provider told us.`,
      stated: (range) => `Savings of ${range}, as you told us.`,
      estimate: (range, counted) => `Counted on savings of ${counted}. From your salary and years they may be ${range}.`,
    },
    filing: (year) => `Plan filing of ${year}.`,
    sure: {
      medium: 'The filing states what running the plan costs; the cost of funds is assumed.',
      low: 'The filing tells only the size of the plan, or the company was found by its name: a rough estimate.',
      none: '',
    },
    addPay: 'Add what you earned there, for an estimate',
    reason: {
      'company-unknown': 'We don’t know which company this is, so we have no filing to read.',
      'plan-unknown': 'We found no filing that tells what this plan costs.',
      'balance-unknown': 'We know about the plan, but not how much you have in it, so we can’t show dollars.',
      'counted-with-another': 'Its savings are counted with another plan at the same provider.',
    },
    overTime: (years) => `Until age 67, in ${years === 1 ? 'one year' : `${years} years`}`,
    overTimeAbout: 'With growth of 3% to 7% a year. Fees grow with the savings.',
    all: 'All plans',
    table: 'The same as a table',
    columns: ['Plan', 'Savings', 'Old plan, a year', 'With us, a year', 'Filing', 'Comparison of cost'],
    notKnown: 'Not known',
  },
  es: {
    verdict: {
      stay: 'Dejarlo parece más barato',
      move: 'Moverlo parece más barato',
      'about-the-same': 'Cuesta más o menos lo mismo',
      unknown: 'Todavía no podemos decir qué es más barato',
    },
    total: (plans, ours) =>
      `Tus planes anteriores pueden costar ${plans} al año. Los mismos ahorros con nosotros costarían cerca de ${ours} al año.`,
    butStay: (names) => `Pero dejarlo parece más barato en ${names}.`,
    butMove: (names) => `Pero moverlo parece más barato en ${names}.`,
    tag: {
      stay: 'El plan anterior parece más barato',
      move: 'Parece más barato con nosotros',
      'about-the-same': 'Cuesta más o menos igual',
      unknown: 'Costo aún sin saber',
    },
    chart: 'Costos al año, plan por plan',
    about: (funds, membership, year) =>
      `Todas las cifras son estimadas. Con nosotros, según nuestra lista de precios de ${year}: fondos al ${funds} de los ahorros y una membresía de ${membership} al año, que no es obligatoria.`,
    bars: 'La parte clara de una barra es lo que no sabemos con certeza.',
    sentence: (plans, ours) => `Planes anteriores: ${plans} al año en total. Con nosotros: cerca de ${ours} al año.`,
    plan: 'Plan anterior',
    ours: 'Con nosotros, con la membresía',
    oursShort: 'Con nosotros',
    aYear: (range) => `${range} al año`,
    percentAYear: (range) => `${range} de los ahorros al año`,
    balance: {
      told: (range) => `Ahorros de ${range}, según nos dijo el proveedor.`,
      stated: (range) => `Ahorros de ${range}, según nos dijiste.`,
      estimate: (range, counted) => `Contado con ahorros de ${counted}. Según tu sueldo y tus años pueden ser ${range}.`,
    },
    filing: (year) => `Informe del plan de ${year}.`,
    sure: {
      medium: 'El informe dice cuánto cuesta administrar el plan; el costo de los fondos se supone.',
      low: 'El informe solo dice el tamaño del plan, o la empresa se encontró por su nombre: un cálculo aproximado.',
      none: '',
    },
    addPay: 'Añade cuánto ganabas ahí, para una estimación',
    reason: {
      'company-unknown': 'No sabemos qué empresa es, así que no hay un informe que leer.',
      'plan-unknown': 'No encontramos un informe que diga cuánto cuesta este plan.',
      'balance-unknown': 'Conocemos el plan, pero no cuánto tienes en él. Por eso no hay una cifra en dólares.',
      'counted-with-another': 'Sus ahorros se cuentan con otro plan del mismo proveedor.',
    },
    overTime: (years) => `Hasta los 67 años, en ${years === 1 ? 'un año' : `${years} años`}`,
    overTimeAbout: 'Con un crecimiento de 3% a 7% al año. Los costos crecen con los ahorros.',
    all: 'Todos los planes',
    table: 'Lo mismo en una tabla',
    columns: ['Plan', 'Ahorros', 'Plan anterior, al año', 'Con nosotros, al año', 'Informe', 'Comparación de costos'],
    notKnown: 'No se sabe',
  },
}
