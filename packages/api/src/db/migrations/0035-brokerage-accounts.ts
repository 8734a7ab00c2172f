import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brokerage_accounts (
      id uuid primary key,
      person_id uuid not null references people,
      account_type text not null check (account_type in ('TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K')),
      number text not null unique,
      state text not null check (state in (
        'WAITING', 'SUBMITTED', 'ACTION_REQUIRED', 'APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'REJECTED', 'CLOSED')),
      partner_id text unique,
      partner_number text,
      last_four text,
      asked_documents jsonb not null default '[]',
      reason text,
      positions jsonb not null default '[]',
      valued_at timestamptz,
      consent_version text not null,
      consented_at timestamptz not null,
      consent_address text not null,
      tries int not null default 0,
      trying_until timestamptz,
      created_at timestamptz not null,
      active_at timestamptz,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create unique index brokerage_accounts_once on brokerage_accounts (person_id, account_type)
    where state not in ('REJECTED', 'CLOSED')`.execute(db)
}
