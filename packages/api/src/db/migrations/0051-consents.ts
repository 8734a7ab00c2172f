import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      person_id uuid not null references people on delete cascade,
      consent text not null,
      answer text not null check (answer in ('yes', 'no')),
      answered_at timestamptz not null,
      primary key (person_id, consent)
    )`.execute(db)
}
