import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employers (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      company_id text,
      company_name text not null,
      record_keeper_selected_name text,
      other_provider text,
      salary text,
      start_year int not null check (start_year >= 1950),
      end_year int not null check (end_year >= start_year),
      created_by text not null,
      changed_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index employers_by_person on employers (person_id, end_year desc, id)`.execute(db)
  await sql`create unique index employers_by_request on employers (person_id, (split_part(created_by, ' ', 1)))`.execute(db)
}
