import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_people (
      persona text primary key,
      person_id uuid not null references people on delete cascade
    )`.execute(db)
}
