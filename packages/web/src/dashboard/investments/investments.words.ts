import type { Words } from '../../client/language.ts'
import type { ActivityPage } from '../../screens/data/money/portfolio.ts'

type Kind = ActivityPage['results'][number]['kind']

type Own = {
  readonly title: string
  readonly none: string
  readonly noneAbout: string
  readonly inShort: string
  readonly worth: string
  readonly gainedSince: (day: string) => string
  readonly lostSince: (day: string) => string
  readonly investedIn: string
  readonly mixInShort: (name: string, stocks: string) => string
  readonly yearlyCost: string
  readonly about: (dollars: string, percent: string) => string
  readonly ofAccount: string
  readonly allAccounts: string
  readonly mix: string
  readonly noMix: string
  readonly choose: string
  readonly mixAbout: (name: string, day: string) => string
  readonly unsuitable: string
  readonly wanted: string
  readonly heldAndWanted: string
  readonly aims: (percent: string) => string
  readonly off: (percent: string) => string
  readonly next: (day: string) => string
  readonly costEmpty: (percent: string, dollars: string) => string
  readonly change: string
  readonly funds: string
  readonly fundsAbout: string
  readonly fundColumns: readonly [string, string, string, string, string, string]
  readonly fundTable: string
  readonly share: (now: string, wanted: string) => string
  readonly wantedShare: (wanted: string) => string
  readonly price: (dollars: string) => string
  readonly sharesAt: (shares: string, price: string) => string
  readonly gain: (dollars: string, percent: string) => string
  readonly loss: (dollars: string, percent: string) => string
  readonly activity: string
  readonly noActivity: string
  readonly show: string
  readonly everything: string
  readonly filters: Readonly<Record<Kind, string>>
  readonly noneOf: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly trades: (count: number) => string
  readonly bought: (fund: string, dollars: string) => string
  readonly sold: (fund: string, dollars: string) => string
  readonly more: string
}

