import type { Words } from '../../../client/language.ts'

export type ExtraWords = {
  readonly label: string
  readonly help: string
  readonly helpLate: (due: string) => string
  readonly atLeast: (sum: string) => string
  readonly atMost: (sum: string) => string
  readonly noSum: string
  readonly working: string
  readonly paysOff: (sum: string) => string
  readonly paysDue: string
  readonly ofItInterest: string
  readonly lowers: string
  readonly thenOwe: string
  readonly left: string
  readonly instead: (after: number, before: number) => string
  readonly saved: string
  readonly endsEarlier: (day: string, before: string) => string
  readonly smallerLast: (day: string, sum: string, before: string) => string
  readonly nextAsBefore: string
  readonly madeUp: string
  readonly stillDue: (sum: string) => string
}

export const words: Words<ExtraWords> = {
  en: {
    label: 'How much?',
    help: 'All of it lowers what you owe, and the interest with it. Your payments stay the same.',
    helpLate: (due) => `It first pays the ${due} that’s due. The rest lowers what you owe, and the interest with it.`,
    atLeast: (sum) => `At least ${sum}.`,
    atMost: (sum) => `At most ${sum}.`,
    noSum: 'Enter the amount in dollars, such as 500.',
    working: 'Working it out …',
    paysOff: (sum) => `This pays off the whole loan: ${sum}.`,
    paysDue: 'Pays what’s due',
    ofItInterest: 'Of that, interest',
    lowers: 'Lowers what you owe by',
    thenOwe: 'You then owe, without interest',
    left: 'Payments left',
    instead: (after, before) => (after === before ? String(after) : `${after} instead of ${before}`),
    saved: 'Interest you save',
    endsEarlier: (day, before) => `Your last payment is on ${day} instead of ${before}.`,
    smallerLast: (day, sum, before) => `Your last payment, on ${day}, is ${sum} instead of ${before}.`,
    nextAsBefore: 'Your next payment is debited on its day as before.',
    madeUp: 'Nothing is due after that. Your loan goes on as planned.',
    stillDue: (sum) => `After that, ${sum} is still due.`,
  },
  es: {
    label: '¿Cuánto?',
    help: 'Todo baja lo que debes, y con eso los intereses. Tus pagos siguen iguales.',
    helpLate: (due) => `Primero paga los ${due} que vencen. Lo demás baja lo que debes, y con eso los intereses.`,
    atLeast: (sum) => `Al menos ${sum}.`,
    atMost: (sum) => `Como máximo ${sum}.`,
    noSum: 'Escribe la cantidad en dólares, como 500.',
    working: 'Calculando …',
    paysOff: (sum) => `Con esto pagas todo el préstamo: ${sum}.`,
    paysDue: 'Paga lo que vence',
    ofItInterest: 'De eso, intereses',
    lowers: 'Baja lo que debes en',
    thenOwe: 'Después debes, sin intereses',
    left: 'Pagos que faltan',
    instead: (after, before) => (after === before ? String(after) : `${after} en vez de ${before}`),
    saved: 'Intereses que ahorras',
    endsEarlier: (day, before) => `Tu último pago es el ${day} en vez del ${before}.`,
    smallerLast: (day, sum, before) => `Tu último pago, el ${day}, es de ${sum} en vez de ${before}.`,
    nextAsBefore: 'Tu próximo pago se cobra en su día, como antes.',
    madeUp: 'Después no vence nada más. Tu préstamo sigue como estaba previsto.',
    stillDue: (sum) => `Después todavía vencen ${sum}.`,
  },
}
