import type { Words } from '../../../client/language.ts'
import type { AnswerFrame } from './calculator-answer.tsx'

type Own = {
  readonly frame: AnswerFrame
  readonly fee: string
  readonly feeUnder: string
  readonly cost: string
  readonly missed: string
  readonly missedText: string
}

export const loanWords: Words<Own> = {
  en: {
    frame: {
      columns: ['After', 'Paid in all', 'Interest in it', 'Still owed'],
      drawn: 'What is owed falls to nothing over the years. Its figures are in the table.',
      assumed:
        'Assumed: no other loan from the plan within the last year, a rate that stays, and level payments. Growth is a guess; nobody can promise it.',
    },
    fee: 'Our fee for a loan isn’t in these figures. You see it before you sign',
    feeUnder: '; it’s under',
    cost: 'what it costs',
    missed: 'If payments are missed.',
    missedText:
      'You have until the end of the next quarter to make one up. After that, all that is still owed counts as paid out to you: income tax is due on it, and usually 10% more before 59½.',
  },
  es: {
    frame: {
      columns: ['Después de', 'Pagado en total', 'De eso, intereses', 'Aún se debe'],
      drawn: 'Lo que se debe baja hasta cero con los años. Las cifras están en la tabla.',
      assumed:
        'Se supone: ningún otro préstamo del plan en el último año, una tasa que no cambia y pagos iguales. El crecimiento es una suposición; nadie puede prometerlo.',
    },
    fee: 'Nuestro cargo por un préstamo no está en estas cifras. Lo ves antes de firmar',
    feeUnder: '; está en',
    cost: 'cuánto cuesta',
    missed: 'Si faltan pagos.',
    missedText:
      'Tienes hasta el final del trimestre siguiente para ponerte al día. Después, todo lo que aún se debe cuenta como pagado a ti: se debe impuesto sobre la renta y, en la mayoría de los casos, un 10% más antes de los 59½ años.',
  },
}
