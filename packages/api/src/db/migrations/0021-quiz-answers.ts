import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quiz_answers (
      id uuid primary key,
      questionnaire text not null,
      version int not null default 1 check (version >= 1),
      answers jsonb not null check (jsonb_typeof(answers) = 'object'),
      is_complete boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index quiz_answers_updated on quiz_answers (updated_at)`.execute(db)
}
