import type { Words } from '../../client/language.ts'
import type { MoneyWay } from './money-ways.ts'

type MoneyWays = Readonly<Record<MoneyWay, (dollars: string) => string>>

type Own = {
  readonly title: (day: string) => string
  readonly titleOf: (account: string, day: string) => string
  readonly tooNew: (account: string) => string
  readonly moved: (all: string) => string
  readonly ways: MoneyWays
  readonly gained: (dollars: string) => string
  readonly lost: (dollars: string) => string
  readonly even: string
  readonly at: (day: string, value: string) => string
  readonly waysAt: MoneyWays
  readonly up: (dollars: string) => string
  readonly down: (dollars: string) => string
  readonly value: string
  readonly kept: string
  readonly today: string
  readonly table: string
  readonly columns: Readonly<Record<'day' | MoneyWay | 'growth' | 'worth', string>>
}

export const words: Words<Own> = {
  en: {
    title: (day) => `With us, since ${day}`,
    titleOf: (account, day) => `${account}, since ${day}`,
    tooNew: (account) => `There’s nothing to show for ${account} yet. A chart needs a few days.`,
    moved: (all) => `You’ve ${all}.`,
    ways: {
      paid: (dollars) => `put in ${dollars}`,
      taken: (dollars) => `taken out ${dollars}`,
      lent: (dollars) => `borrowed ${dollars}`,
      repaid: (dollars) => `paid back ${dollars}`,
    },
    gained: (dollars) => `Growth has added ${dollars}.`,
    lost: (dollars) => `The markets have taken ${dollars}.`,
    even: 'Nothing has been gained or lost.',
    at: (day, value) => `${day}: worth ${value}.`,
    waysAt: {
      paid: (dollars) => `Put in ${dollars}`,
      taken: (dollars) => `taken out ${dollars}`,
      lent: (dollars) => `borrowed ${dollars}`,
      repaid: (dollars) => `paid back ${dollars}`,
    },
    up: (dollars) => `, growth ${dollars}.`,
    down: (dollars) => `, ${dollars} lost.`,
    value: 'What it’s worth',
    kept: 'What you put in',
    today: 'today',
    table: 'A table has every month',
    columns: {
      ...{ day: 'Day', paid: 'Put in', taken: 'Taken out', lent: 'Borrowed', repaid: 'Paid back' },
      ...{ growth: 'Growth', worth: 'Worth' },
    },
  },
  es: {
    title: (day) => `Con nosotros, desde el ${day}`,
    titleOf: (account, day) => `${account}, desde el ${day}`,
    tooNew: (account) => `Todavía no hay nada que mostrar de ${account}. Una gráfica necesita unos días.`,
    moved: (all) => `Has ${all}.`,
    ways: {
      paid: (dollars) => `puesto ${dollars}`,
      taken: (dollars) => `sacado ${dollars}`,
      lent: (dollars) => `tomado prestados ${dollars}`,
      repaid: (dollars) => `devuelto ${dollars}`,
    },
    gained: (dollars) => `El crecimiento ha sumado ${dollars}.`,
    lost: (dollars) => `Los mercados se han llevado ${dollars}.`,
    even: 'No se ha ganado ni perdido nada.',
    at: (day, value) => `${day}: vale ${value}.`,
    waysAt: {
      paid: (dollars) => `Pusiste ${dollars}`,
      taken: (dollars) => `sacaste ${dollars}`,
      lent: (dollars) => `tomaste prestados ${dollars}`,
      repaid: (dollars) => `devolviste ${dollars}`,
    },
    up: (dollars) => `, creció ${dollars}.`,
    down: (dollars) => `, perdió ${dollars}.`,
    value: 'Lo que vale',
    kept: 'Lo que pusiste',
    today: 'hoy',
    table: 'Una tabla tiene cada mes',
    columns: {
      ...{ day: 'Día', paid: 'Puesto', taken: 'Sacado', lent: 'Tomado prestado', repaid: 'Devuelto' },
      ...{ growth: 'Crecimiento', worth: 'Vale' },
    },
  },
}
