import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      person_id uuid not null references people,
      kind text not null check (kind in ('product', 'membership', 'tip')),
      product_id text not null,
      membership_id uuid references memberships,
      provider text not null check (provider in ('stripe', 'paypal')),
      amount_cents bigint not null check (amount_cents > 0),
      state text not null
        check (state in ('open', 'needs_method', 'needs_action', 'processing', 'paid', 'declined', 'cancelled')),
      attempt integer not null default 1 check (attempt > 0),
      retries integer not null default 0,
      is_alone boolean not null,
      method_id text,
      partner_id text,
      secret text,
      card_brand text,
      card_last_four text,
      decline_code text,
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
      disputed_cents bigint not null default 0,
      period_starts_at timestamptz,
      receipt_email text,
      claimed_until timestamptz,
      created_at timestamptz not null,
      settled_at timestamptz,
      unique (provider, partner_id),
      check ((kind = 'membership') = (membership_id is not null))
    )`.execute(db)
  // Whoever asks twice, on two pages or with two keys, meets the payment that is under way.
  await sql`
    create unique index payments_one_under_way on payments (person_id, product_id, provider)
    where state not in ('paid', 'cancelled')`.execute(db)
  // A period is charged once.
  await sql`
    create unique index payments_one_a_period on payments (membership_id, period_starts_at) where state <> 'cancelled'`.execute(db)
  await sql`create index payments_person on payments (person_id, created_at)`.execute(db)
}
