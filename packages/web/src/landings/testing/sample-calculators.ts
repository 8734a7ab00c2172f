import type { CalculatorBlock, CalculatorName } from '@app/schemas/pages/calculator-fields'

const samples: { readonly [N in CalculatorName]: Extract<CalculatorBlock, { readonly block: N }> } = {
  'fee-calculator': { block: 'fee-calculator', title: 'Fees', balance: 18_000, feeNow: 1.2, feeThen: 0.5, years: 20 },
  'loan-calculator': { block: 'loan-calculator', title: 'A loan', balance: 30_000, amount: 10_000, years: 4, rate: 8, longestYears: 5 },
  'refinance-calculator': {
    block: 'refinance-calculator',
    title: 'Another loan',
    owed: 8_000,
    rateNow: 22,
    yearsNow: 3,
    rateThen: 9,
    yearsThen: 3,
  },
  'savings-calculator': { block: 'savings-calculator', title: 'Savings', start: 0, monthly: 100, years: 25 },
}

/** One calculator of each kind. */
export const sampleCalculators: readonly CalculatorBlock[] = Object.values(samples)
