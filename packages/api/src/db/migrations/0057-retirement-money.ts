import { type Kysely, sql } from 'kysely'

/** What is held of a match is sealed; whether it is retirement money of a known amount is asked for with every step of a flow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unclaimed_matches add column is_retirement_money boolean not null default false`.execute(db)
}
