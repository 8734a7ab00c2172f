import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questionnaires (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      version int not null default 1 check (version >= 1),
      answers jsonb not null check (jsonb_typeof(answers) = 'object'),
      changed jsonb not null check (jsonb_typeof(changed) = 'object'),
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
}
