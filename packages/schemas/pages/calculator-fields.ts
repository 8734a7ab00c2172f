import type { PageBlock } from '../flow/page-block.ts'
import type { Asked } from './read-calculator.ts'
import { withinWords } from './typed-words.ts'

export const calculatorNames = ['fee-calculator', 'loan-calculator', 'refinance-calculator', 'savings-calculator'] as const
export type CalculatorName = (typeof calculatorNames)[number]
export type CalculatorBlock = Extract<PageBlock, { readonly block: CalculatorName }>

/** One number that a person gives a calculator. */
export type CalculatorField = Asked & {
  readonly label: string
  readonly help?: string
  /** Where the person starts from. */
  readonly start: number
}

export function isCalculator(block: PageBlock): block is CalculatorBlock {
  return calculatorNames.some((name) => name === block.block)
}

/** What a calculator asks for. */
export function calculatorFields(block: CalculatorBlock): readonly CalculatorField[] {
  return fieldsOf(block).map((field) => ({ ...field, within: withinWords(field) }))
}

type Field = Omit<CalculatorField, 'within'>

function fieldsOf(block: CalculatorBlock): readonly Field[] {
  switch (block.block) {
    case 'fee-calculator':
      return feeFields(block)
    case 'loan-calculator':
      return loanFields(block)
    case 'refinance-calculator':
      return refinanceFields(block)
    case 'savings-calculator':
      return savingsFields(block)
  }
}

type Of<N extends CalculatorName> = Extract<PageBlock, { readonly block: N }>

const askYears = 'Enter whole years, such as 20.'
const askHalfYears = 'Enter whole or half years, such as 2.5.'
const askPercent = 'Enter a percentage, such as 1.2.'
const askDollars = 'Enter an amount in dollars, such as 18,000.'

function feeFields({ balance, feeNow, feeThen, years }: Of<'fee-calculator'>): readonly Field[] {
  const fee = { unit: '%', least: 0, most: 5, ask: askPercent } as const
  return [
    { name: 'balance', label: 'What is in the old plan', unit: '$', least: 500, most: 5_000_000, ask: askDollars, start: balance },
    {
      name: 'feeNow',
      label: 'Its yearly fee',
      help: 'In the fee notice of the plan: the expense ratio, and what else is taken as a share.',
      start: feeNow,
      ...fee,
    },
    { name: 'feeThen', label: 'The yearly fee elsewhere', start: feeThen, ...fee },
    { name: 'years', label: 'Years until you need it', unit: 'years', least: 1, most: 50, isWhole: true, ask: askYears, start: years },
  ]
}

function loanFields({ balance, amount, years, rate, longestYears }: Of<'loan-calculator'>): readonly Field[] {
  return [
    {
      name: 'balance',
      label: 'Your vested balance',
      help: 'What would be yours if you left today.',
      unit: '$',
      least: 0,
      most: 5_000_000,
      ask: askDollars,
      start: balance,
    },
    { name: 'amount', label: 'What you want to borrow', unit: '$', least: 500, most: 50_000, ask: askDollars, start: amount },
    {
      name: 'years',
      label: 'Years to pay it back',
      help: longestYears > 5 ? `Up to ${longestYears} to buy your main home, up to 5 for all else.` : `Up to ${longestYears}.`,
      unit: 'years',
      least: 1,
      most: longestYears,
      ask: askHalfYears,
      start: years,
    },
    { name: 'rate', label: 'Yearly rate', unit: '%', least: 0, most: 30, ask: 'Enter a percentage, such as 8.5.', start: rate },
  ]
}

function refinanceFields({ owed, rateNow, yearsNow, rateThen, yearsThen }: Of<'refinance-calculator'>): readonly Field[] {
  const rate = { unit: '%', least: 0, most: 40, ask: 'Enter a percentage, such as 8.5.' } as const
  const term = { unit: 'years', least: 0.5, most: 30, ask: askHalfYears } as const
  return [
    { name: 'owed', label: 'What you still owe', unit: '$', least: 100, most: 100_000, ask: askDollars, start: owed },
    { name: 'rateNow', label: 'Your yearly rate now', start: rateNow, ...rate },
    { name: 'yearsNow', label: 'Years that are left', start: yearsNow, ...term },
    { name: 'rateThen', label: 'The other yearly rate', start: rateThen, ...rate },
    { name: 'yearsThen', label: 'The other term', start: yearsThen, ...term },
  ]
}

function savingsFields({ start, monthly, years }: Of<'savings-calculator'>): readonly Field[] {
  return [
    { name: 'start', label: 'What is there already', unit: '$', least: 0, most: 5_000_000, ask: askDollars, start },
    {
      name: 'monthly',
      label: 'What you add each month',
      unit: '$',
      least: 0,
      most: 10_000,
      ask: 'Enter an amount in dollars, such as 100.',
      start: monthly,
    },
    { name: 'years', label: 'For how many years', unit: 'years', least: 1, most: 50, isWhole: true, ask: askYears, start: years },
  ]
}
