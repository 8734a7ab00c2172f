import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signatures (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      kind text not null check (kind in ('account', 'transfer', 'loan')),
      about text not null,
      title text not null,
      version text not null,
      words_hash text not null,
      name text not null,
      signed_name text not null,
      drawing text,
      signed_on text not null check (signed_on in ('screen', 'phone')),
      document_id uuid references documents on delete set null,
      signed_at timestamptz not null
    )`.execute(db)
  await sql`create index signatures_of_person on signatures (person_id, signed_at desc)`.execute(db)
  await sql`create index signatures_of_document on signatures (document_id) where document_id is not null`.execute(db)
  // One telephone at a time.
  await sql`
    create table signing_hand_overs (
      person_id uuid primary key references people on delete cascade,
      token_hash text not null unique,
      key_hash text unique,
      expires_at timestamptz not null,
      opened_at timestamptz,
      check ((opened_at is null) = (key_hash is null))
    )`.execute(db)
}
