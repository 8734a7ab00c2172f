import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { iraLimitBy, lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { shareForPercent } from '../figures/share-for-percent.ts'

/** The example with which a calculator begins is one that there can be: percentages, and no more than the law allows. */
export function checkCalculator(doc: Document, block: PageBlock, at: JsonPath): Diagnostic[] {
  const percents = checkPercents(doc, block, at)
  if (percents.length > 0) return percents
  if (block.block === 'savings-calculator') return checkDeposits(doc, block, at)
  return block.block === 'loan-calculator' ? checkLoan(doc, block, at) : []
}

/** What the law lets people borrow from a plan at most, beside half of what is theirs. */
const mostOfLaw = 50_000

/** Less than this is a fraction where a percentage is meant: no loan costs so little, and no fee that small is worth a calculator. */
const leastPercents: ReadonlyMap<string, number> = new Map([
  ['rate', 1],
  ['rateNow', 1],
  ['rateThen', 1],
  ['feeNow', 0.02],
  ['feeThen', 0.02],
])

function checkPercents(doc: Document, block: PageBlock, at: JsonPath): Diagnostic[] {
  return Object.entries(block).flatMap(([key, value]) => {
    const least = leastPercents.get(key)
    return least !== undefined && typeof value === 'number' && value > 0 && value < least
      ? [report(doc, [...at, key], { rule: 'example-that-cannot-be', ...shareForPercent(value) })]
      : []
  })
}

/** The most that anybody may put into IRAs in a year, by the last year of which it is known. */
const mostOfYear = (iraLimitBy(lastYearWithLimits)?.from50Cents ?? 0) / 100

function checkDeposits(doc: Document, { monthly }: Extract<PageBlock, { block: 'savings-calculator' }>, at: JsonPath): Diagnostic[] {
  if (monthly * 12 <= mostOfYear) return []
  const message = `The example puts in $${monthly * 12} a year, and $${mostOfYear} is the most that anybody may put into IRAs.`
  const fix = `Write ${Math.floor(mostOfYear / 12)} or less, in dollars a month.`
  return [report(doc, [...at, 'monthly'], { rule: 'example-that-cannot-be', message, fix })]
}

function checkLoan(
  doc: Document,
  { years, longestYears, amount, balance }: Extract<PageBlock, { block: 'loan-calculator' }>,
  at: JsonPath,
): Diagnostic[] {
  const found: Diagnostic[] = []
  const fault = (key: string, message: string, fix: string) =>
    found.push(report(doc, [...at, key], { rule: 'example-that-cannot-be', message, fix }))
  if (years > longestYears)
    fault('years', `The example runs for ${years} years, and ${longestYears} is the longest.`, `Write ${longestYears} or fewer.`)
  const most = Math.min(balance / 2, mostOfLaw)
  if (amount > most)
    fault(
      'amount',
      `The example borrows $${amount} of $${balance}: at most half may be, and $${mostOfLaw}.`,
      `Write ${most} or less, in dollars.`,
    )
  return found
}
