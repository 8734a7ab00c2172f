import { type FieldType, secretTypes } from '@app/schemas/flow/steps/field-types'
import { yearMeant } from '@app/schemas/rules/answers/answer-numbers'
import { checkBy, commonRules } from '@app/schemas/rules/answers/answer-rules'
import { type AnswerProblem, answerWords } from '@app/schemas/rules/answers/answer-words'
import { type Checked, good } from '@app/schemas/rules/answers/checked'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { dayOf } from '@app/schemas/rules/days/days'
import { late } from '../../ui/late.tsx'
import { choice, choices, consent, yesNo } from './choice/choice.tsx'
import { state } from './choice/select.tsx'
import { company } from './companies/company.tsx'
import { jobTitle } from './companies/job-title.tsx'
import { recordKeeper } from './companies/record-keeper.tsx'
import { date } from './date/date.tsx'
import type { FieldKind, Reading } from './field-kind.ts'
import { rows } from './rows/rows.ts'
import type { ShownField } from './shown-field.ts'
import { ssn } from './ssn/ssn.tsx'
import { code } from './text/code.tsx'
import { line } from './text/line.tsx'
import { longText } from './text/long-text.tsx'
import { zip } from './text/zip.tsx'

/** Every way to answer. A type that is missing here does not compile. */
export const fieldKinds: Readonly<Record<FieldType, FieldKind>> = {
  text: line({}),
  'long-text': longText,
  name: line({ autoCapitalize: 'words' }),
  email: line({ type: 'email', inputMode: 'email', autoCapitalize: 'none' }),
  phone: line({ type: 'tel', inputMode: 'tel', width: 'medium' }),
  ssn,
  date,
  year: line({ inputMode: 'numeric', width: 'year', meant: (typed) => yearMeant(typed, dayOf(new Date())) }),
  zip,
  state,
  country: lateKind(() => import('./choice/country.tsx').then(({ country }) => country)),
  address: line({}),
  money: line({ inputMode: 'decimal', lead: '$', width: 'short' }),
  number: line({ inputMode: 'decimal', width: 'year' }),
  percent: line({ inputMode: 'decimal', trail: '%', width: 'year' }),
  'account-number': line({ inputMode: 'numeric', width: 'medium' }),
  code,
  choice,
  choices,
  'yes-no': yesNo,
  consent,
  company,
  'job-title': jobTitle,
  'record-keeper': recordKeeper,
  securities: lateKind(() => import('./securities/securities.tsx').then(({ securities }) => securities), { labels: 'group' }),
  accounts: lateKind(() => import('./accounts/accounts.tsx').then(({ accounts }) => accounts), { labels: 'group' }),
  'account-plans': lateKind(() => import('./accounts/account-plans.tsx').then(({ accountPlans }) => accountPlans), { labels: 'group' }),
  signature: lateKind(() => import('./signature/signature.tsx').then(({ signature }) => signature)),
  file: lateKind(() => import('./file/file.tsx').then(({ file }) => file)),
  slot: lateKind(() => import('./slot/slot.tsx').then(({ slot }) => slot), { labels: 'group' }),
  card: lateKind(() => import('./card/card.tsx').then(({ card }) => card), { labels: 'group' }),
  'bank-link': lateKind(() => import('./bank-link/bank-link.tsx').then(({ bankLink }) => bankLink), { labels: 'group' }),
  rows,
}

/** What was typed in a field, as it is sent. An optional field may be left empty. */
export function readField(field: ShownField, kept: unknown, reading: Reading): Checked<unknown, AnswerProblem> {
  const value = offeredOf(field, kept)
  if (field.optional && isEmpty(value)) return good(undefined)
  const { read } = fieldKinds[field.type]
  if (read) return read(value, field, reading, readField)
  // A field of a step is worded as a question is.
  return checkBy(commonRules, field, value, reading.today)
}

/** What was chosen where more was offered shows as not chosen, and is read as such. */
function offeredOf({ type, options }: ShownField, kept: unknown): unknown {
  if (options === undefined) return kept
  const isOffered = (one: unknown) => options.some(({ value }) => value === one)
  if (type === 'choices' && Array.isArray(kept)) return kept.filter(isOffered)
  return type === 'choice' && !isOffered(kept) ? undefined : kept
}

/** What is wrong with an answer, in the words of its field: by its name, or by that of a part of it, as “name-part”. */
export function wrongWords(field: ShownField, value: unknown, reading: Reading): Readonly<Record<string, string>> {
  const answer = readField(field, value, reading)
  if (answer.ok) return {}
  const ofParts = Object.entries(fieldKinds[field.type].wrong?.(value, field, reading, readField) ?? {})
  if (ofParts.length > 0) return Object.fromEntries(ofParts.map(([part, words]) => [`${field.name}-${part}`, words]))
  return { [field.name]: answerWords(field, answer.problem, value) }
}

/** Whether the browser must not store it: in a row too. */
export function isSecretField({ type, rows = [] }: ShownField): boolean {
  return secretTypes.has(type) || rows.some((part) => secretTypes.has(part.type))
}

/** Where something is wrong in a field: itself, or parts of it. */
export function isWithin(name: string, at: string): boolean {
  return at === name || at.startsWith(`${name}-`)
}

/** A way to answer that comes, with its rules, when a page asks for it. Until it is prepared it takes every answer. */
function lateKind(load: () => Promise<FieldKind>, known: Pick<FieldKind, 'labels'> = {}): FieldKind {
  let kind: FieldKind | undefined
  const Input = late(async () => {
    kind = await load()
    return kind.Input
  })
  return {
    ...known,
    Input,
    prepare: Input.prepare,
    read: (...asked) => kind?.read?.(...asked) ?? good(asked[0]),
    wrong: (...asked) => kind?.wrong?.(...asked) ?? {},
    words: (value, field) => kind?.words?.(value, field) ?? listed(value),
  }
}

/** How an answer is shown before the code of its type is loaded: texts, one after the other. */
function listed(value: unknown): string {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string').join(', ')
}
