import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table linked_institutions (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      kind text not null check (kind in ('bank', 'investments')),
      is_by_hand boolean not null default false,
      makes_primary boolean not null,
      institution_id text,
      institution_name text,
      state text not null check (state in ('exchanging', 'reading', 'linked', 'login_required', 'failed', 'removed')),
      public_token text,
      -- A public token links once, whoever sends it.
      public_token_index text not null unique,
      access_token text,
      item_id text unique,
      busy_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index linked_institutions_by_person on linked_institutions (person_id, created_at desc)`.execute(db)
}
