import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { type IraLimit, iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { languageOf, textsIn } from './texts-in.ts'

const sum = '\\$(?<sum>\\d[\\d,]*\\d|\\d)'
const ofLoans = /\b(?:loans?|borrow\w*|lend|half)\b/i
const smallest = new RegExp(
  `\\b(?:the least(?: you can borrow)?|smallest (?:loan|amount)(?: \\w+){0,2}) is ${sum}|\\bborrow from ${sum.replace('sum', 'other')} up`,
  'i',
)
const largest = new RegExp(`\\b(?:(?:never|no|not)(?: \\w+)? (?:more than|above|over)|at most) ${sum}`, 'i')
const limited = /\b(?:limit|most you can put)\b/i

/** What the law and our plan allow is said as it is reckoned with: the smallest and the largest loan, and what IRAs take in a year. */
export const checkLawLimits = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = (text.includes('$') ? (otherLoan(text, doc.text) ?? otherLimit(text)) : undefined) ?? otherAge(text)
    return problem ? [report(doc, at, problem)] : []
  })
})

function otherLoan(text: string, file: string): Problem | undefined {
  const { sum: least, other = least } = smallest.exec(text)?.groups ?? {}
  const [leastSum, capSum] = [ourPlan.leastCents / 100, ourPlan.capCents / 100]
  if (other !== undefined && ofLoans.test(file) && dollars(other) !== leastSum)
    return isOther(other, `the smallest loan is ${said(leastSum)}`)
  const most = ofLoans.test(text) ? largest.exec(text)?.groups?.['sum'] : undefined
  return most === undefined || dollars(most) === capSum ? undefined : isOther(most, `no loan is larger than ${said(capSum)}`)
}

/** The sums of a text about the limit of IRAs are those of the year that was named last. */
function otherLimit(text: string): Problem | undefined {
  if (!/\bIRAs?\b/.test(text) || !limited.test(text)) return undefined
  let limit: IraLimit | undefined
  for (const sentence of text.split(/(?<=[.?])\s+/)) {
    const year = Number(/\bfor (20\d\d)\b/i.exec(sentence)?.[1])
    if (!Number.isNaN(year)) limit = iraLimitBy(year)?.taxYear === year ? iraLimitBy(year) : undefined
    const limits = limit ? [limit.usualCents / 100, limit.from50Cents / 100] : []
    const other = [...sentence.matchAll(/\$(\d[\d,]*\d)/g)]
      .map(([, one = '']) => one)
      .find((one) => limit && !limits.includes(dollars(one)))
    if (other !== undefined) return isOther(other, `for ${limit?.taxYear} IRAs take ${limits.map(said).join(' or ')}`)
  }
  return undefined
}

const age = /\b(?:from|until|before|under|after|turns?|at|age|to|than) (?<age>\d\d½?)(?![\d,.%½])(?! (?:days|years|months|percent))/gi
/** From these ages on no 10% is added to the tax: the first where one left that job, the other everywhere. */
const agesOfExtraTax: ReadonlySet<string> = new Set(['55', '59½'])

function otherAge(text: string): Problem | undefined {
  const half = text.match(/\d\d½/g)?.find((one) => !agesOfExtraTax.has(one))
  const sentences = text.split(/(?<=[.?])\s+/).filter((one) => /10% (?:extra|more|on top)|extra (?:10%|tax)/.test(one))
  const ages = sentences.flatMap((one) => [...one.matchAll(age)].map((found) => found.groups?.['age'] ?? ''))
  const other = half ?? ages.find((one) => !agesOfExtraTax.has(one))
  if (other === undefined) return undefined
  const message = `${other} is said here, and the 10% extra tax ends at 59½, or at 55 for the plan of a job that one leaves then.`
  return { rule: 'other-law', message, fix: 'Write the age that is so.' }
}

function isOther(given: string, so: string): Problem {
  return { rule: 'other-law', message: `$${given} is said here, and ${so}.`, fix: 'Write the sum that is so.' }
}

function dollars(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function said(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
