import type { Words } from '../../../client/language.ts'

type ChoiceWords = {
  readonly heading: string
  readonly nothingNow: string
  readonly feesOurs: (fees: string) => string
  readonly feesPlan: (fees: string) => string
  readonly feesUnknown: string
  readonly askPlan: string
  readonly heldBack: (amount: string) => string
  readonly extra: (amount: string) => string
  readonly noExtra: string
  readonly incomeTax: string
  readonly paidOut: (amount: string, of: string) => string
  readonly cashUnknown: string
  readonly loanMost: (amount: string) => string
  readonly loanWhere: string
  readonly loanUnknown: string
  readonly missing: (count: number) => string
  readonly estimates: string
  readonly each: string
  readonly columns: readonly string[]
  readonly notKnown: string
  readonly names: Readonly<Record<string, string>>
}

export const words: Words<ChoiceWords> = {
  en: {
    heading: 'What each way would cost you',
    nothingNow: 'No tax now.',
    feesOurs: (fees) => `Costs with us: about ${fees} a year.`,
    feesPlan: (fees) => `Costs in the old plan: ${fees} a year.`,
    feesUnknown: 'Yearly costs aren’t known yet.',
    askPlan: 'Ask that plan what it costs.',
    heldBack: (amount) => `Held back for tax at once: ${amount}.`,
    extra: (amount) => `The extra 10% before age 59½: ${amount}, with your tax return.`,
    noExtra: 'You’re past 59½, so you don’t owe the extra 10%.',
    incomeTax: 'All pre-tax money counts as income this year, so you may owe more.',
    paidOut: (amount, of) => `You’d first get ${amount} of ${of}.`,
    cashUnknown: 'We can’t work it out until we know a balance. At least 20% is held back.',
    loanMost: (amount) => `Usually up to ${amount}: half of what’s yours, and never more than $50,000.`,
    loanWhere: 'Most old plans don’t lend. The money would have to move to one that does first.',
    loanUnknown: 'Usually up to half of what’s yours. We can say more once we know a balance.',
    missing: (count) =>
      count === 1 ? 'One account isn’t counted: we know too little.' : `${count} accounts aren’t counted: we know too little.`,
    estimates: 'Estimates, not tax advice. Roth money is taxed in another way.',
    each: 'Account by account',
    columns: ['Account', 'Savings', 'Leave: a year', 'Move to us: a year', 'Cash: held back', 'Cash: extra 10%'],
    notKnown: 'Not known',
    names: {
      move: 'Move to an IRA',
      'employer-plan': 'Move to your current job’s plan',
      leave: 'Leave it',
      'cash-out': 'Take the cash',
      loan: 'Take a loan',
      withdrawal: 'Take money out',
    },
  },
  es: {
    heading: 'Cuánto te costaría cada opción',
    nothingNow: 'Ahora no pagas impuestos.',
    feesOurs: (fees) => `Con nosotros: cerca de ${fees} al año.`,
    feesPlan: (fees) => `El plan anterior cuesta ${fees} al año.`,
    feesUnknown: 'Todavía no sabemos sus costos al año.',
    askPlan: 'Pregunta a ese plan cuánto cuesta.',
    heldBack: (amount) => `Se retiene para impuestos: ${amount}.`,
    extra: (amount) => `El 10% adicional antes de los 59½: ${amount}, con tu declaración.`,
    noExtra: 'Ya pasaste de los 59½, así que no pagas el 10% adicional.',
    incomeTax: 'Cuenta como ingreso de este año: puedes deber más.',
    paidOut: (amount, of) => `Primero recibirías ${amount} de ${of}.`,
    cashUnknown: 'No podemos calcularlo hasta saber un saldo. Se retiene al menos el 20%.',
    loanMost: (amount) => `Por regla general, hasta ${amount}: la mitad de lo que es tuyo, y nunca más de $50,000.`,
    loanWhere: 'Los planes anteriores casi nunca prestan. Primero habría que mover el dinero a uno que sí.',
    loanUnknown: 'Por regla general, hasta la mitad de lo que es tuyo. Podemos decir más cuando sepamos un saldo.',
    missing: (count) =>
      count === 1 ? 'Falta una cuenta: sabemos muy poco de ella.' : `Faltan ${count} cuentas: sabemos muy poco de ellas.`,
    estimates: 'Son estimaciones, no consejos de impuestos. El dinero Roth es distinto.',
    each: 'Cuenta por cuenta',
    columns: ['Cuenta', 'Ahorros', 'Dejarla: al año', 'Moverla: al año', 'Efectivo: retenido', 'Efectivo: 10% adicional'],
    notKnown: 'No se sabe',
    names: {
      move: 'Mover a una IRA',
      'employer-plan': 'Mover al plan de tu trabajo actual',
      leave: 'Dejarlo',
      'cash-out': 'Sacar el efectivo',
      loan: 'Pedir un préstamo',
      withdrawal: 'Sacar dinero',
    },
  },
}
