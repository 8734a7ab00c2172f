import type { Words } from '../../client/language.ts'
import type { PerformancePeriod } from '../../screens/data/money/performance.ts'
import type { MoneyWay } from '../accounts/money-ways.ts'

type Own = {
  readonly title: string
  readonly titleOf: (account: string) => string
  readonly show: string
  readonly periods: Readonly<Record<PerformancePeriod['period'], string>>
  readonly since: (day: string) => string
  readonly grew: (dollars: string) => string
  readonly fell: (dollars: string) => string
  readonly even: string
  readonly aYear: string
  readonly inAll: string
  readonly funds: string
  readonly fundsAbout: string
  readonly own: string
  readonly ownAbout: string
  readonly plain: string
  readonly plainAbout: (mix: string) => string
  readonly and: string
  readonly samePlain: (dollars: string) => string
  readonly moreHere: (dollars: string) => string
  readonly lessHere: (dollars: string) => string
  readonly equal: string
  readonly unknown: string
  readonly sample: string
  readonly table: string
  readonly columns: Readonly<Record<'time' | MoneyWay | 'gained' | 'funds' | 'own' | 'plain', string>>
}

export const words: Words<Own> = {
  en: {
    title: 'How it did',
    titleOf: (account) => `How it did: ${account}`,
    show: 'Show',
    periods: { three_months: '3 months', this_year: 'This year', one_year: '1 year', all: 'All of it' },
    since: (day) => `Since ${day}`,
    grew: (dollars) => `Your investments have gained ${dollars}.`,
    fell: (dollars) => `Your investments have lost ${dollars}.`,
    even: 'Your investments haven’t gained or lost anything.',
    aYear: 'a year',
    inAll: 'in all',
    funds: 'Your investments',
    fundsAbout: 'What each dollar did that was there the whole time, whenever you put money in (time-weighted).',
    own: 'Your own money',
    ownAbout: 'What your money did with the days on which you put it in and took it out (money-weighted).',
    plain: 'A plain mix',
    plainAbout: (mix) => `What each dollar would have done in ${mix}, put right at the end of each month.`,
    and: ' and ',
    samePlain: (dollars) => `With your deposits on the same days, there would be ${dollars} in the plain mix.`,
    moreHere: (dollars) => `You have ${dollars} more.`,
    lessHere: (dollars) => `You have ${dollars} less.`,
    equal: 'You have the same.',
    unknown: '–',
    sample: 'All funds and prices here are examples. What happened says nothing about what comes.',
    table: 'All times in a table',
    columns: {
      ...{ time: 'Time', paid: 'Put in', taken: 'Taken out', lent: 'Borrowed', repaid: 'Paid back' },
      ...{ gained: 'Gained', funds: 'Investments', own: 'Own money', plain: 'Plain mix' },
    },
  },
  es: {
    title: 'Cómo ha ido',
    titleOf: (account) => `Cómo ha ido: ${account}`,
    show: 'Mostrar',
    periods: { three_months: '3 meses', this_year: 'Este año', one_year: '1 año', all: 'Todo' },
    since: (day) => `Desde el ${day}`,
    grew: (dollars) => `Tus inversiones han ganado ${dollars}.`,
    fell: (dollars) => `Tus inversiones han perdido ${dollars}.`,
    even: 'Tus inversiones no han ganado ni perdido nada.',
    aYear: 'al año',
    inAll: 'en total',
    funds: 'Tus inversiones',
    fundsAbout: 'Lo que hizo cada dólar que estuvo todo el tiempo, sin importar cuándo pusiste dinero (ponderado por tiempo).',
    own: 'Tu propio dinero',
    ownAbout: 'Lo que hizo tu dinero con los días en que lo pusiste y lo sacaste (ponderado por dinero).',
    plain: 'Una combinación sencilla',
    plainAbout: (mix) => `Lo que habría hecho cada dólar en ${mix}, ajustado al final de cada mes.`,
    and: ' y ',
    samePlain: (dollars) => `Con tus depósitos en los mismos días, habría ${dollars} en la combinación sencilla.`,
    moreHere: (dollars) => `Tienes ${dollars} más.`,
    lessHere: (dollars) => `Tienes ${dollars} menos.`,
    equal: 'Tienes lo mismo.',
    unknown: '–',
    sample: 'Todos los fondos y precios son ejemplos. Lo que pasó no dice nada de lo que viene.',
    table: 'Todos los periodos en una tabla',
    columns: {
      ...{ time: 'Periodo', paid: 'Puesto', taken: 'Sacado', lent: 'Tomado prestado', repaid: 'Devuelto' },
      ...{ gained: 'Ganado', funds: 'Inversiones', own: 'Dinero propio', plain: 'Sencilla' },
    },
  },
}
