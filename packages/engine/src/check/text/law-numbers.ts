import { longestTermYears, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { languageOf, textsIn } from './texts-in.ts'

type Rule = { readonly about: RegExp; readonly number: RegExp; readonly so: readonly string[]; readonly says: string }

/** What the law says with a number wherever pages speak of it: one sentence, and the number in it that is another. */
const rules: readonly Rule[] = [
  {
    about:
      /^(?!.*(?:\bIRA (?:holds|withholds|pays|keeps)|\b(?:from|out of) (?:an|your|the) IRA)).*(?:\b(?:is|are|be) (?:held back|withheld)|\b(?:holds?|keeps?|withholds?) (?:back )?(?:at least |about )?\d+%)/i,
    number:
      /(?<number>\d+)% (?:is|are|must be) (?:held back|withheld)|\b(?:holds?|keeps?|withholds?) (?:back )?(?:at least |about )?(?<other>\d+)%/i,
    so: ['20'],
    says: 'a plan that pays people holds back 20% for tax',
  },
  {
    about: /\bdays\b/i,
    number:
      /(?<number>\d+) days to (?:put (?:it|the|that|this)|roll)\b|\bafter (?<other>\d+) days,? you can’t (?:undo|put)|\b(?:put it back|undo it) (?:after|within) (?<last>\d+) days/i,
    so: ['60'],
    says: 'money that was paid out can be put back for 60 days',
  },
  {
    about: /\b(?:loans?|borrow)\b.*\bspouse\b|\bspouse\b.*\b(?:loans?|borrow)\b|\bmarried\b.*\b(?:loans?|borrow)\b/i,
    number: /\bmore than \$(?<number>[\d,]*\d)/i,
    so: ['5,000'],
    says: 'a spouse signs for loans of more than $5,000',
  },
  {
    about: /\bplan may (?:move|send|pay|cash)\b/i,
    number: /\$(?<number>[\d,]*\d)/,
    so: ['7,000', '1,000'],
    says: 'a plan may move out a balance of up to $7,000, and pay one of up to $1,000',
  },
  {
    about: /^(?!.*\b(?:limits?|put in|save|deposits?|IRAs?|tax|more)\b).*\bor (?:older|over)\b/i,
    number: /\b(?:must be|you are|you’re|people who are|aged) (?<number>\d\d) or (?:older|over)\b/i,
    so: ['18'],
    says: 'the service is for people of 18 and older',
  },
  {
    about: /\b59½/,
    number: /\b(?<number>\d+)% (?:extra tax|more|on top)\b/i,
    so: ['10'],
    says: 'what is taken out before 59½ is taxed with 10% more',
  },
  {
    about: /\bsince 2024\b/i,
    number: /\bsince 2024\b[^.$]*\$(?<number>[\d,]*\d)/i,
    so: ['7,000'],
    says: 'since 2024 a plan may move out a balance of up to $7,000',
  },
  {
    about: /\b(?:main home|home you live in)\b/i,
    number: /\b(?:longer, often|up to|as long as) (?<number>\d+) years\b/i,
    so: [String(longestTermYears(ourPlan, 'home-purchase'))],
    says: `a loan for a main home runs for ${longestTermYears(ourPlan, 'home-purchase')} years at most`,
  },
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
    about: /^(?!.*\b(?:home|house)\b).*\bback (?:within|in|over)\b/i,
    number: /\b(?:pay|paid) (?:it |the loan |all of it |everything )?back (?:within|in|over) (?<number>\w+) years\b/i,
    so: ['five', '5'],
    says: 'a loan is paid back within five years, and only one to buy a main home may run longer',
  },
  {
    about: /\b(?:borrow|lends?|loans?|vested)\b/i,
    number:
      /\b(?:up to|as much as|borrow|lends?) (?<number>all|the whole|\d+%|two[- ]thirds|three[- ]quarters|a third|a quarter|most)(?: of)? (?:your|the|what|it|their)\b/i,
    so: ['50%'],
    says: 'a plan lends up to half of the vested balance',
  },
  {
    about: /\b59\b/,
    number: /\b(?:until|before|under|from|at|after|age|turn|you’re) (?<number>59)(?![½\d]|\.\d)/i,
    so: ['59½'],
    says: 'the age is 59½',
  },
]

/** Numbers of the law, each in its sentence. A translation has the numbers of its text. */
export const checkLawNumbers = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  const found = textsIn(doc).flatMap(({ text, at }) => {
    if (!/\d|\b(?:back|up to|borrow|lends?|check)\b/i.test(text)) return []
    const [other] = text.split(/(?<=[.?])\s+/).flatMap(otherNumber)
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
    if (typeof field.max !== 'number' || field.max <= cap) return []
    const message = `“${field.label}” takes ${field.max}, and no loan from a plan is larger than $${cap.toLocaleString('en-US')}.`
    return [
      report(doc, ['fields', index, 'max'], { rule: 'other-law', message, fix: `Write ${cap} or less, and the same in its message.` }),
    ]
  })
}
