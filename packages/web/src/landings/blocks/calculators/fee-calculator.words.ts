import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import type { Words } from '../../../client/language.ts'
import type { AnswerFrame } from './calculator-answer.tsx'

const { low, expected, high } = assumptions.growthPercent

export const feeFrame: Words<AnswerFrame> = {
  en: {
    columns: ['After', 'Old plan takes', 'Old plan leaves', 'Other takes', 'Other leaves'],
    assumed: `Assumed: savings grow ${expected}% a year before fees (${low}% to ${high}% for the range), and nothing is added or taken out. What a fee takes is counted with the growth it would have had. Prices that are a fixed sum are left out: add them yourself.`,
  },
  es: {
    columns: ['Después de', 'Toma el plan anterior', 'Deja el plan anterior', 'Toma el otro', 'Deja el otro'],
    assumed: `Se supone: los ahorros crecen ${expected}% al año antes de comisiones (de ${low}% a ${high}% para el rango), y no se agrega ni se saca nada. Lo que toma una comisión se cuenta con el crecimiento que habría tenido. Los precios que son una suma fija quedan fuera: súmalos tú.`,
  },
}
