import { type Kysely, sql } from 'kysely'

/** Who was invited by whom is counted for the page of the one who invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index people_invited on people (origin_domain) where partner_name = 'friend'`.execute(db)
}
