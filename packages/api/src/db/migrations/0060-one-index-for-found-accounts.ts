import { type Kysely, sql } from 'kysely'

/** The id is made of person and origin. A second index that says the same makes one of two searches that end at once fail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table found_accounts drop constraint found_accounts_person_id_origin_key`.execute(db)
  await sql`create index found_accounts_person on found_accounts (person_id)`.execute(db)
}
