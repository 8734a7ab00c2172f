import type { Question } from '../../flow/questions.ts'
import type { FieldType, ValueType } from '../../flow/steps/field-types.ts'
import { cleanProviderNames } from '../accounts/provider-names.ts'
import { isSentDate, toSentDate } from '../days/dates.ts'
import { toSentEmail } from '../people/email.ts'
import { toSentName } from '../people/names.ts'
import { toSentPhone } from '../people/phone.ts'
import { toSentSsn } from '../people/ssn.ts'
import { toSentState } from '../people/states.ts'
import { toSentStreetAddress } from '../people/street-address.ts'
import { toSentZip } from '../people/zip-codes.ts'
import { beyondDays, beyondNumbers } from './answer-limits.ts'
import { readMoney, readNumber, readPercent, readYear } from './answer-numbers.ts'
import type { AnswerProblem } from './answer-words.ts'
import { bad, type Checked, good } from './checked.ts'
import { isEmpty } from './empty-fields.ts'
import { optionOf } from './option-of.ts'
import { tidyText, toSentText } from './short-text.ts'

const longestNamePart = 60
const longestFullName = 120
const longestEmail = 120
const shortestAccountNumber = 4
const longestAccountNumber = 34

/** An answer as it is sent and kept. Money is dollars, a date is YYYY-MM-DD, a country its name. */
export type Answer = string | number | boolean | readonly string[]

export type Read = Checked<Answer, AnswerProblem>
type ReadText = Checked<string, AnswerProblem>
export type Rule = (value: unknown, question: Question, today: string) => Read

/** How each type is read but a country, whose list is long: a page that asks for none does not load it. */
export const commonRules = {
  text: typed(readLine(120)),
  'long-text': typed(readLines(2000)),
  name: typed(readName),
  email: typed(readEmail),
  phone: typed(toSentPhone),
  ssn: typed(toSentSsn),
  date: typed(readDate),
  year: typedOrNumber(readYear),
  zip: typed(toSentZip),
  state: typed(toSentState),
  address: typed(toSentStreetAddress),
  money: typedOrNumber(readMoney),
  number: typedOrNumber(readNumber),
  percent: typedOrNumber(readPercent),
  'account-number': typed(readAccountNumber),
  choice: readChoice,
  choices: readChoices,
  'yes-no': readYesNo,
  company: typed(readLine(120)),
  'job-title': typed(readLine(80)),
  'record-keeper': typed(readLine(120)),
  securities: readSecurities,
} as const satisfies Readonly<Record<Exclude<ValueType, 'country'>, Rule>>

/** Cleans and checks an answer by these rules: what is empty is missing, and what no rule reads cannot be answered here. */
export function checkBy(rules: Readonly<Partial<Record<FieldType, Rule>>>, question: Question, value: unknown, today: string): Read {
  if (isEmpty(value)) return bad('required')
  return rules[question.type]?.(value, question, today) ?? bad('type')
}

export function typed(read: (text: string, question: Question, today: string) => Read): Rule {
  return (value, question, today) => (typeof value === 'string' && value.isWellFormed() ? read(value, question, today) : bad('format'))
}

function typedOrNumber(read: (text: string | number, question: Question, today: string) => Read): Rule {
  return (value, question, today) => (typeof value === 'string' || typeof value === 'number' ? read(value, question, today) : bad('format'))
}

/** A line of text, with the number of letters that the question allows, or else that is usual for its type. */
function readLine(usual: number): (typed: string, question: Question) => ReadText {
  return (typed, { max }) => toSentText(typed, typeof max === 'number' ? max : usual)
}

/** Several lines of text: each is tidy, and no more than one in a row is empty. */
function readLines(usual: number): (typed: string, question: Question) => ReadText {
  return (typed, { max }) => {
    const lines = typed.split(/\r\n|[\r\n\u2028\u2029]/).map(tidyText)
    const text = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    if (text === '') return bad('required')
    return text.length > (typeof max === 'number' ? max : usual) ? bad('length') : good(text)
  }
}

/** A part of a name is what the browser fills in as one; every other name is a whole one, and twice as long. */
function readName(typed: string, { max, autocomplete = '' }: Question): ReadText {
  const usual = /(?:given|additional|family)-name$/.test(autocomplete) ? longestNamePart : longestFullName
  return toSentName(typed, typeof max === 'number' ? max : usual)
}

function readEmail(typed: string, { max }: Question): ReadText {
  const email = toSentEmail(typed)
  return email.ok && email.value.length > (typeof max === 'number' ? max : longestEmail) ? bad('length') : email
}

/** A day as it is sent, or as people type it. */
function readDate(typed: string, question: Question, today: string): ReadText {
  const sent = typed.trim()
  const date = isSentDate(sent) ? good(sent) : toSentDate(typed, today)
  const beyond = date.ok ? beyondDays(date.value, question, today) : undefined
  return beyond === undefined ? date : bad(beyond)
}

/** Letters and digits. Spaces and dashes go. */
function readAccountNumber(typed: string): ReadText {
  const number = typed.replace(/[\s\-‐–]/g, '').toUpperCase()
  if (number === '') return bad('required')
  if (!/^[A-Z\d]+$/.test(number)) return bad('format')
  return number.length < shortestAccountNumber || number.length > longestAccountNumber ? bad('length') : good(number)
}

/** One of the answers that are offered, as its file writes it. */
function readChoice(value: unknown, { options = [] }: Question): Checked<string | boolean, AnswerProblem> {
  const option = optionOf(options, value)
  if (!option) return bad('unknown')
  return option.error === undefined ? good(option.value) : bad('declined')
}

/** Yes is true and no is false. */
function readYesNo(value: unknown, question: Question): Checked<string | boolean, AnswerProblem> {
  if (typeof value !== 'boolean') return bad('unknown')
  return question.options ? readChoice(value, question) : good(value)
}

/** Some of the answers that are offered, each once and in their order. */
function readChoices(value: unknown, question: Question): Checked<readonly string[], AnswerProblem> {
  if (!isList(value)) return bad('format')
  const { options = [], optional } = question
  const texts = options.flatMap((option) => (typeof option.value === 'string' ? [{ ...option, value: option.value }] : []))
  const found = value.map((one) => optionOf(texts, one))
  if (found.includes(undefined)) return bad('unknown')
  const chosen = texts.filter((option) => found.includes(option))
  if (chosen.some(({ error }) => error !== undefined)) return bad('declined')
  return counted(
    chosen.map((option) => option.value),
    question,
    optional,
  )
}

/** Companies or funds, by their names or the letters they trade under. */
function readSecurities(value: unknown, question: Question): Checked<readonly string[], AnswerProblem> {
  const typed = typeof value === 'string' ? [value] : value
  if (!isList(typed) || !typed.every(isText)) return bad('format')
  const names = cleanProviderNames(typed)
  return names.ok ? counted(names.value, question, question.optional) : names
}

function counted(list: readonly string[], question: Question, isOptional = false): Checked<readonly string[], AnswerProblem> {
  if (list.length === 0) return isOptional ? good(list) : bad('required')
  const beyond = beyondNumbers(list.length, question)
  return beyond === undefined ? good(list) : bad(beyond)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed()
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
