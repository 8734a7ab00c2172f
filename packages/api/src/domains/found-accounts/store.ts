import { balanceBases } from '@app/schemas/rules/accounts/balance-basis'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type FoundAccountRow = Selectable<Tables['found_accounts']>

const [surest] = balanceBases

type Chosen = Pick<
  Updateable<Tables['found_accounts']>,
  'is_shown' | 'is_mine' | 'balance_cents' | 'balance_from' | 'tax_type' | 'account_plan' | 'online_access' | 'is_selected'
>

export async function findAccounts(db: Queries, personId: string): Promise<FoundAccountRow[]> {
  return db.selectFrom('found_accounts').selectAll().where('person_id', '=', personId).orderBy('found_at').orderBy('id').execute()
}

export async function findAccount(db: Queries, personId: string, id: string): Promise<FoundAccountRow | undefined> {
  return db.selectFrom('found_accounts').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
}

/** For work that a partner's answer starts, which knows no person. */
export async function lockAccountById(trx: Queries, id: string): Promise<FoundAccountRow | undefined> {
  return trx.selectFrom('found_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Keeps what a search has found, or brings up to date what the last one found for the same job: it has the same id. What the person
 * said stays.
 */
export async function putAccount(trx: Queries, row: Insertable<Tables['found_accounts']>): Promise<void> {
  await trx
    .insertInto('found_accounts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        details: eb.ref('excluded.details'),
        confidence: eb.ref('excluded.confidence'),
      })),
    )
    .execute()
}

/** What the person has said of an account. */
export type Said = Partial<
  Pick<
    FoundAccountRow,
    'is_shown' | 'is_mine' | 'balance_cents' | 'balance_from' | 'tax_type' | 'account_plan' | 'online_access' | 'is_selected'
  >
>

/** The same for an account of the same employer elsewhere: who said that it isn’t theirs said so of this one. */
export function saidOf(row: FoundAccountRow): Said {
  const { is_shown, tax_type, account_plan, online_access, is_selected, balance_cents, balance_from } = row
  const balance = balance_from === 'you' ? { balance_cents, balance_from } : {}
  const is_mine = row.is_mine === 'no' ? 'unsure' : row.is_mine
  return { is_shown, is_mine, tax_type, account_plan, online_access, is_selected, ...balance }
}

export async function removeAccount(trx: Queries, id: string): Promise<void> {
  await trx.deleteFrom('found_accounts').where('id', '=', id).execute()
}

/** Removes what was found for jobs that the person has deleted since. A request to move such an account goes on without it. */
export async function removeOthers(trx: Queries, personId: string, origins: readonly string[]): Promise<void> {
  await trx.deleteFrom('found_accounts').where('person_id', '=', personId).where(sql<boolean>`origin <> all(${origins}::text[])`).execute()
}

/**
 * Returns undefined when it is no longer at that version. What the person says of the balance changes nothing once the record keeper has
 * reported it.
 */
export async function updateAccount(
  trx: Queries,
  { personId, id, version }: { readonly personId: string; readonly id: string; readonly version: number },
  said: Chosen,
): Promise<FoundAccountRow | undefined> {
  return trx
    .updateTable('found_accounts')
    .set((eb) => ({
      ...said,
      ...(said.balance_from !== undefined && {
        balance_cents: eb.case().when('balance_from', '=', surest).then(eb.ref('balance_cents')).else(said.balance_cents).end(),
        balance_from: eb.case().when('balance_from', '=', surest).then(eb.ref('balance_from')).else(said.balance_from).end(),
      }),
      version: eb('version', '+', 1),
    }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

export async function setAsked(trx: Queries, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('found_accounts')
    .set({ answer: 'waiting', asked_at: at })
    .where('id', '=', id)
    .where('answer', '=', 'not-asked')
    .execute()
}

/** A balance from the person counts for more than none, and for less than one from the record keeper. */
export async function setAnswer(
  trx: Queries,
  id: string,
  {
    answer,
    balanceCents,
    at,
  }: { readonly answer: 'found' | 'nothing' | 'needs-call'; readonly balanceCents: number | null; readonly at: Date },
): Promise<void> {
  const balance = balanceCents === null ? {} : { balance_cents: balanceCents, balance_from: 'record-keeper' as const }
  await trx
    .updateTable('found_accounts')
    .set((eb) => ({ answer, answered_at: at, ...balance, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
