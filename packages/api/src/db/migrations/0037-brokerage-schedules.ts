import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brokerage_schedules (
      id uuid primary key,
      person_id uuid not null references people,
      account_id uuid not null references brokerage_accounts,
      contribution_type text not null,
      frequency text not null check (frequency in ('WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY')),
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('ACTIVE', 'CANCELLED')),
      first_on date not null,
      next_number int not null default 0 check (next_number >= 0),
      version int not null default 1 check (version >= 1),
      consent_version text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      cancelled_at timestamptz
    )`.execute(db)
  await sql`create index brokerage_schedules_by_person on brokerage_schedules (person_id, created_at, id)`.execute(db)
  await sql`
    create table brokerage_schedule_days (
      schedule_id uuid not null references brokerage_schedules,
      due_on date not null,
      outcome text not null check (outcome in ('DEPOSITED', 'MISSED', 'SKIPPED')),
      reason text,
      transfer_id uuid references brokerage_transfers,
      primary key (schedule_id, due_on)
    )`.execute(db)
}
