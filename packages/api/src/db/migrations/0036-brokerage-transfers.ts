import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brokerage_transfers (
      id uuid primary key,
      person_id uuid not null references people,
      account_id uuid not null references brokerage_accounts,
      direction text not null check (direction in ('IN', 'OUT')),
      type text not null,
      tax_year int,
      amount_cents bigint not null check (amount_cents > 0),
      withholding_percent int not null default 0 check (withholding_percent between 0 and 100),
      withheld_cents bigint not null default 0 check (withheld_cents between 0 and amount_cents),
      additional_tax_cents bigint not null default 0 check (additional_tax_cents >= 0),
      state text not null check (state in ('WAITING', 'SENT', 'SETTLED', 'AVAILABLE', 'RETURNED', 'REFUSED')),
      is_partner_down boolean not null default false,
      partner_id text,
      reason text,
      bank_id text not null,
      bank_last_four text not null,
      schedule_id uuid,
      consent_version text not null,
      tries int not null default 0,
      trying_until timestamptz,
      asked_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz,
      available_at timestamptz,
      ended_at timestamptz,
      unique (account_id, partner_id)
    )`.execute(db)
  await sql`create index brokerage_transfers_by_person on brokerage_transfers (person_id, asked_at desc, id)`.execute(db)
  await sql`create index brokerage_transfers_by_account on brokerage_transfers (account_id, state)`.execute(db)
}
