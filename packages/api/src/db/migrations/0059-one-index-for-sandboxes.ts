import { type Kysely, sql } from 'kysely'

/** The id is made of partner and name. A second index that says the same makes one of two that come at once fail, where it should be told that it was second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_objects drop constraint sandbox_objects_partner_name_key`.execute(db)
}
