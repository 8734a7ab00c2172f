import { type IraLimit, iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../sentences.ts'
import { languageOf, textsIn } from '../texts-in.ts'

const limited = /\b(?:limit|most you can put)\b/i

/** What IRAs take in a year is said as it is reckoned with. */
export const checkLawLimits = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = text.includes('$') ? otherLimit(text) : undefined
    return problem ? [report(doc, at, problem)] : []
  })
})

/** The sums of a text about the limit of IRAs are those of the year that was named last. */
function otherLimit(text: string): Problem | undefined {
  if (!/\bIRAs?\b/.test(text) || !limited.test(text)) return undefined
  let limit: IraLimit | undefined
  for (const sentence of sentencesOf(text)) {
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

function isOther(given: string, so: string): Problem {
  return { rule: 'other-law', message: `$${given} is said here, and ${so}.`, fix: 'Write the sum that is so.' }
}

function dollars(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function said(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
