import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../sentences.ts'
import { languageOf, textsIn } from '../texts-in.ts'

type Rule = { readonly about: RegExp; readonly number: RegExp; readonly so: readonly string[]; readonly says: string }

/** What the law says with a number wherever pages speak of it: one sentence, and the number in it that is another. */
const rules: readonly Rule[] = [
  {
    about: /\bcode (?:D|AA)\b/,
    number: /\bcode (?:D|AA) in box (?<number>\d+)\b/,
    so: ['12'],
    says: 'what was paid into a 401(k) is code D in box 12 of a W-2',
  },
  {
    about: /\bleft\b.*(?:\bwithout\b|\bno 10%)/i,
    number: /\b(?<number>(?:before|under|until)(?: age)? 55)\b/i,
    so: [],
    says: 'the plan of a job pays without the 10% extra tax to those who left it at 55 or later',
  },
  {
    about: /\bcheck\b/i,
    number: /\bcheck (?:must|should|has to|is to|needs to) be made out to (?<number>you|yourself|your own name)(?![\w’]| )/i,
    so: [],
    says: 'a check for a rollover is made out to the new plan or the company that holds the IRA',
  },
  {
    about: /\bbox 7\b/i,
    number: /\bbox 7 (?:of \w+ )?(?:should )?(?:shows?|say|says|is|has) (?<number>[A-Z])\b|\bcode (?<other>[A-Z]) in box 7\b/,
    so: ['G', 'H'],
    says: 'box 7 of a direct rollover shows G, or H where Roth money went to a Roth IRA',
  },
  {
    about: /\bbox 12\b/i,
    number: /\bcode (?<number>[A-Z]{1,2}) in box 12\b/,
    so: ['D', 'AA'],
    says: 'what was paid into a 401(k) is code D in box 12 of a W-2',
  },
  {
    about: /\b(?:borrow|lends?|loans?|vested)\b/i,
    number:
      /\b(?:up to|as much as|borrow|lends?) (?<number>all|the whole|\d+%|two[- ]thirds|three[- ]quarters|a third|a quarter|most)(?: of)? (?:your|the|what|it|their)\b/i,
    so: ['50%'],
    says: 'a plan lends up to half of the vested balance',
  },
]

/** Numbers of the law, each in its sentence. A translation has the numbers of its text. */
export const checkLawNumbers = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  const found = textsIn(doc).flatMap(({ text, at }) => {
    if (!/\d|\b(?:back|up to|borrow|lends?|check)\b/i.test(text)) return []
    const [other] = sentencesOf(text).flatMap(otherNumber)
    if (!other) return []
    const message = `“${other.said}” is said here, and ${other.says}.`
    return [report(doc, at, { rule: 'other-law', message, fix: 'Write the number that is so.' })]
  })
  return [...found, ...largerLoan(doc)]
})

function otherNumber(sentence: string) {
  return rules.flatMap(({ about, number, so, says }) => {
    const all = about.test(sentence) ? [...sentence.matchAll(new RegExp(number, `${number.flags}g`))] : []
    return all.flatMap(({ 0: said, groups }) => {
      const given = Object.values(groups ?? {}).find((one) => one !== undefined)
      return given === undefined || so.includes(given) ? [] : [{ said, says }]
    })
  })
}

/** No field takes more than may be lent from a plan. */
function largerLoan(doc: Document): Diagnostic[] {
  const cap = ourPlan.capCents / 100
  return ('step' in doc.data ? (doc.data.fields ?? []) : []).flatMap((field, index) => {
    if ('question' in field || !/^(?:loans|refinance_loan)\.borrow_amount$/.test(field.store ?? '')) return []
    if (typeof field.max === 'number' && field.max <= cap) return []
    const message = `“${field.label}” takes ${field.max ?? 'any sum'}, and no loan from a plan is larger than $${cap.toLocaleString('en-US')}.`
    const fix = `Write "max": ${cap} or less, and the same in its message.`
    return [report(doc, ['fields', index, ...(field.max === undefined ? [] : ['max'])], { rule: 'other-law', message, fix })]
  })
}
