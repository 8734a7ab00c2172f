import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import { type Base, isCurrent } from '../../db/transactions/base-version.ts'

export type QuizAnswersRow = Selectable<Tables['quiz_answers']>

type Change = {
  readonly id: string
  readonly questionnaire: string
  readonly base: Base
  readonly answers: string
  readonly isComplete: boolean
  readonly at: Date
}

export async function addAnswers(db: Queries, row: Insertable<Tables['quiz_answers']>): Promise<QuizAnswersRow> {
  return db.insertInto('quiz_answers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findAnswers(db: Queries, id: string): Promise<QuizAnswersRow | undefined> {
  return db.selectFrom('quiz_answers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes the answers, if they are still as they were in that version. */
export async function changeAnswers(
  db: Queries,
  { id, questionnaire, base, answers, isComplete, at }: Change,
): Promise<QuizAnswersRow | undefined> {
  return db
    .updateTable('quiz_answers')
    .set((eb) => ({ version: eb('version', '+', 1), answers, is_complete: isComplete, updated_at: at }))
    .where('id', '=', id)
    .where('questionnaire', '=', questionnaire)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

/** How many quizzes were taken to their end since then. */
export async function countFinished(db: Queries, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_complete', '=', true)
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetOldAnswers(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('quiz_answers').where('updated_at', '<', before).execute()
}
