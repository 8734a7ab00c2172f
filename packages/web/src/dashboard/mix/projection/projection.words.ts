import type { Words } from '../../../client/language.ts'
import type { RangeVerdict } from './compare-ranges.ts'

type Range = { readonly low: string; readonly middle: string; readonly high: string }
type Mix = { readonly name: string; readonly cost: string; readonly growth: string; readonly swing: string }

type Own = {
  readonly title: string
  readonly years: string
  readonly inYears: (years: number) => string
  readonly untilRetired: (years: number) => string
  readonly own: string
  readonly from: (money: string | undefined, yearly: string | undefined) => string
  readonly example: (dollars: string) => string
  readonly fitting: (mix: string) => string
  readonly couldBe: (years: number, range: Range) => string
  readonly beside: Readonly<Record<RangeVerdict, (mix: string) => string>>
  readonly howToRead: string
  readonly notWhole: string
  readonly range: (range: Range) => string
  readonly inMiddle: (range: Range) => string
  readonly sentence: (mix: string, from: string, years: number, range: Range) => string
  readonly top: string
  readonly middle: string
  readonly now: string
  readonly table: (mix: string) => string
  readonly columns: readonly [string, string, string, string]
  readonly assumes: string
  readonly todaysDollars: (percent: string) => string
  readonly parts: (day: string) => string
  readonly partsTable: string
  readonly partsColumns: readonly [string, string, string]
  readonly together: (scale: {
    readonly stocks: number
    readonly bonds: number
    readonly mixed: number
    readonly withCash: number
  }) => string
  readonly whole: (mix: Mix) => string
  readonly takenOff: (membership: string | undefined) => string
  readonly deposits: string
  readonly stays: string
  readonly glides: (mix: string) => string
  readonly notIn: string
}

const yearWords: Words<(years: number) => string> = {
  en: (years) => (years === 1 ? '1 year' : `${years} years`),
  es: (years) => (years === 1 ? '1 año' : `${years} años`),
}

