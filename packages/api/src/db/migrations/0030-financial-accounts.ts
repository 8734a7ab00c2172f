import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table financial_accounts (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      source text not null check (source in ('linked', 'manual')),
      institution_id uuid references linked_institutions on delete cascade,
      partner_account_id text,
      account_type text not null,
      account_subtype text not null,
      name text not null,
      nickname text,
      institution_name text,
      company_name text,
      account_number text,
      routing_number text,
      last_four text,
      balance_cents bigint check (balance_cents >= -100000000000),
      available_cents bigint,
      vested_cents bigint,
      balance_at timestamptz,
      is_active boolean not null default true,
      is_reachable boolean not null default true,
      is_primary boolean not null default false,
      has_online_access boolean not null,
      is_unknown boolean not null default false,
      verification text not null check (verification in ('not_needed', 'pending', 'verified', 'failed', 'expired')),
      tries_left int,
      verification_expires_at timestamptz,
      unlocked_at timestamptz,
      rollover_requested_at timestamptz,
      call_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((source = 'linked') = (institution_id is not null and partner_account_id is not null)),
      unique (institution_id, partner_account_id)
    )`.execute(db)
  await sql`create index financial_accounts_by_person on financial_accounts (person_id, created_at, id)`.execute(db)
  await sql`create unique index financial_accounts_one_primary on financial_accounts (person_id) where is_primary`.execute(db)
}
