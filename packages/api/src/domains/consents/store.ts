import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type ConsentRow = Selectable<Tables['consents']>

export async function findConsents(db: Queries, personId: string): Promise<ConsentRow[]> {
  return db.selectFrom('consents').selectAll().where('person_id', '=', personId).orderBy('consent').execute()
}

export async function findAnswer(db: Queries, personId: string, consent: ConsentRow['consent']): Promise<ConsentRow['answer'] | undefined> {
  const row = await db
    .selectFrom('consents')
    .select('answer')
    .where('person_id', '=', personId)
    .where('consent', '=', consent)
    .executeTakeFirst()
  return row?.answer
}

/** The answer that there is then, and whether it is another one than before. */
export async function putConsent(
  trx: Queries,
  row: Insertable<Tables['consents']>,
): Promise<{ readonly row: ConsentRow; readonly isNew: boolean }> {
  const changed = await trx
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'consent'])
        .doUpdateSet({ answer: row.answer, answered_at: row.answered_at, words: row.words })
        .where('consents.answer', '<>', row.answer),
    )
    .returningAll()
    .executeTakeFirst()
  if (changed) return { row: changed, isNew: true }
  const same = trx.selectFrom('consents').selectAll().where('person_id', '=', row.person_id).where('consent', '=', row.consent)
  return { row: await same.executeTakeFirstOrThrow(), isNew: false }
}
