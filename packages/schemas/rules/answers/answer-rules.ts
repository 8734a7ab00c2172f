import type { Question } from '../../flow/questions.ts'
import type { FieldType, ValueType } from '../../flow/steps/field-types.ts'
import { toSentPhone } from '../people/phone.ts'
import { toSentSsn } from '../people/ssn.ts'
import { toSentState } from '../people/states.ts'
import { toSentStreetAddress } from '../people/street-address.ts'
import { toSentZip } from '../people/zip-codes.ts'
import { readChoice, readChoices, readSecurities, readYesNo } from './answer-choices.ts'
import { readMoney, readNumber, readPercent, readYear } from './answer-numbers.ts'
import { readAccountNumber, readDate, readEmail, readLine, readLines, readName } from './answer-texts.ts'
import type { AnswerProblem } from './answer-words.ts'
import { bad, type Checked } from './checked.ts'
import { isEmpty } from './empty-fields.ts'

/** An answer as it is sent and kept. Money is dollars, a date is YYYY-MM-DD, a country its name. */
export type Answer = string | number | boolean | readonly string[]

export type Read = Checked<Answer, AnswerProblem>
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
