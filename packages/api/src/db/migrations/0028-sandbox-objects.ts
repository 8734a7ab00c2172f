import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_objects (
      -- Made from partner and name, so that a sealed body is bound to both.
      id uuid primary key,
      partner text not null,
      name text not null,
      kind text not null,
      body text not null,
      updated_at timestamptz not null,
      unique (partner, name)
    )`.execute(db)
  await sql`create index sandbox_objects_kind on sandbox_objects (partner, kind, updated_at)`.execute(db)
}
