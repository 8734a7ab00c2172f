import { savingsAnswer } from '../calculators/savings-answer.ts'
import { formsOf } from './forms-of.ts'
import { watchCalculator } from './watch-calculator.ts'

for (const form of formsOf('savings-calculator')) watchCalculator(form, savingsAnswer)
