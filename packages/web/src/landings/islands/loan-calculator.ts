import { loanAnswer } from '../calculators/loan-answer.ts'
import { formsOf } from './forms-of.ts'
import { watchCalculator } from './watch-calculator.ts'

for (const form of formsOf('loan-calculator')) watchCalculator(form, loanAnswer)
