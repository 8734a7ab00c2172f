import type { FactValue } from '@app/schemas/flow/condition'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'

type Option = { readonly value: FactValue; readonly label: string; readonly help?: string }

const agreed: ReadonlySet<FactValue> = new Set([true, 'yes', 'accept'])
const declined: ReadonlySet<FactValue> = new Set([false, 'no', 'decline'])
const number = /\d+(?:[,.]\d+)*/g

/** Answers that changed places: a “yes” that is saved as a no, and numbers that go up and then down. */
export function checkAnswerSlips(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  return [
    ...turned(doc, options, at),
    ...outOfOrder(doc, options, at),
    ...oddOfSeries(doc, options, at),
    ...overlapping(doc, options, at),
    ...otherUnit(doc, options, at),
  ]
}

/** One mistake: the first that is turned says it of its other half. */
function turned(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  const index = options.findIndex(
    ({ value, label }) => (/^yes\b/i.test(label) && declined.has(value)) || (/^no\b/i.test(label) && agreed.has(value)),
  )
  const option = options[index]
  if (!option) return []
  const message = `“${option.label}” is saved as ${JSON.stringify(option.value)}.`
  const fix = 'Give each answer the value that its words say: two of them may have changed places.'
  return [report(doc, [...at, index, 'label'], { rule: 'answer-turned', message, fix })]
}

/** “22%” stands before “24%”: people look for theirs where it belongs. */
function outOfOrder(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  const numbered = options.flatMap(({ value }, index) => {
    const first = /^(\d+)(?:-(?:\d+|up))?$/.exec(String(value))?.[1]
    return first === undefined ? [] : [{ index, number: Number(first) }]
  })
  const odd = firstTurn(numbered.map((one) => one.number))
  const place = odd === undefined ? undefined : numbered[odd]
  const option = place && options[place.index]
  if (!place || !option) return []
  const message = `“${option.label}” is out of order: the answers before it go the other way.`
  return [
    report(doc, [...at, place.index], {
      rule: 'answers-out-of-order',
      message,
      fix: 'Sort the answers by their numbers, here and in Spanish.',
    }),
  ]
}

/** Helps that say the same with one number go the way of their answers. */
function oddOfSeries(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  const helps = options.flatMap(({ help }, index) => (help === undefined ? [] : [{ index, help, numbers: help.match(number) ?? [] }]))
  const series = [...Map.groupBy(helps, ({ help }) => help.replace(number, '#')).values()].filter((alike) => alike.length > 2)
  return series.flatMap((alike) => {
    const last = alike.map(({ numbers }) => amount(numbers.at(-1)))
    const turn = firstTurn(last)
    const one = turn === undefined ? otherSide(alike) : alike[turn - 1]
    if (!one) return []
    const message = `“${one.help}” has a number that is out of line with the answers beside it.`
    return [report(doc, [...at, one.index, 'help'], { rule: 'answers-out-of-order', message, fix: 'Look at its digits.' })]
  })
}

/** From one sum, all of them go down or all go up. */
function otherSide<One extends { readonly numbers: readonly string[] }>(alike: readonly One[]): One | undefined {
  if (new Set(alike.map(({ numbers }) => numbers[0])).size > 1 || alike.some(({ numbers }) => numbers.length !== 2)) return undefined
  const sides = Map.groupBy(alike, ({ numbers }) => Math.sign(amount(numbers[1]) - amount(numbers[0])))
  return sides.size < 2 ? undefined : [...sides.values()].find((ofSide) => ofSide.length === 1)?.[0]
}

const units = ['day', 'week', 'month', 'quarter', 'year']

/** “weekly” is every week: an answer counts in the unit of its value. */
function otherUnit(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  return options.flatMap(({ value, label }, index) => {
    const [kept, said] = [String(value).replace('daily', 'day'), label].map((text) =>
      units.filter((unit) => new RegExp(`\\b${unit}`, 'i').test(text)),
    )
    const [unit, ...others] = kept ?? []
    if (unit === undefined || others.length > 0 || said?.length === 0 || said?.includes(unit)) return []
    const message = `The answer “${value}” says “${label}”.`
    return [report(doc, [...at, index, 'label'], { rule: 'words-of-another', message, fix: 'Say what the answer stands for.' })]
  })
}

const span = /^(?:from )?\$?(?<from>\d[\d,]*)(?: to |–| and )\$?(?<to>\d[\d,]*)\.?$/i

/** “740 to 819” and “800 or more”: an answer that begins before the one beside it ends. Both may name the sum at which they meet. */
function overlapping(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  const spans = options.flatMap(({ label, help = '' }, index) =>
    (['label', 'help'] as const).flatMap((part) => {
      const text = part === 'label' ? label : help
      const both = span.exec(text)?.groups
      const least = /^\$?(?<least>\d[\d,]*) or (?:more|higher|older|over)\b|^a score of (?<score>\d+) or more/i.exec(text)?.groups
      if (both) return [{ index, part, text, from: amount(both['from']), to: amount(both['to']) }]
      return least ? [{ index, part, text, from: amount(least['least'] ?? least['score']), to: Number.POSITIVE_INFINITY }] : []
    }),
  )
  const sorted = [...spans].sort((one, other) => one.from - other.from)
  const place = sorted.findIndex((one, index) => one.to > (sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY))
  const [one, next] = [sorted[place], sorted[place + 1]]
  if (!one || !next) return []
  const message = `“${one.text}” and “${next.text}” overlap: some people find themselves in both.`
  return [
    report(doc, [...at, one.index, one.part], { rule: 'answers-overlap', message, fix: 'Let each begin where the one before it ends.' }),
  ]
}

function amount(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

/** Where a list that goes up goes down, or the other way round. */
function firstTurn(numbers: readonly number[]): number | undefined {
  if (numbers.length < 3) return undefined
  const way = Math.sign((numbers.at(-1) ?? 0) - (numbers[0] ?? 0))
  const index = numbers.findIndex((one, place) => place > 0 && Math.sign(one - (numbers[place - 1] ?? 0)) !== way)
  return index < 0 ? undefined : index
}
