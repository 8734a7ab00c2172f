import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table found_accounts (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      -- What it was found for: a job or a provider. Searched for again it is the same account.
      origin text not null,
      kind text not null check (kind in ('matched', 'no-match', 'user-entered')),
      details text not null,
      confidence int check (confidence between 0 and 100),
      balance_cents bigint check (balance_cents >= 0),
      balance_from text check (balance_from in ('you', 'record-keeper')),
      answer text not null default 'not-asked' check (answer in ('not-asked', 'waiting', 'found', 'nothing', 'needs-call')),
      asked_at timestamptz,
      answered_at timestamptz,
      is_shown boolean not null default true,
      is_mine text not null default 'unsure' check (is_mine in ('yes', 'no', 'unsure')),
      tax_type text check (tax_type in ('pre-tax', 'roth', 'both')),
      account_plan text check (account_plan in ('move', 'employer-plan', 'leave', 'cash-out')),
      online_access text check (online_access in ('yes', 'lost', 'never')),
      is_selected boolean not null default false,
      version int not null default 1,
      found_at timestamptz not null,
      check ((balance_cents is null) = (balance_from is null)),
      unique (person_id, origin)
    )`.execute(db)
  await sql`
    create table rollovers (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      found_account_id uuid not null references found_accounts on delete cascade,
      way text not null check (way in ('direct-check', 'direct-wire', 'paid-to-person')),
      -- False: nobody could be reached yet to take the request.
      is_taken boolean not null default false,
      amount_cents bigint check (amount_cents >= 0),
      requested_at timestamptz not null,
      accepted_at timestamptz,
      sent_at timestamptz,
      received_at timestamptz,
      refused_at timestamptz,
      refused_why text check (refused_why in ('form-missing', 'spouse-consent', 'still-employed', 'other')),
      warned_stage text,
      check ((refused_at is null) = (refused_why is null)),
      check (received_at is null or sent_at is not null),
      check (sent_at is null or accepted_at is not null)
    )`.execute(db)
  await sql`create index rollovers_person on rollovers (person_id, requested_at)`.execute(db)
  // An account is moved once, unless that was refused.
  await sql`create unique index rollovers_account on rollovers (found_account_id) where refused_at is null`.execute(db)
}
