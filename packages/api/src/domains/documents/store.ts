import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import type { SealedPiece } from '../../security/sealed-pieces.ts'

export type DocumentRow = Selectable<Tables['documents']>
export type Category = DocumentRow['category']

export type Part = SealedPiece

/** The document that there is then: this one, or the one that was there before. */
export async function addDocument(trx: Queries, row: Insertable<Tables['documents']>, parts: readonly Part[]): Promise<DocumentRow> {
  // Written out: the index is chosen by it.
  const added = await trx
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'found_by']).where('status', '<>', sql.lit('REFUSED')).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added && parts.length > 0) await addParts(trx, added.id, parts)
  return added ?? (await findSame(trx, row.person_id, row.found_by))
}

async function addParts(trx: Queries, documentId: string, parts: readonly Part[]): Promise<void> {
  const [ids, numbers, contents] = [parts.map(({ id }) => id), parts.map(({ number }) => number), parts.map(({ content }) => content)]
  await sql`
    insert into document_parts (id, document_id, number, content)
    select id, ${documentId}::uuid, number, content
    from unnest(${ids}::uuid[], ${numbers}::int[], ${contents}::text[]) as part (id, number, content)`.execute(trx)
}

async function findSame(trx: Queries, personId: string, foundBy: string): Promise<DocumentRow> {
  return trx
    .selectFrom('documents')
    .selectAll()
    .where('person_id', '=', personId)
    .where('found_by', '=', foundBy)
    .where('status', '<>', 'REFUSED')
    .executeTakeFirstOrThrow()
}

/** The newest of a person's documents, and how many there are. */
export async function findDocuments(db: Queries, personId: string, limit: number): Promise<{ rows: DocumentRow[]; count: number }> {
  const counted = await db
    .selectFrom('documents')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { rows: counted.map(({ count: _count, ...row }) => row), count: counted[0]?.count ?? 0 }
}

/** Those that have a file, the oldest first; papers that wait for a signature are none yet. */
export async function findWithFiles(db: Queries, personId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('person_id', '=', personId)
    .where('file', 'is not', null)
    .where('status', '<>', 'TO_SIGN')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findByCategory(db: Queries, personId: string, category: Category): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('person_id', '=', personId)
    .where('category', '=', category)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Every document of an account, whatever it is about. */
export async function findByAccount(db: Queries, personId: string, accountIndexes: readonly string[]): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('person_id', '=', personId)
    .where('account_index', 'in', accountIndexes)
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute()
}

export async function findDocument(db: Queries, personId: string, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

export async function findDocumentsByIds(db: Queries, ids: readonly string[]): Promise<DocumentRow[]> {
  return db.selectFrom('documents').selectAll().where('id', 'in', ids).execute()
}

export async function findParts(db: Queries, documentId: string): Promise<Part[]> {
  return db
    .selectFrom('document_parts')
    .select(['id', 'number', 'content'])
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute()
}

/** The file of a document that was asked for; one that was there before goes. */
export async function setFile(trx: Queries, id: string, file: string, parts: readonly Part[]): Promise<void> {
  await trx.deleteFrom('document_parts').where('document_id', '=', id).execute()
  await trx.updateTable('documents').set({ file }).where('id', '=', id).execute()
  if (parts.length > 0) await addParts(trx, id, parts)
}

/** What was asked for is there, or was refused. */
export async function endRequested(trx: Queries, id: string, because: string | null): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ status: because === null ? 'ACCEPTED' : 'REFUSED', refused_because: because })
    .where('id', '=', id)
    .execute()
}

/** Somebody has looked at these, and nothing was wrong. */
export async function acceptReceived(trx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('documents').set({ status: 'ACCEPTED' }).where('id', 'in', ids).where('status', '=', 'RECEIVED').execute()
}

/** The last paper that was asked for under a name like this, and is here. */
export async function findDelivered(db: Queries, personId: string, askedAs: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('person_id', '=', personId)
    .where('category', '=', 'REQUESTED')
    .where('status', '=', 'ACCEPTED')
    .where(sql<boolean>`starts_with(found_by, ${askedAs})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Those of a person, none of them refused, whose names begin like this. */
export async function findNamedAfter(db: Queries, personId: string, name: string): Promise<{ id: string; found_by: string }[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'found_by'])
    .where('person_id', '=', personId)
    .where('status', '<>', 'REFUSED')
    .where(sql<boolean>`starts_with(found_by, ${name})`)
    .execute()
}

/** How many a person has in these states. */
export async function countDocuments(db: Queries, personId: string, status: DocumentRow['status']): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)`.as('count'))
    .where('person_id', '=', personId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Only what nobody has looked at yet. */
export async function deleteUnseen(trx: Queries, personId: string, id: string): Promise<DocumentRow | undefined> {
  return trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('status', 'in', ['REQUESTED', 'RECEIVED'])
    .returningAll()
    .executeTakeFirst()
}

/** The agreements of a person that are made and not signed, by the names that they are found under. */
export async function findAgreementsToSign(db: Queries, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('found_by')
    .where('person_id', '=', personId)
    .where('category', '=', 'AGREEMENT')
    .where('status', '=', 'TO_SIGN')
    .execute()
  return rows.map(({ found_by }) => found_by)
}

/** The same, to be read with other facts in one statement. */
export function findAgreementNames(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('documents')
    .select(sql<unknown>`jsonb_agg(found_by)`.as('found'))
    .where('person_id', '=', personId)
    .where('category', '=', 'AGREEMENT')
    .where('status', '=', 'TO_SIGN')
}

/** A signed copy replaces the unsigned one, and papers of a newly chosen kind of account replace those of the old. */
export async function removeAgreementsToSign(trx: Queries, personId: string, accountType: string): Promise<void> {
  await trx
    .deleteFrom('documents')
    .where('person_id', '=', personId)
    .where('category', '=', 'AGREEMENT')
    .where('status', '=', 'TO_SIGN')
    .where('found_by', 'like', `agreement ${accountType} %`)
    .execute()
}
