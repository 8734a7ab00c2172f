import type { Words } from '@app/schemas/language'
import type { CoreContext } from '../../core/core-context.ts'
import type { StoredAnswer } from '../../db/columns/json-shapes.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { type Questions, questionOf } from './answers.ts'
import { checkAnswers, type Live, type Sent } from './check-answers.ts'
import { answersOf, type Entries, toRecord, toSavedRecord, toStoredAnswer } from './record.ts'
import { addQuestionnaire, findQuestionnaire, firstChanges, type QuestionnaireRow, saveAnswers } from './store.ts'

export type Owner = Pick<Person, 'id'>
type Request = { readonly base: Base; readonly key: string }
export type Saved = ReturnType<typeof toRecord>
export type Refusal = Failure<'unknown_field' | 'card_number_refused' | 'validation_failed' | 'idempotency_mismatch'>
export type Conflict = Failure<'not_found' | 'conflict_version'>

const changedElsewhere: Words<string> = {
  en: 'This answer was changed somewhere else. Look at it, then change it again.',
  es: 'Esta respuesta se cambió en otro lugar. Mírala y luego cámbiala otra vez.',
}

/** Saves the first answers of a person. Sent again it returns the record that it made. */
export async function addAnswers(
  context: CoreContext,
  live: Live,
  person: Owner,
  requestKey: string,
  sent: Sent,
): Promise<Saved | Refusal | Failure<'already_done'>> {
  const entries = await checkAnswers(live, sent, { today: todayOf(context), findKnown: async () => ({}), asksAll: false })
  if (isFailure(entries)) return entries
  const row = await addEntries(context, live.questions, person, requestKey, entries)
  return row ? toAnswer(context, live.questions, row, requestKey, entries) : fail('already_done')
}

/** Changes the answers that are sent. Refused only when another request has changed one of them since. */
export async function changeAnswers(
  context: CoreContext,
  live: Live,
  person: Owner,
  id: string,
  request: Request,
  sent: Sent,
): Promise<Saved | Refusal | Conflict> {
  const findKnown = async () => answersOf(context, live.questions, person.id)
  const entries = await checkAnswers(live, sent, { today: todayOf(context), findKnown, asksAll: false })
  if (isFailure(entries)) return entries
  return changeEntries(context, live.questions, person, id, request, entries)
}

/** Undefined when another request has made a record. */
export async function addEntries(context: CoreContext, questions: Questions, person: Owner, requestKey: string, entries: Entries) {
  const id = context.newId()
  const now = context.now()
  const { set } = toStored(context, questions, id, entries)
  return addQuestionnaire(context.db, {
    id,
    person_id: person.id,
    version: 1,
    answers: JSON.stringify(set),
    changed: JSON.stringify(firstChanges(Object.keys(set), requestKey, now)),
    created_by: requestKey,
    created_at: now,
    updated_at: now,
  })
}

/** Changes a record where nobody else has changed the same answers since. */
export async function changeEntries(
  context: CoreContext,
  questions: Questions,
  person: Owner,
  id: string,
  { base, key }: Request,
  entries: Entries,
): Promise<Saved | Refusal | Conflict> {
  const keep = toStored(context, questions, id, entries)
  const saved = await saveAnswers(context.db, { id, personId: person.id, base, requestKey: key, now: context.now(), ...keep })
  if (saved) return toRecord(context.keys, questions, saved)
  const row = await findQuestionnaire(context.db, person.id)
  if (row?.id !== id) return fail('not_found')
  const clashing = clashes(row, [...entries.keys()], base, key)
  if (clashing.length === 0) return toAnswer(context, questions, row, key, entries)
  return fail('conflict_version', { fields: Object.fromEntries(clashing.map((name) => [name, [changedElsewhere]])) })
}

/** The names of answers that another request has changed since a version; all of them when there was no such version. */
function clashes({ version, changed }: QuestionnaireRow, names: readonly string[], base: Base, key: string): readonly string[] {
  if (base === undefined) return []
  if (base > version) return names
  const changes = new Map(Object.entries(changed))
  return names.filter((name) => {
    const change = changes.get(name)
    return change !== undefined && change.at > base && change.by !== key
  })
}

/** The record as of now. The key of a request with other answers is not this request's. */
export function toAnswer(
  { keys }: CoreContext,
  questions: Questions,
  row: QuestionnaireRow,
  key: string,
  entries: Entries,
): Saved | Failure<'idempotency_mismatch'> {
  const changed = new Map(Object.entries(row.changed))
  const mine = [...entries].filter(([name]) => changed.get(name)?.by === key)
  return toSavedRecord(keys, questions, row, mine) ?? fail('idempotency_mismatch')
}

function toStored({ keys }: CoreContext, questions: Questions, id: string, entries: Entries) {
  const set: Record<string, StoredAnswer> = {}
  const removed: string[] = []
  for (const [name, { value, isChecked }] of entries) {
    const question = questionOf(questions, name)
    if (question && value !== null) set[name] = toStoredAnswer(keys, id, name, question, value, isChecked)
    else removed.push(name)
  }
  return { set, removed }
}

/** The day on which limits such as “today” are looked at. */
export function todayOf({ now }: CoreContext): string {
  return now().toISOString().slice(0, 10)
}