export const words: Words<Own> = {
  en: {
    title: 'Investments',
    none: 'Nothing is invested with us yet',
    noneAbout: 'Once an account of yours is open here, this page shows what’s in it and what it’s worth.',
    inShort: 'In short',
    worth: 'Worth now',
    gainedSince: (day) => `Gained since ${day}`,
    lostSince: (day) => `Lost since ${day}`,
    investedIn: 'Invested in',
    mixInShort: (name, stocks) => `${name}, which aims at ${stocks} stocks`,
    yearlyCost: 'What the funds cost a year',
    about: (dollars, percent) => `about ${dollars} (${percent})`,
    ofAccount: 'Show the chart and returns of',
    allAccounts: 'All your accounts together',
    mix: 'Your mix',
    noMix: 'You haven’t chosen how your money is invested. Until you do, it stays in cash and doesn’t grow.',
    choose: 'Choose a mix',
    mixAbout: (name, day) => `${name}, chosen on ${day}.`,
    unsuitable: 'Riskier than your answers',
    wanted: 'What it aims at',
    heldAndWanted: 'What it holds now, with a mark where it aims',
    aims: (percent) => `aims at ${percent}`,
    off: (percent) => `The part that is furthest from its aim is off by ${percent} of the whole.`,
    next: (day) => `We look at it next on ${day}.`,
    costEmpty: (percent, dollars) => `The funds cost ${percent} a year: ${dollars} for each $10,000.`,
    change: 'See why, or change your mix',
    funds: 'Your funds',
    fundsAbout: 'Prices are from the last trading day. The funds are examples.',
    fundColumns: ['Fund', 'Shares', 'Price', 'You paid', 'Worth now', 'Cost a year'],
    fundTable: 'Every fund with shares, price and cost',
    share: (now, wanted) => `${now} now, aims at ${wanted}`,
    wantedShare: (wanted) => `aims at ${wanted}`,
    price: (dollars) => `${dollars} a share`,
    sharesAt: (shares, price) => `${shares} shares at ${price}`,
    gain: (dollars, percent) => `${dollars} up, ${percent}`,
    loss: (dollars, percent) => `${dollars} down, ${percent}`,
    activity: 'What happened',
    noActivity: 'Nothing has been bought or sold yet.',
    show: 'Show',
    everything: 'Everything',
    filters: { chosen: 'Mixes chosen', adjusted: 'Adjusted', bought: 'Bought', sold: 'Sold', dividend: 'Dividends' },
    noneOf: 'Nothing of this kind has happened yet.',
    kinds: {
      chosen: 'You chose a mix',
      adjusted: 'Brought back to its aim',
      bought: 'Bought',
      sold: 'Sold',
      dividend: 'Dividends, put back into the funds',
    },
    trades: (count) => (count === 1 ? 'See the trade' : `See the ${count} trades`),
    bought: (fund, dollars) => `Bought ${fund} for ${dollars}`,
    sold: (fund, dollars) => `Sold ${fund} for ${dollars}`,
    more: 'Show earlier',
  },
  es: {
    title: 'Inversiones',
    none: 'Todavía no tienes nada invertido con nosotros',
    noneAbout: 'Cuando tengas una cuenta abierta aquí, esta página mostrará qué contiene y cuánto vale.',
    inShort: 'En resumen',
    worth: 'Vale ahora',
    gainedSince: (day) => `Ganado desde el ${day}`,
    lostSince: (day) => `Perdido desde el ${day}`,
    investedIn: 'Invertido en',
    mixInShort: (name, stocks) => `${name}, con un objetivo de ${stocks} en acciones`,
    yearlyCost: 'Lo que cuestan los fondos al año',
    about: (dollars, percent) => `unos ${dollars} (${percent})`,
    ofAccount: 'Mostrar la gráfica y los rendimientos de',
    allAccounts: 'Todas tus cuentas juntas',
    mix: 'Tu combinación',
    noMix: 'Todavía no elegiste cómo se invierte tu dinero. Hasta entonces queda en efectivo y no crece.',
    choose: 'Elegir una combinación',
    mixAbout: (name, day) => `${name}, elegida el ${day}.`,
    unsuitable: 'Más arriesgada que tus respuestas',
    wanted: 'Objetivo',
    heldAndWanted: 'Lo que tiene ahora, con una marca en su objetivo',
    aims: (percent) => `objetivo: ${percent}`,
    off: (percent) => `La parte más alejada de su objetivo se desvía un ${percent} del total.`,
    next: (day) => `La revisamos de nuevo el ${day}.`,
    costEmpty: (percent, dollars) => `Los fondos cuestan ${percent} al año: ${dollars} por cada $10,000.`,
    change: 'Ver por qué, o cambiar tu combinación',
    funds: 'Tus fondos',
    fundsAbout: 'Los precios son del último día de bolsa. Los fondos son ejemplos.',
    fundColumns: ['Fondo', 'Participaciones', 'Precio', 'Pagaste', 'Vale ahora', 'Costo al año'],
    fundTable: 'Cada fondo con participaciones, precio y costo',
    share: (now, wanted) => `${now} ahora, objetivo: ${wanted}`,
    wantedShare: (wanted) => `objetivo: ${wanted}`,
    price: (dollars) => `${dollars} por participación`,
    sharesAt: (shares, price) => `${shares} participaciones a ${price}`,
    gain: (dollars, percent) => `sube ${dollars}, ${percent}`,
    loss: (dollars, percent) => `baja ${dollars}, ${percent}`,
    activity: 'Lo que pasó',
    noActivity: 'Todavía no se ha comprado ni vendido nada.',
    show: 'Mostrar',
    everything: 'Todo',
    filters: { chosen: 'Combinaciones elegidas', adjusted: 'Ajustes', bought: 'Compras', sold: 'Ventas', dividend: 'Dividendos' },
    noneOf: 'Todavía no ha pasado nada de este tipo.',
    kinds: {
      chosen: 'Elegiste una combinación',
      adjusted: 'Devuelta a su objetivo',
      bought: 'Compra',
      sold: 'Venta',
      dividend: 'Dividendos, reinvertidos en los fondos',
    },
    trades: (count) => (count === 1 ? 'Ver la operación' : `Ver las ${count} operaciones`),
    bought: (fund, dollars) => `Compra de ${fund} por ${dollars}`,
    sold: (fund, dollars) => `Venta de ${fund} por ${dollars}`,
    more: 'Mostrar anteriores',
  },
}
