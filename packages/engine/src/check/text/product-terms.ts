import type { Condition } from '@app/schemas/flow/condition'
import { pricePeriods, refundDays } from '@app/schemas/flow/panels/price'
import { reminderDays } from '@app/schemas/rules/money/membership-life'
import { letterEndsMs } from '@app/schemas/rules/people/letter-term'
import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { figuresIn } from '../figures/figures-in.ts'
import { numberOf } from './claims/number-words.ts'
import { keepersAround } from './claims/promised-times.ts'
import { sentencesOf } from './sentences.ts'
import { textsIn } from './texts-in.ts'

const refund = /\b(?:ask|refund|money back|back)\b[^.?]*\bwithin (?<number>\w+) (?<unit>days|weeks|months)\b/i
const ofMoneyPaid = /\b(?:back|refund)\b/i
const notice = /\b(?<number>\w+) (?<unit>days?|weeks?|months?) before\b/i
const period =
  /\b(?:renews?|we charge|you pay|full price)\b[^.?]*\b(?:a|per|each|every|for a) (?<unit>month|year)\b|\b(?<adverb>monthly|yearly|annual) (?:membership|concierge|price|plan|payment)\b/i
const inDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** What a text says of a refund, a renewal and its notice is what is so of what is sold: the service keeps to that, whatever the page says. */
export function checkProductTerms(doc: Document, { documents }: Catalogue): Diagnostic[] {
  if (doc.kind !== 'step' && doc.kind !== 'landing' && doc.kind !== 'page') return []
  return termsOf(doc).flatMap(({ at, problem, found }) => {
    const wrong = problem ?? (found ? otherPeriod(found, periodAt(doc, at, documents)) : undefined)
    return wrong ? [report(doc, at, wrong)] : []
  })
}

/** The texts that speak of such terms: what is wrong in itself, and the period that is said. */
const termsOf = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) => {
    const problem = otherWayOut(text) ?? otherRefund(text) ?? otherNotice(doc, text, at) ?? otherLetter(doc, text, at)
    const found = period.exec(text)
    return problem || found ? [{ at, problem, found }] : []
  }),
)

const noWayOut =
  /\bcancel (?:only )?by (?:phone|calling|mail|letter)\b|\b(?:call|phone|write to) (?:us|\{phone\}) to cancel\b|\bno refunds?\b|\bnon-?refundable\b|\b(?:aren’t|isn’t|not) refund|\bcan’t be (?:refunded|cancell?ed)\b|\bno way to cancel\b/i

function otherWayOut(text: string): Problem | undefined {
  const found = noWayOut.exec(text)?.[0]
  return found === undefined
    ? undefined
    : otherTerm(found, 'people cancel online and get a payment back within the days of the refund rule')
}

function otherRefund(text: string): Problem | undefined {
  for (const sentence of sentencesOf(text)) {
    const found = /\bask/i.test(sentence) && ofMoneyPaid.test(sentence) ? refund.exec(sentence) : null
    const days = found ? daysOf(found.groups) : undefined
    if (found && days !== undefined && days !== refundDays)
      return otherTerm(found[0], `all of a payment is paid back to those who ask within ${refundDays} days`)
  }
  return undefined
}

function otherNotice(doc: Document, text: string, at: JsonPath): Problem | undefined {
  const found = /\b(?:renew|charge)/i.test(text) && keepersAround(doc.data, at).includes('renewal-emails') ? notice.exec(text) : null
  const days = found ? daysOf(found.groups) : undefined
  return !found || days === undefined || days === reminderDays
    ? undefined
    : otherTerm(found[0], `people hear of a renewal ${reminderDays} days before it`)
}

const letterDays = letterEndsMs(new Date(0)) / 86_400_000
const term = /\b(?:ends|lasts|runs|holds)(?: for| after)? (?<number>\w+) (?<unit>years?|months?|weeks?|days?)\b/i

