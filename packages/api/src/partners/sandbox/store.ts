import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedSandboxObjects } from './sealed.ts'

/** A thing that a partner would store. It goes through JSON and is parsed by its readers. */
export type SandboxObject = {
  readonly partner: string
  /** Which of this partner's. */
  readonly id: string
  readonly kind: string
  readonly body: unknown
}

type SandboxTable = { readonly db: Queries; readonly keys: KeyRing }

/** Saves it, replacing an earlier value. */
export async function putObject(shelf: SandboxTable, object: SandboxObject, now: Date): Promise<void> {
  const row = toRow(shelf, object, now)
  await shelf.db
    .insertInto('sandbox_objects')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: row.body, updated_at: now }))
    .execute()
}

/** Saves it unless one of that name exists: of many concurrent calls, exactly one gets true. */
export async function addObject(shelf: SandboxTable, object: SandboxObject, now: Date): Promise<boolean> {
  const added = await shelf.db
    .insertInto('sandbox_objects')
    .values(toRow(shelf, object, now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findObject({ db, keys }: SandboxTable, partner: string, id: string): Promise<SandboxObject | undefined> {
  const row = await db.selectFrom('sandbox_objects').selectAll().where('id', '=', nameOf(partner, id)).executeTakeFirst()
  return row && toObject(keys, row)
}

/** Those of a kind, in the order in which they were last changed. */
export async function listObjects({ db, keys }: SandboxTable, partner: string, kind: string): Promise<readonly SandboxObject[]> {
  const rows = await db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('partner', '=', partner)
    .where('kind', '=', kind)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => toObject(keys, row))
}

/** Whether it was there. */
export async function removeObject({ db }: Pick<SandboxTable, 'db'>, partner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sandbox_objects').where('id', '=', nameOf(partner, id)).executeTakeFirst()
  return numDeletedRows > 0n
}

function toRow({ keys }: SandboxTable, { partner, id, kind, body }: SandboxObject, now: Date): Insertable<Tables['sandbox_objects']> {
  const name = nameOf(partner, id)
  const sealed = sealing(keys, sealedSandboxObjects).seal('body', name, JSON.stringify(body))
  return { id: name, partner, name: id, kind, body: sealed, updated_at: now }
}

function toObject(keys: KeyRing, { id, partner, name, kind, body }: Selectable<Tables['sandbox_objects']>): SandboxObject {
  return { partner, id: name, kind, body: JSON.parse(sealing(keys, sealedSandboxObjects).open('body', id, body)) }
}

/** The same row for the same name, so that it can be found, and sealed, without asking first. */
function nameOf(partner: string, id: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([partner, id]))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
