import type { FieldType } from '@app/schemas/flow/steps/field-types'
import { dayMeant } from '@app/schemas/rules/days/date-words'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { shareForPercent } from '../../figures/share-for-percent.ts'
import { refusedExamples } from './examples.ts'
import { otherWayThan } from './limit-words.ts'

type Limit = number | string | undefined
type Limited = {
  readonly type: FieldType
  readonly label: string
  readonly help?: string | undefined
  readonly min?: Limit
  readonly max?: Limit
  readonly errors?: Readonly<Record<string, string>> | undefined
}
type End = 'min' | 'max'

/** The day on which limits in words are compared; any day does, as words move with it. */
const anyDay = '2024-06-15'
const mostDollars = 100_000_000
const firstYear = 1900
const lastYear = 2200

/** A limit is of the kind of its field, the least is not above the most, and people who go beyond read why. */
export function checkLimits(doc: Document, field: Limited, at: JsonPath): Diagnostic[] {
  const ends = (['min', 'max'] as const).filter((end) => field[end] !== undefined)
  if (field.type === 'date' && ends.length === 0) return [report(doc, at, anyDayAtAll(field))]
  const found = ends.flatMap((end) => {
    const problem = problemOf(field, end)
    return problem ? [report(doc, [...at, end], problem)] : []
  })
  if (found.length > 0) return found
  const [least, most] = [orderOf(field, field.min), orderOf(field, field.max)]
  if (least !== undefined && most !== undefined && least > most) return [report(doc, [...at, 'min'], crossed(field))]
  const ofEnds = ends.flatMap((end) => {
    if (messageFor(field, end) === undefined) return [report(doc, [...at, end], speechless(field, end))]
    if (passes(field, end)) return [report(doc, [...at, end], passing(field))]
    if (saysNow(field, end)) return [report(doc, [...at, end], saidOfToday(field, end))]
    if (keepsSilent(field, end)) return [report(doc, [...at, end], unsaid(field, end))]
    const turned = otherWayThan(field[end] ?? '', end, messageFor(field, end) ?? '')
    if (turned !== undefined) return [report(doc, [...at, end], otherWay(field, end, turned))]
    return saysOther(field, end) ? [report(doc, [...at, end], otherNumber(field, end))] : []
  })
  return [...ofEnds, ...refusedExamples(doc, field, at)]
}

/** Without a limit a day of another century is taken, which nobody meant. */
function anyDayAtAll({ label }: Limited) {
  return {
    rule: 'day-without-limit',
    message: `“${label}” takes any day, also of another century.`,
    fix: 'Add "min": "today" for what is to come, or "max": "today" for what has been.',
  }
}

function problemOf(field: Limited, end: End): Problem | undefined {
  const limit = field[end]
  const check = checks[field.type]
  return check ? check(limit, end) : unlimited(field.type)
}

type Check = (limit: Limit, end: End) => Problem | undefined

const checks: Readonly<Partial<Record<FieldType, Check>>> = {
  money: (limit) => number(limit, 0, mostDollars, 'dollars, such as 1000'),
  number: (limit) => number(limit, 0, 1_000_000, 'a number, such as 5'),
  percent: (limit, end) =>
    typeof limit === 'number' && limit > 0 && limit <= 1 && end === 'max'
      ? { rule: 'wrong-limit', ...shareForPercent(limit) }
      : number(limit, 0, 100, 'a percentage from 0 to 100'),
  year: (limit) =>
    typeof limit === 'number' ? number(limit, firstYear, lastYear, 'a year, such as 1950') : day(limit, 'a year, such as 1950, or "today"'),
  date: (limit) => day(limit, 'a day, such as "today", "18 years ago", "6 months from now" or "2026-12-31"'),
  text: (limit) => length(limit),
  'long-text': (limit) => length(limit),
}

function number(limit: Limit, least: number, most: number, wanted: string): Problem | undefined {
  if (typeof limit !== 'number') return wrong(limit, wanted, `Write it without quotes and signs: ${wanted}.`)
  if (limit < least || limit > most) return wrong(limit, wanted, `Write a number from ${least} to ${most}.`)
  return undefined
}

function length(limit: Limit): Problem | undefined {
  return number(limit, 1, 2000, 'a number of letters, such as 2000')
}

function day(limit: Limit, wanted: string): Problem | undefined {
  return typeof limit === 'string' && dayMeant(limit, anyDay) !== undefined ? undefined : wrong(limit, wanted, `Write ${wanted}.`)
}

/** What two limits of one field are compared by. */
function orderOf({ type }: Limited, limit: Limit): number | undefined {
  if (typeof limit === 'number') return limit
  const meant = limit === undefined ? undefined : dayMeant(limit, anyDay)
  if (meant === undefined) return undefined
  return type === 'year' ? Number(meant.slice(0, 4)) : Date.parse(meant)
}

