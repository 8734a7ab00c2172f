import type { Words } from '../../client/language.ts'
import type { LoanPayments } from '../../screens/data/loans/loan-payments.ts'
import type { LoanSchedule } from '../../screens/data/loans/loan-schedule.ts'

export type ProgressWords = {
  readonly owedOverTime: string
  readonly planned: string
  readonly paidSoFar: string
  readonly sentence: (owed: string, borrowed: string, last: string, isLate: boolean) => string
  readonly ifToday: string
  readonly all: (count: number) => string
  readonly columns: readonly string[]
  readonly states: Readonly<Record<LoanSchedule['results'][number]['state'], string>>
  readonly start: string
  readonly extra: Readonly<Record<'paid' | 'underWay', string>>
  readonly countsExtra: (sum: string) => string
  readonly payments: string
  readonly noPayments: string
  readonly made: string
  readonly madeExtra: string
  readonly onItsDay: string
  readonly debit: Readonly<Record<LoanPayments['results'][number]['state'], string>>
  readonly saved: string
  readonly from: (lastFour: string) => string
  readonly whatIsLate: string
  readonly lateColumns: readonly string[]
  readonly dueNow: (sum: string) => string
  readonly days: (count: number) => string
  /** Its days of grace aren’t over. */
  readonly notLate: string
  readonly earlier: (count: number) => string
}

export const words: Words<ProgressWords> = {
  en: {
    owedOverTime: 'What you owe, month by month',
    planned: 'Planned',
    paidSoFar: 'So far',
    sentence: (owed, borrowed, last, isLate) =>
      `You owe ${owed} of ${borrowed}. ${isLate ? 'Once what’s late is made up, and with every other payment on its day' : 'With every payment on its day'}, it’s all paid back on ${last}.`,
    ifToday: 'These dates count once the money has arrived at your bank.',
    all: (count) => `See all ${count} payments as a table`,
    columns: ['Date', 'Payment', 'Goes to what you owe', 'Interest', 'Still owed', 'State'],
    states: { expected: 'To come', due: 'Due now', 'past-due': 'Late', paid: 'Paid' },
    start: 'start',
    extra: { paid: 'Extra, paid', underWay: 'Extra, under way' },
    countsExtra: (sum) => `This counts the ${sum} you’re paying extra, which is under way.`,
    payments: 'Payments so far',
    noPayments: 'No payment has been made yet. Each one is listed here.',
    made: 'Your own payment',
    madeExtra: 'Your extra payment',
    onItsDay: 'Debited on its day',
    debit: { ASKED: 'Under way', SETTLED: 'Paid', RETURNED: 'Sent back by your bank', REFUSED: 'Not taken', TAKEN_BACK: 'Taken back' },
    saved: 'Saved',
    from: (lastFour) => `From ••${lastFour}`,
    whatIsLate: 'What is late',
    lateColumns: ['Due on', 'Still open', 'Late by', 'Make up by'],
    dueNow: (sum) => `Due now, all of it: ${sum}. A payment counts as late once its days of grace are over.`,
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    notLate: 'Not late yet',
    earlier: (count) => `${count} earlier`,
  },
  es: {
    owedOverTime: 'Lo que debes, mes por mes',
    planned: 'Previsto',
    paidSoFar: 'Hasta ahora',
    sentence: (owed, borrowed, last, isLate) =>
      `Debes ${owed} de ${borrowed}. ${isLate ? 'Cuando te pongas al día con lo atrasado, y si cada otro pago' : 'Si cada pago'} se hace en su día, queda todo pagado el ${last}.`,
    ifToday: 'Estas fechas valen cuando el dinero haya llegado a tu banco.',
    all: (count) => `Ver los ${count} pagos en una tabla`,
    columns: ['Fecha', 'Pago', 'A lo que debes', 'Intereses', 'Todavía debes', 'Estado'],
    states: { expected: 'Por venir', due: 'Vence ahora', 'past-due': 'Atrasado', paid: 'Pagado' },
    start: 'inicio',
    extra: { paid: 'Adicional, pagado', underWay: 'Adicional, en camino' },
    countsExtra: (sum) => `Aquí ya cuentan los ${sum} que pagas de más y que están en camino.`,
    payments: 'Pagos hasta ahora',
    noPayments: 'Todavía no hay ningún pago. Aquí aparece cada uno.',
    made: 'Tu propio pago',
    madeExtra: 'Tu pago adicional',
    onItsDay: 'Cobrado en su día',
    debit: { ASKED: 'En camino', SETTLED: 'Pagado', RETURNED: 'Devuelto por tu banco', REFUSED: 'No se cobró', TAKEN_BACK: 'Anulado' },
    saved: 'Guardado',
    from: (lastFour) => `De ••${lastFour}`,
    whatIsLate: 'Lo que está atrasado',
    lateColumns: ['Vencía el', 'Falta', 'Atraso', 'Ponerte al día hasta'],
    dueNow: (sum) => `Lo que vence ahora, en total: ${sum}. Un pago cuenta como atrasado cuando terminan sus días de gracia.`,
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    notLate: 'Todavía no',
    earlier: (count) => `${count} anteriores`,
  },
}