export const words: Words<Own> = {
  en: {
    title: 'What it could be worth later',
    years: 'How far ahead',
    inYears: yearWords.en,
    untilRetired: (years) => `Until you retire: ${yearWords.en(years)}`,
    own: 'Your own mix',
    from: (money, yearly) => {
      if (money === undefined) return `It starts from your deposits of ${yearly} a year. You have no money with us yet.`
      if (yearly === undefined) return `It starts from the ${money} you have with us. You have no repeating deposit.`
      return `It starts from the ${money} you have with us, and your deposits of ${yearly} a year go on.`
    },
    example: (dollars) => `You have no money with us now, so it shows what ${dollars} could be worth.`,
    fitting: (mix) => `${mix} (fits your answers)`,
    couldBe: (years, { low, high }) => `In ${yearWords.en(years)}, your own mix could be worth ${low} to ${high} in today’s dollars.`,
    beside: {
      same: (mix) => `That’s about the same as ${mix}.`,
      narrower: (mix) => `That range is narrower than the one for ${mix}: bad outcomes could be less bad, and good ones less good.`,
      wider: (mix) => `That range is wider than the one for ${mix}: good outcomes could be better, and bad ones worse.`,
      higher: (mix) => `Both ends are higher than those for ${mix}.`,
      lower: (mix) => `Both ends are lower than those for ${mix}.`,
    },
    howToRead:
      'Eight of ten outcomes that we assume end inside the range, one below it and one above. It’s an estimate, not a promise: you could end up with less than the range, even less than you put in.',
    notWhole: 'Once your shares add up to 100%, you see here what your own mix could be worth.',
    range: ({ low, high }) => `${low} to ${high}`,
    inMiddle: ({ middle }) => `with ${middle} in the middle`,
    sentence: (mix, from, years, { low, middle, high }) =>
      `${mix}: from ${from} today to ${low} to ${high} in ${yearWords.en(years)}, in today’s dollars. Half of the outcomes end below ${middle}.`,
    top: '1 of 10 above',
    middle: 'Middle',
    now: 'now',
    table: (mix) => `${mix} year by year`,
    columns: ['After', '1 of 10 below', 'Middle', '1 of 10 above'],
    assumes: 'What this assumes, and what it leaves out',
    todaysDollars: (percent) =>
      `Amounts are in today’s dollars. We assume that prices rise ${percent} a year, so the number of dollars would be higher, and each would buy less.`,
    parts: (day) =>
      `This is how we assume each part does before costs. The swing is how far a usual year is from the average: about two of three years are that close. We set these figures ourselves on ${day}. Nobody knows the real ones.`,
    partsTable: 'What we assume of each part',
    partsColumns: ['Part', 'Average year', 'Swing'],
    together: ({ stocks, bonds, mixed, withCash }) =>
      `Parts of a mix don’t all fall at once. On a scale from 0, each on its own, to 1, in step, we assume ${stocks} for two kinds of stocks, ${bonds} for two kinds of bonds, ${mixed} for stocks and bonds, and ${withCash} for cash.`,
    whole: ({ name, growth, swing, cost }) =>
      `${name}: ${growth} in an average year today, with a swing of ${swing}. Its funds cost ${cost} a year, which is taken off.`,
    takenOff: (membership) =>
      membership === undefined
        ? 'You have no membership, so none is taken off.'
        : `Your membership, ${membership} a year, is taken off too, though you pay it by card.`,
    deposits: 'Your deposits stay the same number of dollars, so they buy a little less each year.',
    stays: 'Your own mix keeps its shares for all these years.',
    glides: (mix) => `${mix} goes by your age: it holds less in stocks the closer your retirement is.`,
    notIn:
      'It leaves out taxes, money you take out or borrow, money you move here later and what we charge for moving it, tips, and fees for single services. Good and bad years come by chance here, each on its own. Real ones can come in a row, and can be worse than any we assume.',
  },
  es: {
    title: 'Cuánto podría valer más adelante',
    years: 'Hasta cuándo',
    inYears: yearWords.es,
    untilRetired: (years) => `Hasta tu retiro: ${yearWords.es(years)}`,
    own: 'Tu combinación',
    from: (money, yearly) => {
      if (money === undefined) return `Parte de tus depósitos de ${yearly} al año. Todavía no tienes dinero con nosotros.`
      if (yearly === undefined) return `Parte de los ${money} que tienes con nosotros. No tienes ningún depósito periódico.`
      return `Parte de los ${money} que tienes con nosotros, y tus depósitos de ${yearly} al año continúan.`
    },
    example: (dollars) => `Ahora no tienes dinero con nosotros, así que muestra cuánto podrían valer ${dollars}.`,
    fitting: (mix) => `${mix} (va con tus respuestas)`,
    couldBe: (years, { low, high }) => `En ${yearWords.es(years)}, tu combinación podría valer de ${low} a ${high} en dólares de hoy.`,
    beside: {
      same: (mix) => `Es casi lo mismo que ${mix}.`,
      narrower: (mix) =>
        `Ese rango es más estrecho que el de ${mix}: los malos resultados podrían ser menos malos, y los buenos, menos buenos.`,
      wider: (mix) => `Ese rango es más amplio que el de ${mix}: los buenos resultados podrían ser mejores, y los malos, peores.`,
      higher: (mix) => `Los dos extremos son más altos que los de ${mix}.`,
      lower: (mix) => `Los dos extremos son más bajos que los de ${mix}.`,
    },
    howToRead:
      'De cada diez resultados que suponemos, ocho quedan dentro del rango, uno por debajo y uno por encima. Es una estimación, no una promesa: podrías terminar con menos que el rango, incluso con menos de lo que pusiste.',
    notWhole: 'Cuando tus partes sumen 100%, verás aquí cuánto podría valer tu combinación.',
    range: ({ low, high }) => `De ${low} a ${high}`,
    inMiddle: ({ middle }) => `con ${middle} en el medio`,
    sentence: (mix, from, years, { low, middle, high }) =>
      `${mix}: de ${from} hoy a entre ${low} y ${high} en ${yearWords.es(years)}, en dólares de hoy. La mitad de los resultados queda por debajo de ${middle}.`,
    top: '1 de 10 por encima',
    middle: 'Medio',
    now: 'hoy',
    table: (mix) => `${mix} año por año`,
    columns: ['Después de', '1 de 10 por debajo', 'Medio', '1 de 10 por encima'],
    assumes: 'Qué supone y qué no incluye',
    todaysDollars: (percent) =>
      `Las cantidades están en dólares de hoy. Suponemos que los precios suben ${percent} al año: el número de dólares sería mayor, y cada uno compraría menos.`,
    parts: (day) =>
      `Así suponemos que le va a cada parte antes de los costos. La oscilación es cuánto se aparta del promedio un año normal: unos dos de cada tres años quedan así de cerca. Fijamos estas cifras nosotros el ${day}. Nadie conoce las verdaderas.`,
    partsTable: 'Qué suponemos de cada parte',
    partsColumns: ['Parte', 'Año promedio', 'Oscilación'],
    together: ({ stocks, bonds, mixed, withCash }) =>
      `Las partes de una combinación no caen todas a la vez. En una escala de 0, cada una por su lado, a 1, al mismo paso, suponemos ${stocks} para dos tipos de acciones, ${bonds} para dos tipos de bonos, ${mixed} para acciones y bonos, y ${withCash} para el efectivo.`,
    whole: ({ name, growth, swing, cost }) =>
      `${name}: hoy ${growth} en un año promedio, con una oscilación de ${swing}. Sus fondos cuestan ${cost} al año, que se descuenta.`,
    takenOff: (membership) =>
      membership === undefined
        ? 'No tienes membresía, así que no se descuenta ninguna.'
        : `También se descuenta tu membresía, ${membership} al año, aunque la pagas con tarjeta.`,
    deposits: 'Tus depósitos siguen siendo la misma cantidad de dólares, así que compran un poco menos cada año.',
    stays: 'Tu combinación mantiene sus partes todos estos años.',
    glides: (mix) => `${mix} va con tu edad: tiene menos acciones cuanto más cerca estás de tu retiro.`,
    notIn:
      'No incluye impuestos, el dinero que retires o pidas prestado, el que muevas aquí después y lo que cobramos por moverlo, propinas ni cargos por servicios sueltos. Aquí los años buenos y malos llegan al azar, cada uno por su lado. Los reales pueden venir seguidos y ser peores que cualquiera que suponemos.',
  },
}
