import { describe, expect, it } from 'vitest'
import type { CalculatorBlock } from './calculator-fields.ts'
import { calculatorFields } from './calculator-fields.ts'
import { readCalculator } from './read-calculator.ts'
import { typedWords } from './typed-words.ts'

const loan: CalculatorBlock = {
  block: 'loan-calculator',
  title: 'Try it',
  balance: 30_000,
  amount: 10_000,
  years: 4,
  rate: 8,
  longestYears: 5,
}
const typedIn = (block: CalculatorBlock) =>
  Object.fromEntries(calculatorFields(block, 'en').map(({ name, start }) => [name, typedWords(start)] as const))

describe('what a calculator shows before anybody types', () => {
  it.each<CalculatorBlock>([
    loan,
    { block: 'fee-calculator', title: 'Fees', balance: 18_000, feeNow: 1.25, feeThen: 0.5, years: 20 },
    { block: 'refinance-calculator', title: 'Again', owed: 8_000, rateNow: 22, yearsNow: 2.5, rateThen: 9, yearsThen: 3 },
    { block: 'savings-calculator', title: 'Save', start: 0, monthly: 100, years: 25 },
  ])('is read as the numbers of its file: $block', (block) => {
    const starts = Object.fromEntries(calculatorFields(block, 'en').map(({ name, start }) => [name, start]))
    expect(readCalculator(calculatorFields(block, 'en'), typedIn(block))).toEqual({ ok: true, numbers: starts })
  })
})

describe('what is no number', () => {
  it('is answered with what to do, for each field by itself', () => {
    const typed = { ...typedIn(loan), amount: 'much', years: '6', balance: '' }
    expect(readCalculator(calculatorFields(loan, 'en'), typed)).toEqual({
      ok: false,
      errors: {
        amount: 'Enter an amount in dollars, such as 18,000.',
        years: 'Enter from 1 to 5 years.',
        balance: 'Enter an amount in dollars, such as 18,000.',
      },
    })
  })

  it('is also what was not sent at all', () => {
    expect(readCalculator(calculatorFields(loan, 'en'), {}).ok).toBe(false)
  })

  it('a sum that is too large is refused with the most that is allowed', () => {
    const read = readCalculator(calculatorFields(loan, 'en'), { ...typedIn(loan), amount: '60,000' })
    expect(read).toEqual({ ok: false, errors: { amount: 'Enter an amount from $500 to $50,000.' } })
  })
})
