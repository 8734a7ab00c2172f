import type { Words } from '../language.ts'

type Own = {
  readonly wholeYears: string
  readonly halfYears: string
  readonly percentage: (example: string) => string
  readonly dollars: (example: string) => string
  readonly withinDollars: (least: string, most: string) => string
  readonly withinPercent: (least: string, most: string) => string
  readonly withinYears: (least: string, most: string) => string
  readonly fees: {
    readonly balance: string
    readonly now: string
    readonly nowHelp: string
    readonly other: string
    readonly years: string
  }
  readonly loan: {
    readonly balance: string
    readonly balanceHelp: string
    readonly amount: string
    readonly years: string
    readonly upTo: (years: number) => string
    readonly upToForHome: (years: number) => string
    readonly rate: string
  }
  readonly refinance: {
    readonly owed: string
    readonly rateNow: string
    readonly yearsNow: string
    readonly rateOther: string
    readonly yearsOther: string
  }
  readonly savings: { readonly start: string; readonly monthly: string; readonly years: string }
}

/** What the calculators ask for, and what to enter where something else was typed. */
export const calculatorFieldWords: Words<Own> = {
  en: {
    wholeYears: 'Enter whole years, such as 20.',
    halfYears: 'Enter whole or half years, such as 2.5.',
    percentage: (example) => `Enter a percentage, such as ${example}.`,
    dollars: (example) => `Enter an amount in dollars, such as ${example}.`,
    withinDollars: (least, most) => `Enter an amount from $${least} to $${most}.`,
    withinPercent: (least, most) => `Enter a percentage from ${least} to ${most}.`,
    withinYears: (least, most) => `Enter from ${least} to ${most} years.`,
    fees: {
      balance: 'What is in the old plan',
      now: 'Its yearly fee',
      nowHelp: 'In the fee notice of the plan: the expense ratio, and what else is taken as a share.',
      other: 'The yearly fee elsewhere',
      years: 'Years until you need it',
    },
    loan: {
      balance: 'Your vested balance',
      balanceHelp: 'What would be yours if you left today.',
      amount: 'What you want to borrow',
      years: 'Years to pay it back',
      upTo: (years) => `Up to ${years}.`,
      upToForHome: (years) => `Up to ${years} to buy your main home, up to 5 for all else.`,
      rate: 'Yearly rate',
    },
    refinance: {
      owed: 'What you still owe',
      rateNow: 'Your yearly rate now',
      yearsNow: 'Years that are left',
      rateOther: 'The other yearly rate',
      yearsOther: 'The other term',
    },
    savings: { start: 'What is there already', monthly: 'What you add each month', years: 'For how many years' },
  },
  es: {
    wholeYears: 'Escribe años enteros, como 20.',
    halfYears: 'Escribe años enteros o medios, como 2.5.',
    percentage: (example) => `Escribe un porcentaje, como ${example}.`,
    dollars: (example) => `Escribe una cantidad en dólares, como ${example}.`,
    withinDollars: (least, most) => `Escribe una cantidad de $${least} a $${most}.`,
    withinPercent: (least, most) => `Escribe un porcentaje de ${least} a ${most}.`,
    withinYears: (least, most) => `Escribe de ${least} a ${most} años.`,
    fees: {
      balance: 'Lo que hay en el plan anterior',
      now: 'Su comisión anual',
      nowHelp: 'En el aviso de comisiones del plan: el “expense ratio” (la comisión del fondo) y lo demás que se toma como porcentaje.',
      other: 'La comisión anual en otro lugar',
      years: 'Años hasta que lo necesites',
    },
    loan: {
      balance: 'Tu saldo que ya es tuyo (“vested”)',
      balanceHelp: 'Lo que sería tuyo si te fueras hoy.',
      amount: 'Lo que quieres pedir prestado',
      years: 'Años para devolverlo',
      upTo: (years) => `Hasta ${years}.`,
      upToForHome: (years) => `Hasta ${years} para comprar tu vivienda principal, hasta 5 para todo lo demás.`,
      rate: 'Tasa anual',
    },
    refinance: {
      owed: 'Lo que aún debes',
      rateNow: 'Tu tasa anual de ahora',
      yearsNow: 'Años que quedan',
      rateOther: 'La otra tasa anual',
      yearsOther: 'El otro plazo',
    },
    savings: { start: 'Lo que ya hay', monthly: 'Lo que agregas cada mes', years: 'Por cuántos años' },
  },
}