/** Too long a text has a message of its own name. */
function messageFor({ type, errors = {} }: Limited, end: End): string | undefined {
  const isText = type === 'text' || type === 'long-text'
  return errors[isText ? 'length' : end]
}

/** A message that names a number names that of the limit: “over $0” is 1 or more, and “under 2,000” nearly all of them. */
function saysOther(field: Limited, end: End): boolean {
  const wanted = /\d+/.exec(String(field[end]))?.[0]
  const message = messageFor(field, end) ?? ''
  const said: readonly string[] = message.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []
  if (wanted === undefined || said.length === 0) return false
  const slack = /\b(?:over|under|above|below|(?:more|less|fewer) than)\b/i.test(message) ? 1 : 0
  return !said.some((one) => Math.abs(Number(one) - Number(wanted)) <= slack)
}

/** Beyond such a sum nobody goes who means what they type. */
const farAway = 1_000_000

/** A limit that people can meet is in its message: otherwise they try again, and again. */
function keepsSilent(field: Limited, end: End): boolean {
  const limit = field[end]
  if (typeof limit !== 'number' || limit === 0 || !(field.type === 'money' || field.type === 'number' || field.type === 'percent'))
    return false
  return limit < farAway && !/\d/.test(messageFor(field, end) ?? '')
}

/** “That date is in the future” is true of a limit that is today, and of no other. */
function saysNow(field: Limited, end: End): boolean {
  const isDay = field.type === 'date' || field.type === 'year'
  return isDay && field[end] !== 'today' && ofToday.test(messageFor(field, end) ?? '')
}

const ofToday = /\bin the (?:future|past)\b|\b(?:hasn’t|has not|haven’t) (?:come|begun|started|happened)\b/i

/** An earlier year than this will be over while the field is still asked. */
const firstFarYear = 2100

function passes({ type, max }: Limited, end: End): boolean {
  return type === 'year' && end === 'max' && typeof max === 'number' && max < firstFarYear
}

function saidOfToday(field: Limited, end: End): Problem {
  return {
    rule: 'other-limit-said',
    message: `“${field.label}” takes ${JSON.stringify(field[end])} at ${end === 'min' ? 'least' : 'most'}, and its message speaks of today: “${messageFor(field, end)}”`,
    fix: 'Write "today", or say the limit in the message.',
  }
}

function passing({ label, max }: Limited): Problem {
  return {
    rule: 'wrong-limit',
    message: `“${label}” takes ${max} at most: once that year is over, people who mean a later one are refused.`,
    fix: 'Write "today", or a limit that moves with it, such as "2 years from now".',
  }
}

function otherNumber({ label, ...field }: Limited, end: End): Problem {
  return {
    rule: 'other-limit-said',
    message: `“${label}” takes ${JSON.stringify(field[end])} at ${end === 'min' ? 'least' : 'most'}, and its message names another number: “${messageFor({ label, ...field }, end)}”`,
    fix: 'Name the same number in both.',
  }
}

function otherWay({ label, ...field }: Limited, end: End, said: string): Problem {
  return {
    rule: 'other-limit-said',
    message: `“${label}” takes ${JSON.stringify(field[end])} at ${end === 'min' ? 'least' : 'most'}, and its message says “${said}”, which is another limit.`,
    fix: 'Mend the limit, or say in the message what it is: years ago or from now, the least or the most.',
  }
}

function unsaid({ label, ...field }: Limited, end: End): Problem {
  return {
    rule: 'limit-unsaid',
    message: `“${label}” takes ${field[end]} at ${end === 'min' ? 'least' : 'most'}, and its message doesn’t say so.`,
    fix: `Name the number in it, or set ${end === 'max' ? 'a limit that nobody meets' : 'none'}.`,
  }
}

function wrong(limit: Limit, wanted: string, fix: string): Problem {
  return { rule: 'wrong-limit', message: `${JSON.stringify(limit)} is no limit of this field, which takes ${wanted}.`, fix }
}

function unlimited(type: FieldType): Problem {
  return { rule: 'wrong-limit', message: `A field of type “${type}” has no least or most.`, fix: 'Remove it.' }
}

function crossed({ label, min, max }: Limited): Problem {
  return {
    rule: 'crossed-limits',
    message: `“${label}” takes at least ${JSON.stringify(min)} and at most ${JSON.stringify(max)}: no answer fits.`,
    fix: 'Swap "min" and "max", or mend one of them.',
  }
}

function speechless({ label, type }: Limited, end: End): Problem {
  const rule = type === 'text' || type === 'long-text' ? 'length' : end
  return {
    rule: 'no-message',
    message: `“${label}” has a limit, and no message for people who go beyond it.`,
    fix: `Add "${rule}" to "errors", with what to do.`,
  }
}
