import { type Kysely, sql } from 'kysely'

/** A request for a loan that others decide on is sent to whoever answers it, as it stood at a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['alt_loans', 'refinance_loans'])
    await sql`
      alter table ${sql.table(table)} add column sent_at timestamptz, add column sent_version integer,
        add check ((sent_at is null) = (sent_version is null))`.execute(db)
}
