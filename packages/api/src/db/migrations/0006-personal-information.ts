import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_information (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      version int not null default 1 check (version >= 1),
      street_address text not null,
      city text not null,
      zip_code text not null,
      phone_number text not null,
      dob text not null,
      ssn text,
      ssn_index text,
      state text not null,
      ira_interest boolean not null,
      signed_at timestamptz,
      signed_name text,
      total_401k_balance_cents bigint check (total_401k_balance_cents >= 0),
      old_401k_count int check (old_401k_count >= 0),
      ira_count int check (ira_count >= 0),
      user_external_id uuid not null unique,
      unknown_providers jsonb not null default '[]' check (jsonb_typeof(unknown_providers) = 'array'),
      card_brand text,
      card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
      card_token text,
      created_by text not null,
      changed_by text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((ssn is null) = (ssn_index is null)),
      check (signed_at is not null or signed_name is null),
      check (num_nulls(card_brand, card_last_four, card_token) in (0, 3))
    )`.execute(db)
  // Not unique: whoever mistypes a number must not keep its owner out.
  await sql`create index personal_information_ssn on personal_information (ssn_index) where ssn_index is not null`.execute(db)
}
