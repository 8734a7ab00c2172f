import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: (day: string) => string
  readonly titleOf: (account: string, day: string) => string
  readonly tooNew: (account: string) => string
  readonly paid: (dollars: string) => string
  readonly paidAndTaken: (dollars: string, taken: string) => string
  readonly gained: (dollars: string) => string
  readonly lost: (dollars: string) => string
  readonly even: string
  readonly at: (day: string, value: string, paid: string) => string
  readonly atTaken: (day: string, value: string, paid: string, taken: string) => string
  readonly up: (dollars: string) => string
  readonly down: (dollars: string) => string
  readonly value: string
  readonly kept: string
  readonly today: string
  readonly table: string
  readonly columns: readonly [string, string, string, string, string]
}

export const words: Words<Own> = {
  en: {
    title: (day) => `With us, since ${day}`,
    titleOf: (account, day) => `${account}, since ${day}`,
    tooNew: (account) => `There’s nothing to show for ${account} yet. A chart needs a few days.`,
    paid: (dollars) => `You’ve put in ${dollars}.`,
    paidAndTaken: (dollars, taken) => `You’ve put in ${dollars} and taken out ${taken}.`,
    gained: (dollars) => `Growth has added ${dollars}.`,
    lost: (dollars) => `The markets have taken ${dollars}.`,
    even: 'Nothing has been gained or lost.',
    at: (day, value, paid) => `${day}: worth ${value}. Put in ${paid}`,
    atTaken: (day, value, paid, taken) => `${day}: worth ${value}. Put in ${paid}, taken out ${taken}`,
    up: (dollars) => `, growth ${dollars}.`,
    down: (dollars) => `, ${dollars} lost.`,
    value: 'What it’s worth',
    kept: 'What you put in',
    today: 'today',
    table: 'A table has every month',
    columns: ['Day', 'Put in', 'Taken out', 'Growth', 'Worth'],
  },
  es: {
    title: (day) => `Con nosotros, desde el ${day}`,
    titleOf: (account, day) => `${account}, desde el ${day}`,
    tooNew: (account) => `Todavía no hay nada que mostrar de ${account}. Una gráfica necesita unos días.`,
    paid: (dollars) => `Has puesto ${dollars}.`,
    paidAndTaken: (dollars, taken) => `Has puesto ${dollars} y sacado ${taken}.`,
    gained: (dollars) => `El crecimiento ha sumado ${dollars}.`,
    lost: (dollars) => `Los mercados se han llevado ${dollars}.`,
    even: 'No se ha ganado ni perdido nada.',
    at: (day, value, paid) => `${day}: vale ${value}. Pusiste ${paid}`,
    atTaken: (day, value, paid, taken) => `${day}: vale ${value}. Pusiste ${paid}, sacaste ${taken}`,
    up: (dollars) => `, creció ${dollars}.`,
    down: (dollars) => `, perdió ${dollars}.`,
    value: 'Lo que vale',
    kept: 'Lo que pusiste',
    today: 'hoy',
    table: 'Una tabla tiene cada mes',
    columns: ['Día', 'Puesto', 'Sacado', 'Crecimiento', 'Vale'],
  },
}