/** How long the letter lets us ask. */
function otherLetter({ data }: Document, text: string, [list, index]: JsonPath): Problem | undefined {
  const block = 'blocks' in data && list === 'blocks' ? data.blocks?.[Number(index)] : undefined
  const heading = block && 'title' in block ? block.title : ''
  const isOfLetter = ('letter' in data && data.letter === true) || /\bletter\b/i.test(`${heading} ${text}`)
  const endless = isOfLetter ? endWithoutTerm(text) : undefined
  if (endless !== undefined) return otherTerm(endless, letterEnds)
  const found = isOfLetter ? term.exec(text) : null
  const days = found ? daysOf(found.groups) : undefined
  return !found || days === undefined || days === letterDays ? undefined : otherTerm(found[0], letterEnds)
}

const letterEnds = 'the letter ends one year after it is signed'
const ends = /^(?:it|(?:the|this|your) (?:\p{Ll}+ )*letter)\b[^.]*? (?:ends|lasts|runs|expires)\b(?! (?:sooner|earlier|then|too))/iu

/** A sentence that says when the letter ends, and not that it is after a year. */
function endWithoutTerm(text: string): string | undefined {
  return sentencesOf(text).find((sentence) => ends.test(sentence) && !/\ba year\b/.test(sentence) && figuresIn(sentence).length === 0)
}

function otherPeriod({ 0: whole, groups }: RegExpExecArray, own: string | undefined): Problem | undefined {
  const { unit, adverb = '' } = groups ?? {}
  const said = unit?.toLowerCase() ?? (/^month/i.test(adverb) ? 'month' : 'year')
  return own === undefined || said === own ? undefined : otherTerm(whole, `what is sold here is paid for a ${own} at a time`)
}

function otherTerm(said: string, so: string): Problem {
  return {
    rule: 'other-term-of-sale',
    message: `“${said}” is said here, and ${so}.`,
    fix: 'Say what is so. To change it is a matter for a developer.',
  }
}

function daysOf(groups: Readonly<Record<string, string>> | undefined): number | undefined {
  const { number = '', unit = '' } = groups ?? {}
  const count = numberOf(number)
  const each = inDays[unit.toLowerCase().replace(/s$/, '')]
  return count === undefined || each === undefined ? undefined : count * each
}

/** The period of the one thing that renews and is sold on this page, or to those who read this block. */
function periodAt({ data, text }: Document, at: JsonPath, documents: Catalogue['documents']): string | undefined {
  if (!('step' in data))
    return at.includes('ways') ? undefined : onlyPeriod([...text.matchAll(/\{price:(\w+)\}/g)].map(([, name = '']) => name))
  const [list, index] = at
  const when = list === 'body' && typeof index === 'number' ? data.body?.[index]?.when : undefined
  const facts = when === undefined ? [] : answersIn(when)
  const sold = salesIn(documents).filter(({ answers }) => answers.some((answer) => facts.includes(answer)))
  return when === undefined
    ? onlyPeriod((data.paysFor ?? []).map(({ product }) => product))
    : onlyPeriod(sold.map(({ product }) => product))
}

function onlyPeriod(products: readonly string[]): string | undefined {
  const periods = new Set(Object.entries(pricePeriods).flatMap(([product, each]) => (products.includes(product) ? [each] : [])))
  return periods.size === 1 ? [...periods][0] : undefined
}

/** Which answers lead to which sale. The variant of a test is no answer. */
const salesIn = onceEach(({ step }: Catalogue['documents']) =>
  [...step.values()].flatMap(({ data }) =>
    (data.paysFor ?? []).flatMap(({ product, when }) => (when === undefined ? [] : [{ product, answers: answersIn(when) }])),
  ),
)

function answersIn(when: Condition): readonly string[] {
  return conditionLeaves(when).flatMap(({ fact, values }) =>
    fact.startsWith('experiment.') ? [] : values.map((value) => `${fact} ${value}`),
  )
}
