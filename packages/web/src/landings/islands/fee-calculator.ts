import { feeAnswer } from '../calculators/fee-answer.ts'
import { formsOf } from './forms-of.ts'
import { watchCalculator } from './watch-calculator.ts'

for (const form of formsOf('fee-calculator')) watchCalculator(form, feeAnswer)
