import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journeys (
      person_id uuid not null references people on delete cascade,
      mode text not null,
      place jsonb not null,
      flow_version text not null,
      answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
      version int not null default 1 check (version >= 1),
      changed_by text not null,
      saved_at timestamptz not null,
      primary key (person_id, mode)
    )`.execute(db)
}
