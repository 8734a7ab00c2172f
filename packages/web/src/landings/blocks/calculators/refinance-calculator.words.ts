import type { Words } from '../../../client/language.ts'
import type { AnswerFrame } from './calculator-answer.tsx'

export const refinanceFrame: Words<AnswerFrame> = {
  en: {
    columns: ['Loan', 'A month', 'All interest', 'Paid in all'],
    assumed:
      'Assumed: the same debt today, rates that stay, and level payments each month. Fees for the other loan, or for paying off the first, are left out: they take from what is saved.',
  },
  es: {
    columns: ['Préstamo', 'Al mes', 'Todos los intereses', 'Pagado en total'],
    assumed:
      'Se supone: la misma deuda hoy, tasas que no cambian y pagos iguales cada mes. Los cargos del otro préstamo, o por terminar de pagar el primero, quedan fuera: reducen lo que se ahorra.',
  },
}
