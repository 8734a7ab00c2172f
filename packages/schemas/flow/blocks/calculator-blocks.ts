import { block, number, text, title } from './block-parts.ts'

/** Blocks on which people reckon with numbers of their own. */
export const calculatorBlocks = [
  block(
    'fee-calculator',
    'What a yearly fee costs over the years, here and there. The numbers are where the person starts from.',
    {
      title,
      lead: text('What is reckoned.', 300),
      balance: number('The balance in dollars.', 500, 5_000_000),
      feeNow: number('The yearly fee of the old plan, in percent.', 0, 5),
      feeThen: number('The yearly fee of the other, in percent.', 0, 5),
      years: number('How many years.', 1, 50),
    },
    ['title', 'balance', 'feeNow', 'feeThen', 'years'],
  ),
  block(
    'loan-calculator',
    'How much a plan could lend, and what a month costs. The numbers are where the person starts from.',
    {
      title,
      lead: text('What is reckoned.', 300),
      balance: number('The vested balance in dollars.', 0, 5_000_000),
      amount: number('The amount to borrow, in dollars.', 500, 50_000),
      years: number('The term in years.', 1, 30),
      rate: number('The yearly rate, in percent.', 0, 30),
      longestYears: number('The longest term that is offered: 5, or more for a main home.', 1, 30),
    },
    ['title', 'balance', 'amount', 'years', 'rate', 'longestYears'],
  ),
  block(
    'refinance-calculator',
    'What another rate or term does to the payment and to all interest. The numbers are where the person starts from.',
    {
      title,
      lead: text('What is reckoned.', 300),
      owed: number('What is still owed, in dollars.', 100, 100_000),
      rateNow: number('The present yearly rate, in percent.', 0, 40),
      yearsNow: number('The years that are left.', 0.5, 30),
      rateThen: number('The other yearly rate, in percent.', 0, 40),
      yearsThen: number('The other term, in years.', 0.5, 30),
    },
    ['title', 'owed', 'rateNow', 'yearsNow', 'rateThen', 'yearsThen'],
  ),
  block(
    'savings-calculator',
    'What repeating deposits could become, as a range, never as a promise. The numbers are where the person starts from.',
    {
      title,
      lead: text('What is reckoned.', 300),
      start: number('What is there already, in dollars.', 0, 5_000_000),
      monthly: number('The deposit each month, in dollars.', 0, 10_000),
      years: number('How many years.', 1, 50),
    },
    ['title', 'start', 'monthly', 'years'],
  ),
] as const
