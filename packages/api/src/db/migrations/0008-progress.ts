import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table progress_marks (
      person_id uuid not null references people on delete cascade,
      key text not null,
      at timestamptz not null,
      primary key (person_id, key)
    )`.execute(db)
}
