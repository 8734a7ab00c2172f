import type { Words } from '../../client/language.ts'

export type LoanPageWords = {
  readonly title: string
  readonly earlier: string
  readonly repaid: string
  readonly takenBack: string
  readonly couldBorrow: string
  readonly about: string
  readonly upTo: string
  readonly notNow: string
  readonly notYet: string
  readonly notYetAbout: string
  readonly openPlan: string
  readonly answer: string
  readonly terms: (rate: string, fee: string, years: number) => string
  readonly missed: string
  readonly ask: string
  readonly compare: string
  readonly compareAbout: string
  readonly amount: string
  readonly years: string
  readonly yearWords: (count: number) => string
  readonly ways: string
  readonly columns: readonly string[]
  readonly own: string
  readonly ownGets: string
  readonly notLent: string
  readonly range: (low: string, high: string) => string
  readonly nothing: string
  readonly compareNote: string
  readonly askOthers: string
  readonly current: string
  readonly currentColumns: readonly string[]
  readonly rows: { readonly rate: string; readonly time: string; readonly monthly: string; readonly cost: string }
  readonly verdict: Readonly<Record<'worth-it' | 'lower-payment-higher-cost' | 'not-worth-it', string>>
}

export const words: Words<LoanPageWords> = {
  en: {
    title: 'Loans',
    earlier: 'Earlier loans',
    repaid: 'Paid back in full',
    takenBack: 'Taken back, nothing was sent',
    couldBorrow: 'Borrow from your savings',
    about: 'A loan from an individual 401(k) is your own money: you pay it back to yourself, with interest. It isn’t possible from an IRA.',
    upTo: 'You can borrow up to',
    notNow: 'You can’t borrow from your savings now',
    notYet: 'Not yet, and here’s how',
    notYetAbout:
      'A loan needs an individual 401(k) with us that holds your savings. You can have one if you work for yourself and have no employees.',
    openPlan: 'See about an individual 401(k)',
    answer: 'Answer the questions',
    terms: (rate, fee, years) => `Today: ${rate} a year, a fee of ${fee}, and up to ${years} years to pay it back.`,
    missed:
      'Money that’s lent isn’t invested. If you can’t pay it back, the rest counts as income, and before 59½ it usually costs 10% more.',
    ask: 'See what a loan would cost',
    compare: 'Compare ways to borrow',
    compareAbout:
      'What the same loan costs from your own savings and from lenders. Nothing is asked of anyone, and your credit isn’t checked.',
    amount: 'Amount',
    years: 'Pay back over',
    yearWords: (count) => (count === 1 ? '1 year' : `${count} years`),
    ways: 'Ways to borrow, side by side',
    columns: ['From', 'Rate a year', 'With the fee', 'Each month', 'Interest and fee', 'Pays us'],
    own: 'Your own 401(k)',
    ownGets: 'The fee',
    notLent: 'Not for this amount or time',
    range: (low, high) => `${low} to ${high}`,
    nothing: 'Nothing',
    compareNote:
      'From your own savings, the interest goes back to you; what you give up is the growth of that money. From a lender, the interest is gone. Lenders decide after they’ve checked your credit: the lowest rate is for few people.',
    askOthers: 'Ask for a loan from a lender, or replace one',
    current: 'Replacing the loan you have',
    currentColumns: ['', 'Now', 'Replaced'],
    rows: { rate: 'Rate a year', time: 'Time', monthly: 'Each month', cost: 'Interest and fee' },
    verdict: {
      'worth-it': 'Replacing it would cost less.',
      'lower-payment-higher-cost': 'Replacing it lowers each payment and costs more in all.',
      'not-worth-it': 'Keeping it costs less.',
    },
  },
  es: {
    title: 'Préstamos',
    earlier: 'Préstamos anteriores',
    repaid: 'Devuelto por completo',
    takenBack: 'Retirado, no se envió nada',
    couldBorrow: 'Pedir prestado de tus ahorros',
    about: 'Un préstamo de un 401(k) individual es tu propio dinero: te lo devuelves a ti, con intereses. De una IRA no es posible.',
    upTo: 'Puedes pedir prestado hasta',
    notNow: 'Ahora no puedes pedir prestado de tus ahorros',
    notYet: 'Todavía no; así se puede',
    notYetAbout:
      'Un préstamo necesita un 401(k) individual con nosotros que tenga tus ahorros. Puedes tener uno si trabajas por tu cuenta y no tienes empleados.',
    openPlan: 'Ver el 401(k) individual',
    answer: 'Responder las preguntas',
    terms: (rate, fee, years) => `Hoy: ${rate} al año, un cargo de ${fee} y hasta ${years} años para devolverlo.`,
    missed:
      'El dinero prestado no está invertido. Si no puedes devolverlo, el resto cuenta como ingreso, y antes de los 59½ suele costar un 10% más.',
    ask: 'Ver cuánto costaría un préstamo',
    compare: 'Comparar formas de pedir prestado',
    compareAbout: 'Lo que cuesta el mismo préstamo de tus ahorros y de prestamistas. No se le pide nada a nadie ni se revisa tu crédito.',
    amount: 'Cantidad',
    years: 'A devolver en',
    yearWords: (count) => (count === 1 ? '1 año' : `${count} años`),
    ways: 'Formas de pedir prestado, lado a lado',
    columns: ['De', 'Tasa al año', 'Con el cargo', 'Cada mes', 'Intereses y cargos', 'Nos paga'],
    own: 'Tu propio 401(k)',
    ownGets: 'El cargo',
    notLent: 'No por esta cantidad o plazo',
    range: (low, high) => `de ${low} a ${high}`,
    nothing: 'Nada',
    compareNote:
      'De tus propios ahorros, los intereses vuelven a ti; lo que pierdes es el crecimiento de ese dinero. Con un prestamista, los intereses se van. Los prestamistas deciden después de revisar tu crédito: la tasa más baja es para pocas personas.',
    askOthers: 'Pedir un préstamo a un prestamista o reemplazar uno',
    current: 'Reemplazar el préstamo que tienes',
    currentColumns: ['', 'Ahora', 'Reemplazado'],
    rows: { rate: 'Tasa al año', time: 'Plazo', monthly: 'Cada mes', cost: 'Intereses y cargos' },
    verdict: {
      'worth-it': 'Reemplazarlo costaría menos.',
      'lower-payment-higher-cost': 'Reemplazarlo baja cada pago y cuesta más en total.',
      'not-worth-it': 'Conservarlo cuesta menos.',
    },
  },
}
