import { refinanceAnswer } from '../calculators/refinance-answer.ts'
import { formsOf } from './forms-of.ts'
import { watchCalculator } from './watch-calculator.ts'

for (const form of formsOf('refinance-calculator')) watchCalculator(form, refinanceAnswer)
