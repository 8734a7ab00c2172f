import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiment_assignments (
      person_id uuid not null references people on delete cascade,
      name text not null,
      variant text not null,
      assigned_at timestamptz not null,
      exposed_at timestamptz,
      primary key (person_id, name)
    )`.execute(db)
}
