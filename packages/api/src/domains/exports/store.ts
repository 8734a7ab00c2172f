import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Queries, Tables } from '../../db/database.ts'
import type { SealedPiece } from '../../security/sealed-pieces.ts'

export type ExportRow = Selectable<Tables['data_exports']>

export async function addExport(trx: Queries, row: Insertable<Tables['data_exports']>): Promise<ExportRow> {
  return trx.insertInto('data_exports').values(row).returningAll().executeTakeFirstOrThrow()
}

/** A person has one at a time. */
export async function findExport(db: Queries, personId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function findExportOf(db: Queries, personId: string, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

/** Nobody else makes or removes it before the transaction ends. */
export async function lockExport(trx: Queries, id: string): Promise<ExportRow | undefined> {
  return trx.selectFrom('data_exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setReady(
  trx: Queries,
  id: string,
  ready: { readonly ready_at: Date; readonly expires_at: Date; readonly size_bytes: number },
): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ state: 'READY', ...ready })
    .where('id', '=', id)
    .execute()
}

export async function addExportParts(trx: Queries, exportId: string, parts: readonly SealedPiece[]): Promise<void> {
  const [ids, numbers, contents] = [parts.map(({ id }) => id), parts.map(({ number }) => number), parts.map(({ content }) => content)]
  await sql`
    insert into data_export_parts (id, export_id, number, content)
    select id, ${exportId}::uuid, number, content
    from unnest(${ids}::uuid[], ${numbers}::int[], ${contents}::text[]) as part (id, number, content)`.execute(trx)
}

export async function findExportPart(db: Queries, exportId: string, number: number): Promise<Omit<SealedPiece, 'id'> | undefined> {
  return db
    .selectFrom('data_export_parts')
    .select(['number', 'content'])
    .where('export_id', '=', exportId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** With everything in it. */
export async function dropExports(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('data_exports').where('person_id', '=', personId).execute()
}

/** Whether there was one. */
export async function dropExport(db: Queries, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('data_exports').where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetExpired(db: Database | Queries, now: Date): Promise<void> {
  await db.deleteFrom('data_exports').where('expires_at', '<=', now).execute()
}
