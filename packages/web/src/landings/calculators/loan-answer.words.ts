import type { Words } from '@app/schemas/language'

type Own = {
  readonly label: string
  readonly sentence: (loan: { amount: string; term: string; rate: string; monthly: string; interest: string; limit: string }) => string
  readonly limit: (amount: string, isCap: boolean) => string
  readonly tooMuch: (asked: string, limit: string) => string
  readonly least: (least: string) => string
  readonly belowLeast: (least: string, half: string) => string
  readonly mostByLaw: string
  readonly allInterest: string
  readonly missedGrowth: string
  readonly about: (amount: string) => string
  readonly owed: (amount: string) => string
}

export const loanAnswerWords: Words<Own> = {
  en: {
    label: 'Payment each month',
    sentence: ({ amount, term, rate, monthly, interest, limit }) =>
      `${amount} over ${term} at ${rate} is ${monthly} a month. All interest is ${interest}, and it goes back into your own account. From this balance ${limit}; your plan may allow less.`,
    limit: (amount, isCap) => `by law a plan may lend up to ${amount}, ${isCap ? 'the most for anybody' : 'half of it'}`,
    tooMuch: (asked, limit) => `${asked} is too much: ${limit}. The figures are for that sum.`,
    least: (least) => `We lend ${least} or more.`,
    belowLeast: (least, half) => `We lend ${least} or more, and half of this balance is ${half}.`,
    mostByLaw: 'The most by law, from this balance',
    allInterest: 'All interest, into your own account',
    missedGrowth: 'Growth you may miss meanwhile, at 5% a year',
    about: (amount) => `about ${amount}`,
    owed: (amount) => `${amount} owed`,
  },
  es: {
    label: 'Pago cada mes',
    sentence: ({ amount, term, rate, monthly, interest, limit }) =>
      `${amount} en ${term} al ${rate} son ${monthly} al mes. Los intereses suman ${interest} y vuelven a tu propia cuenta. De este saldo, ${limit}; tu plan puede permitir menos.`,
    limit: (amount, isCap) => `por ley un plan puede prestar hasta ${amount}, ${isCap ? 'lo máximo para cualquiera' : 'la mitad'}`,
    tooMuch: (asked, limit) => `${asked} es demasiado: ${limit}. Las cifras son para esa suma.`,
    least: (least) => `Prestamos ${least} o más.`,
    belowLeast: (least, half) => `Prestamos ${least} o más, y la mitad de este saldo es ${half}.`,
    mostByLaw: 'Lo máximo por ley, de este saldo',
    allInterest: 'Todos los intereses, a tu propia cuenta',
    missedGrowth: 'Crecimiento que puedes perderte mientras tanto, al 5% al año',
    about: (amount) => `unos ${amount}`,
    owed: (amount) => `${amount} de deuda`,
  },
}
