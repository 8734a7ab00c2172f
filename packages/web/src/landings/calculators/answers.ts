import type { CalculatorName } from '@app/schemas/pages/calculator-fields'
import type { AnswerOf } from './answer.ts'
import { feeAnswer } from './fee-answer.ts'
import { loanAnswer } from './loan-answer.ts'
import { refinanceAnswer } from './refinance-answer.ts'
import { savingsAnswer } from './savings-answer.ts'

/** What each calculator says of its numbers. */
export const answers: Readonly<Record<CalculatorName, AnswerOf>> = {
  'fee-calculator': feeAnswer,
  'loan-calculator': loanAnswer,
  'refinance-calculator': refinanceAnswer,
  'savings-calculator': savingsAnswer,
}
