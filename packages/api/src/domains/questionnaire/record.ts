import type { Question } from '@app/schemas/flow/questions'
import { personalTypes, type SecretValueType } from '@app/schemas/flow/steps/field-types'
import type { Answer } from '@app/schemas/rules/answers/answers'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import { changedAnswers } from '@app/schemas/rules/answers/questionnaire'
import { maskSsn } from '@app/schemas/rules/people/ssn'
import type { StoredAnswer } from '../../db/columns/json-shapes.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { type Answers, type Questions, questionOf, withDerived } from './answers.ts'
import { sealedQuestionnaires } from './sealed.ts'
import { findQuestionnaire, type QuestionnaireRow } from './store.ts'

/** An answer to be saved: undefined when it is withdrawn. */
export type Entry = { readonly value: Answer | null; readonly isChecked: boolean }
export type Entries = ReadonlyMap<string, Entry>

type Reads = { readonly db: Queries; readonly keys: KeyRing }
type Row = Pick<QuestionnaireRow, 'id' | 'answers'>
type SavedAnswer = { readonly name: string; readonly question: Question; readonly value: Answer; readonly isChecked: boolean }

/**
 * How people are shown secret answers of their own. A Social Security number is given out as its last four digits, here as everywhere; the
 * number of an account is compared with a statement. A secret type that is missing here doesn't compile.
 */
const shown: Readonly<Record<SecretValueType, (value: Answer) => Answer>> = {
  ssn: (value) => maskSsn(String(value)),
  'account-number': (value) => value,
}

type WholeRow = Row & Pick<QuestionnaireRow, 'version'>

/** The record as calls give it. What was typed and could not be checked is there too: it is the person's own. */
export function toRecord(keys: KeyRing, questions: Questions, row: WholeRow) {
  return recordOf(questions, row, openAll(keys, questions, row))
}

/** The same where these answers are the saved ones, and undefined where they are not. To open what is sealed takes its time: it is done once. */
export function toSavedRecord(keys: KeyRing, questions: Questions, row: WholeRow, entries: readonly (readonly [string, Entry])[]) {
  const all = openAll(keys, questions, row)
  const sent = Object.fromEntries(entries.map(([name, { value }]) => [name, value]))
  const kept = all.flatMap(({ name, value }) => (Object.hasOwn(sent, name) ? [[name, value]] : []))
  const isSaved = Object.keys(changedAnswers(Object.fromEntries(kept), sent)).length === 0
  return isSaved ? recordOf(questions, row, all) : undefined
}

function recordOf(questions: Questions, { id, version }: WholeRow, all: readonly SavedAnswer[]) {
  const answers = shownAnswers(all)
  const checked = all.every(isChecked) ? answers : shownAnswers(all.filter(isChecked))
  return { ...answers, ...withDerived(questions, checked), pk: id, version }
}

/** Every answer of a person that its question accepted, also one that is not asked any more, and those that follow from them. */
export async function answersOf({ db, keys }: Reads, questions: Questions, personId: string): Promise<Answers> {
  const row = await findQuestionnaire(db, personId)
  return row ? toKnownAnswers(keys, questions, row) : {}
}

/** The answers that other domains may go by, with those that follow from them. */
export function toKnownAnswers(keys: KeyRing, questions: Questions, row: Row): Answers {
  return withDerived(questions, shownAnswers(openAll(keys, questions, row).filter(isChecked)))
}

/** An answer as it is saved. What was not checked may be anything, and is always sealed. */
export function toStoredAnswer(
  keys: KeyRing,
  id: string,
  name: string,
  { type }: Question,
  value: Answer,
  wasChecked: boolean,
): StoredAnswer {
  if (wasChecked && !personalTypes.has(type)) return value
  const sealed = sealing(keys, sealedQuestionnaires).seal(name, id, JSON.stringify(value))
  return wasChecked ? { sealed } : { sealed, unchecked: true }
}

/** Those whose question is there. A question that is gone keeps its answer, and may come back. */
function openAll(keys: KeyRing, questions: Questions, { id, answers }: Row): readonly SavedAnswer[] {
  const { open } = sealing(keys, sealedQuestionnaires)
  const all: SavedAnswer[] = []
  for (const name in answers) {
    const kept = answers[name]
    const question = questionOf(questions, name)
    if (kept === undefined || !question || question.derivedFrom !== undefined) continue
    if (typeof kept !== 'object' || !('sealed' in kept)) all.push({ name, question, value: valueNow(question, kept), isChecked: true })
    else all.push({ name, question, value: JSON.parse(open(name, id, kept.sealed)), isChecked: kept.unchecked !== true })
  }
  return all
}

/** An answer as it is stored now: its question may have given it another name. */
function valueNow({ options }: Question, value: Answer): Answer {
  if (options === undefined || typeof value === 'number') return value
  if (typeof value !== 'object') return optionOf(options, value)?.value ?? value
  return value.map((one) => String(optionOf(options, one)?.value ?? one))
}

function isChecked(kept: SavedAnswer): boolean {
  return kept.isChecked
}

function shownAnswers(kept: readonly SavedAnswer[]): Answers {
  const answers: Record<string, Answer> = {}
  for (const { name, question, value } of kept) answers[name] = shownAnswer(question, value)
  return answers
}

function shownAnswer({ type }: Question, value: Answer): Answer {
  return isShown(type) ? shown[type](value) : value
}

function isShown(type: Question['type']): type is SecretValueType {
  return Object.hasOwn(shown, type)
}
