import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unclaimed_searches (
      person_id uuid primary key references people on delete cascade,
      wanted text not null,
      wanted_at timestamptz not null,
      matched text,
      matched_at timestamptz,
      next_look_at timestamptz
    )`.execute(db)
  await sql`
    create table unclaimed_matches (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      -- Which record it is says who the person is: it is sealed, like what the record says.
      record_id text not null,
      record_index text not null,
      details text not null,
      confidence int not null check (confidence between 0 and 100),
      state text not null default 'found' check (state in ('found', 'confirmed', 'rejected', 'claim-started', 'claimed')),
      how text check (how in ('free', 'with-help')),
      claimed_cents bigint check (claimed_cents >= 0),
      found_at timestamptz not null,
      shown_at timestamptz,
      claim_started_at timestamptz,
      claimed_at timestamptz,
      version int not null default 1,
      check ((state in ('claim-started', 'claimed')) = (how is not null)),
      check ((state = 'claimed') = (claimed_at is not null)),
      check (claimed_cents is null or state = 'claimed'),
      unique (person_id, record_index)
    )`.execute(db)
}
