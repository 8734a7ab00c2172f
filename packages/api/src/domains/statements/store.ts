import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type PaperAccountRow = Selectable<Tables['paper_accounts']>
export type StatementRow = Selectable<Tables['account_statements']>

/** False when papers of the account have begun before. */
export async function addPaperAccount(trx: Queries, row: Insertable<Tables['paper_accounts']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paper_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Nobody else makes papers of the account before the transaction ends. */
export async function lockPaperAccount(trx: Queries, accountId: string): Promise<PaperAccountRow | undefined> {
  return trx.selectFrom('paper_accounts').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()
}

export async function findPaperAccounts(db: Queries, personId: string): Promise<PaperAccountRow[]> {
  return db.selectFrom('paper_accounts').selectAll().where('person_id', '=', personId).orderBy('account_id').execute()
}

export async function setNextOn(trx: Queries, accountId: string, nextOn: string | null): Promise<void> {
  await trx.updateTable('paper_accounts').set({ next_on: nextOn }).where('account_id', '=', accountId).execute()
}

export async function addStatement(trx: Queries, row: Insertable<Tables['account_statements']>): Promise<void> {
  await trx.insertInto('account_statements').values(row).execute()
}

export async function findLastStatement(db: Queries, accountId: string): Promise<StatementRow | undefined> {
  return db
    .selectFrom('account_statements')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('period_end', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findStatementOf(db: Queries, accountId: string, periodEnd: string): Promise<StatementRow | undefined> {
  return db
    .selectFrom('account_statements')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('period_end', '=', periodEnd)
    .executeTakeFirst()
}

/** Which of these movements are on paper already. */
export async function findConfirmed(db: Queries, accountId: string, movements: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('confirmed_movements')
    .select('movement')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`movement = any(${movements}::text[])`)
    .execute()
  return new Set(rows.map(({ movement }) => movement))
}

export async function addConfirmed(
  trx: Queries,
  { account_id, person_id }: Pick<PaperAccountRow, 'account_id' | 'person_id'>,
  documentId: string,
  movements: readonly string[],
): Promise<void> {
  await sql`
    insert into confirmed_movements (account_id, person_id, movement, document_id)
    select ${account_id}::uuid, ${person_id}::uuid, movement, ${documentId}::uuid
    from unnest(${movements}::text[]) as movement`.execute(trx)
}

/** The papers on which movements of an account were confirmed. */
export async function findConfirmations(db: Queries, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('confirmed_movements').select('document_id').distinct().where('account_id', '=', accountId).execute()
  return new Set(rows.map(({ document_id }) => document_id))
}

export type TaxFormRow = Selectable<Tables['tax_forms']>

/** What the forms of an account reported last, the oldest first. */
export async function findTaxForms(db: Queries, accountId: string): Promise<TaxFormRow[]> {
  return db
    .selectFrom('tax_forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('year')
    .orderBy('form')
    .orderBy('code')
    .execute()
}

export async function findTaxForm(
  db: Queries,
  accountId: string,
  { form, year, code }: Pick<TaxFormRow, 'form' | 'year' | 'code'>,
): Promise<TaxFormRow | undefined> {
  return db
    .selectFrom('tax_forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .where('year', '=', year)
    .where('code', '=', code)
    .executeTakeFirst()
}

/** The form that counts from now on. */
export async function saveTaxForm(trx: Queries, row: Insertable<Tables['tax_forms']>): Promise<void> {
  const { reported, corrections, document_id } = row
  await trx
    .insertInto('tax_forms')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'form', 'year', 'code']).doUpdateSet({ reported, corrections: corrections ?? 0, document_id }),
    )
    .execute()
}

type LeftHolderRow = Selectable<Tables['left_holders']>

export async function findLeftHolder(db: Queries, personId: string): Promise<LeftHolderRow | undefined> {
  return db.selectFrom('left_holders').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function saveLeftHolder(trx: Queries, row: LeftHolderRow): Promise<void> {
  await trx
    .insertInto('left_holders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLeftHolder(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('left_holders').where('person_id', '=', personId).execute()
}
