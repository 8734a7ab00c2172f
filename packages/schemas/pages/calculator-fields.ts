import type { PageBlock } from '../flow/blocks/page-block.ts'
import type { Language } from '../language.ts'
import { calculatorFieldWords } from './calculator-words.ts'
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
export function calculatorFields(block: CalculatorBlock, language: Language): readonly CalculatorField[] {
  return fieldsOf(block, calculatorFieldWords[language]).map((field) => ({ ...field, within: withinWords(field, language) }))
}

type Field = Omit<CalculatorField, 'within'>
type Said = (typeof calculatorFieldWords)[Language]

function fieldsOf(block: CalculatorBlock, said: Said): readonly Field[] {
  switch (block.block) {
    case 'fee-calculator':
      return feeFields(block, said)
    case 'loan-calculator':
      return loanFields(block, said)
    case 'refinance-calculator':
      return refinanceFields(block, said)
    case 'savings-calculator':
      return savingsFields(block, said)
  }
}

type Of<N extends CalculatorName> = Extract<PageBlock, { readonly block: N }>

const mostDollars = 5_000_000

function feeFields({ balance, feeNow, feeThen, years }: Of<'fee-calculator'>, { fees, ...ask }: Said): readonly Field[] {
  const fee = { unit: '%', least: 0, most: 5, ask: ask.percentage('1.2') } as const
  return [
    { name: 'balance', label: fees.balance, unit: '$', least: 500, most: mostDollars, ask: ask.dollars('18,000'), start: balance },
    { name: 'feeNow', label: fees.now, help: fees.nowHelp, start: feeNow, ...fee },
    { name: 'feeThen', label: fees.other, start: feeThen, ...fee },
    { name: 'years', label: fees.years, unit: 'years', least: 1, most: 50, isWhole: true, ask: ask.wholeYears, start: years },
  ]
}

function loanFields({ balance, amount, years, rate, longestYears }: Of<'loan-calculator'>, { loan, ...ask }: Said): readonly Field[] {
  const dollars = ask.dollars('18,000')
  return [
    {
      name: 'balance',
      label: loan.balance,
      help: loan.balanceHelp,
      unit: '$',
      least: 0,
      most: mostDollars,
      ask: dollars,
      start: balance,
    },
    { name: 'amount', label: loan.amount, unit: '$', least: 500, most: 50_000, ask: dollars, start: amount },
    {
      name: 'years',
      label: loan.years,
      help: longestYears > 5 ? loan.upToForHome(longestYears) : loan.upTo(longestYears),
      unit: 'years',
      least: 1,
      most: longestYears,
      ask: ask.halfYears,
      start: years,
    },
    { name: 'rate', label: loan.rate, unit: '%', least: 0, most: 30, ask: ask.percentage('8.5'), start: rate },
  ]
}

function refinanceFields(
  { owed, rateNow, yearsNow, rateThen, yearsThen }: Of<'refinance-calculator'>,
  { refinance, ...ask }: Said,
): readonly Field[] {
  const rate = { unit: '%', least: 0, most: 40, ask: ask.percentage('8.5') } as const
  const term = { unit: 'years', least: 0.5, most: 30, ask: ask.halfYears } as const
  return [
    { name: 'owed', label: refinance.owed, unit: '$', least: 100, most: 100_000, ask: ask.dollars('18,000'), start: owed },
    { name: 'rateNow', label: refinance.rateNow, start: rateNow, ...rate },
    { name: 'yearsNow', label: refinance.yearsNow, start: yearsNow, ...term },
    { name: 'rateThen', label: refinance.rateOther, start: rateThen, ...rate },
    { name: 'yearsThen', label: refinance.yearsOther, start: yearsThen, ...term },
  ]
}

function savingsFields({ start, monthly, years }: Of<'savings-calculator'>, { savings, ...ask }: Said): readonly Field[] {
  return [
    { name: 'start', label: savings.start, unit: '$', least: 0, most: mostDollars, ask: ask.dollars('18,000'), start },
    { name: 'monthly', label: savings.monthly, unit: '$', least: 0, most: 10_000, ask: ask.dollars('100'), start: monthly },
    { name: 'years', label: savings.years, unit: 'years', least: 1, most: 50, isWhole: true, ask: ask.wholeYears, start: years },
  ]
}
