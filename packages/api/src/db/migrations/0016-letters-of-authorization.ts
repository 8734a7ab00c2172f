import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_texts (
      hash text primary key,
      words jsonb not null check (jsonb_typeof(words) = 'object')
    )`.execute(db)
  await sql`
    create table letter_signings (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      signed_at timestamptz not null,
      text_hash text references letter_texts,
      name text,
      signed_name text,
      withdrawn_at timestamptz
    )`.execute(db)
  await sql`create index letter_signings_of_person on letter_signings (person_id, signed_at desc)`.execute(db)
  // Of those that were signed before, neither the words nor the copy of the name are there.
  await sql`
    insert into letter_signings (id, person_id, signed_at)
    select gen_random_uuid(), person_id, signed_at from personal_information where signed_at is not null`.execute(db)
  await sql`
    create table letter_disclosures (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      signing_id uuid not null references letter_signings on delete cascade,
      recipient text not null,
      reason text not null,
      shown_at timestamptz not null
    )`.execute(db)
  await sql`create index letter_disclosures_of_person on letter_disclosures (person_id, shown_at desc)`.execute(db)
}
