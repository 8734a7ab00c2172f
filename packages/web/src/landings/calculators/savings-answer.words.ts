import type { Words } from '@app/schemas/language'

type Growth = { readonly low: number; readonly high: number }

type Own = {
  readonly label: (term: string) => string
  readonly range: (low: string, high: string) => string
  readonly sentence: (paidIn: string, growth: Growth, range: string) => string
  readonly tooMuch: (yearly: string, limit: { usual: string; taxYear: number; from50: string }) => string
  readonly paidIn: string
  readonly atGrowth: (percent: number) => string
  readonly about: (amount: string) => string
}

export const savingsAnswerWords: Words<Own> = {
  en: {
    label: (term) => `After ${term}, an estimate`,
    range: (low, high) => `${low} to ${high}`,
    sentence: (paidIn, { low, high }, range) =>
      `You would have put in ${paidIn}. If savings grow ${low}% to ${high}% a year, that comes to ${range}. Nobody can promise growth: it can be less than what you put in.`,
    tooMuch: (yearly, { usual, taxYear, from50 }) =>
      `${yearly} a year is more than an IRA takes. The limit for all your IRAs together is ${usual} for ${taxYear}, and ${from50} from the year in which you turn 50.`,
    paidIn: 'Put in by then',
    atGrowth: (percent) => `At ${percent}% growth a year`,
    about: (amount) => `about ${amount}`,
  },
  es: {
    label: (term) => `Después de ${term}, una estimación`,
    range: (low, high) => `${low} a ${high}`,
    sentence: (paidIn, { low, high }, range) =>
      `Habrías puesto ${paidIn}. Si los ahorros crecen de ${low}% a ${high}% al año, serían de ${range}. Nadie puede prometer crecimiento: puede ser menos de lo que pusiste.`,
    tooMuch: (yearly, { usual, taxYear, from50 }) =>
      `${yearly} al año es más de lo que acepta una IRA. El límite de todas tus IRA juntas es de ${usual} para ${taxYear}, y de ${from50} desde el año en que cumples 50.`,
    paidIn: 'Lo que habrás puesto',
    atGrowth: (percent) => `Con ${percent}% de crecimiento al año`,
    about: (amount) => `unos ${amount}`,
  },
}
