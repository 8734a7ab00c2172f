import { assumptions } from '@app/schemas/rules/accounts/fee-data'
import type { Words } from '../../../client/language.ts'
import type { AnswerFrame } from './calculator-answer.tsx'

const { low, high } = assumptions.growthPercent

export const savingsFrame: Words<AnswerFrame> = {
  en: {
    columns: ['After', 'Put in', `At ${low}%`, `At ${high}%`],
    drawn: 'A range that widens over the years, and under it a line of what was put in. Its figures are in the table.',
    legend: [`Growth of ${low}% to ${high}% a year`, 'What was put in'],
    assumed: `Assumed: growth of ${low}% or ${high}% a year after costs, a deposit at the end of each month, and nothing taken out. Taxes are left out, and prices will rise too: a dollar then buys less.`,
  },
  es: {
    columns: ['Después de', 'Lo puesto', `Con ${low}%`, `Con ${high}%`],
    drawn: 'Un rango que se abre con los años y, debajo, una línea de lo que se puso. Las cifras están en la tabla.',
    legend: [`Crecimiento de ${low}% a ${high}% al año`, 'Lo que se puso'],
    assumed: `Se supone: un crecimiento de ${low}% o ${high}% al año después de costos, un depósito al final de cada mes y que no se saca nada. Los impuestos quedan fuera, y los precios también subirán: un dólar compra entonces menos.`,
  },
}
