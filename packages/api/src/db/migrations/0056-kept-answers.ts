import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table known_providers add column owes_loan boolean`.execute(db)
  await sql`
    create table safe_harbor_answers (
      person_id uuid primary key references people on delete cascade,
      answer text not null check (answer in ('all', 'some', 'none', 'not-sure')),
      answered_at timestamptz not null
    )`.execute(db)
}
