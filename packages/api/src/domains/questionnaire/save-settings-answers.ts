import type { Answer } from '@app/schemas/rules/answers/answers'
import { dropEmptyFields } from '@app/schemas/rules/answers/empty-fields'
import type { CoreContext } from '../../core/core-context.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { checkAnswers, type Live, type Sent } from './check-answers.ts'
import { answersOf } from './record.ts'
import { addEntries, type Conflict, changeEntries, type Owner, type Refusal, type Saved, toAnswer, todayOf } from './save.ts'
import { findQuestionnaire } from './store.ts'

/**
 * Saves answers for settings, which know no name of a record, and send what is filled in: empty fields change nothing. The base of a record
 * that is not there yet is 0 or left out, and makes it.
 */
export async function saveSettingsAnswers(
  context: CoreContext,
  live: Live,
  person: Owner,
  requestKey: string,
  base: Base,
  answers: Readonly<Record<string, Answer | null | undefined>>,
): Promise<Saved | Refusal | Conflict> {
  const { questions } = live
  const findKnown = async () => answersOf(context, questions, person.id)
  const sent: Sent = Object.fromEntries(
    Object.entries(dropEmptyFields(answers)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const entries = await checkAnswers(live, sent, { today: todayOf(context), findKnown, asksAll: true })
  if (isFailure(entries)) return entries
  const there = await findQuestionnaire(context.db, person.id)
  const made = !there && (base ?? 0) === 0 ? await addEntries(context, questions, person, requestKey, entries) : undefined
  if (made) return toAnswer(context, questions, made, requestKey, entries)
  // Another request may have made it in between.
  const row = there ?? (await findQuestionnaire(context.db, person.id))
  return row ? changeEntries(context, questions, person, row.id, { base, key: requestKey }, entries) : fail('not_found')
}
