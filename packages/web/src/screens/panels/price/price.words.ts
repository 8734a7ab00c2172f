import type { Words } from '../../../client/language.ts'

type Own = {
  readonly today: string
  readonly free: string
  readonly days: (days: number) => string
  readonly onDay: (day: string) => string
  readonly every: (period: string) => string
  readonly forOne: (period: string) => string
  readonly afterOne: (period: string) => string
  readonly ends: string
  readonly byPayPal: string
  readonly member: (title: string) => string
  readonly memberNow: string
  readonly memberEnding: string
  readonly once: string
  readonly owned: string
  readonly ownedWords: string
  readonly nothing: string
  readonly tipPrice: string
  readonly tipBounds: (most: string) => string
  readonly tipped: string
  readonly ofMoved: (percent: string) => string
  readonly exampleMoved: string
  readonly mostFee: string
  readonly exampleFee: string
  readonly iraTitle: string
  readonly iraPrice: (percent: string) => string
  readonly iraMembership: string
  readonly iraSource: (year: number) => string
  readonly aYear: (amount: string) => string
  readonly loanFee: string
  readonly loanFeeAbout: string
  readonly loanFeeFixed: string
}

const periods: Readonly<Record<string, string>> = { year: 'al año', month: 'al mes' }
const spans: Readonly<Record<string, string>> = { year: 'un año', month: 'un mes' }

export const words: Words<Own> = {
  en: {
    today: 'You pay today',
    free: 'Free first',
    days: (days) => `${days} days`,
    onDay: (day) => `Then on ${day}`,
    every: (period) => `a ${period}`,
    forOne: (period) => `for one ${period}`,
    afterOne: (period) => `After one ${period}`,
    ends: 'It ends',
    byPayPal: 'If you pay by PayPal, it begins today, without free days. It doesn’t renew, and nothing more is charged.',
    member: (title) => `You already have this: ${title}`,
    memberNow: 'It’s active now. You won’t be charged again before the next date in your settings.',
    memberEnding: 'You canceled it. It runs until the end of what you’ve paid for, and then it ends.',
    once: 'once',
    owned: 'You’ve paid for this',
    ownedWords: 'You won’t be charged for it again.',
    nothing: 'Free',
    tipPrice: 'Any amount',
    tipBounds: (most) => `From $0 up to ${most}.`,
    tipped: 'You’ve answered this before. You can leave it as it is.',
    ofMoved: (percent) => `${percent} of what we move`,
    exampleMoved: 'Say this much arrives',
    mostFee: 'Never more, for one account, than',
    exampleFee: 'Then the fee is',
    iraTitle: 'An account with us',
    iraPrice: (percent) => `${percent} a year`,
    iraMembership: 'Membership, if you choose it',
    iraSource: (year) => `Our price list of ${year}. The funds are those of our most expensive ready-made mix.`,
    aYear: (amount) => `${amount} a year`,
    loanFee: 'Fee for setting up the loan',
    loanFeeAbout: 'Today’s fee. It’s fixed when you ask for the loan.',
    loanFeeFixed: 'The fee of the loan that you asked for.',
  },
  es: {
    today: 'Hoy pagas',
    free: 'Primero gratis',
    days: (days) => `${days} días`,
    onDay: (day) => `Después, el ${day}`,
    every: (period) => periods[period] ?? `cada ${period}`,
    forOne: (period) => `por ${spans[period] ?? period}`,
    afterOne: (period) => `Después de ${spans[period] ?? period}`,
    ends: 'Termina',
    byPayPal: 'Pagada con PayPal, empieza hoy, sin días gratis. No se renueva y no se cobra nada más.',
    member: (title) => `Ya lo tienes: ${title}`,
    memberNow: 'Está activo. No se te cobra otra vez antes de la próxima fecha que ves en tus ajustes.',
    memberEnding: 'Lo cancelaste. Sigue activo hasta el final de lo pagado y después termina.',
    once: 'una sola vez',
    owned: 'Ya lo pagaste',
    ownedWords: 'No se te cobra otra vez.',
    nothing: 'Gratis',
    tipPrice: 'La cantidad que quieras',
    tipBounds: (most) => `De $0 a ${most}.`,
    tipped: 'Ya respondiste esto. Puedes dejarlo como está.',
    ofMoved: (percent) => `${percent} de lo que movemos`,
    exampleMoved: 'Si llega esta cantidad',
    mostFee: 'Nunca más, por cuenta, que',
    exampleFee: 'la tarifa es',
    iraTitle: 'Una cuenta IRA con nosotros',
    iraPrice: (percent) => `${percent} al año`,
    iraMembership: 'Membresía, si la eliges',
    iraSource: (year) => `Nuestra lista de precios de ${year}. Los fondos son los de la combinación más cara que ofrecemos.`,
    aYear: (amount) => `${amount} al año`,
    loanFee: 'Tarifa por preparar el préstamo',
    loanFeeAbout: 'La tarifa de hoy. Queda fija cuando pides el préstamo.',
    loanFeeFixed: 'La tarifa del préstamo que pediste.',
  },
}
