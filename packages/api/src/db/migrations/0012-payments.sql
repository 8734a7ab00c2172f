-- Baseline: see docs/decisions/39-baseline.md.

-- A person as the card processor knows them. The id is set once it has answered.
create table payment_customers (
  person_id uuid primary key references people on delete cascade,
  customer_id text unique,
  -- The latest attempt to save a card.
  setup_id text,
  created_at timestamptz not null
);

create table memberships (
  id uuid primary key,
  person_id uuid not null references people,
  plan_name text not null,
  state text not null check (state in ('pending', 'trial', 'active', 'past_due', 'ended')),
  -- The price agreed to, whatever the plan costs later.
  price_cents bigint not null check (price_cents > 0),
  period_months integer not null check (period_months > 0),
  renews boolean not null,
  -- Sealed. The payment method that renewals are charged to.
  method_id text,
  -- The start from which periods are counted.
  counted_from timestamptz,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  reminded_for timestamptz,
  cancelled_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('cancelled', 'unpaid', 'refunded', 'not_renewed', 'disputed')),
  created_at timestamptz not null,
  version integer not null default 1,
  check ((state in ('pending', 'ended')) or (period_ends_at is not null and counted_from is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
-- One membership of a plan at a time, even when two pages ask at once.
create unique index memberships_one_of_a_plan on memberships (person_id, plan_name) where state <> 'ended';
create index memberships_person on memberships (person_id, created_at);

-- How a person chose to pay where nothing is charged now.
create table fee_choices (
  id uuid primary key,
  person_id uuid not null references people,
  kind text not null check (kind in ('free', 'tip', 'performance')),
  product_id text not null,
  chosen_at timestamptz not null,
  unique (person_id, product_id)
);

-- What a person agreed to, word for word as shown. Never changed.
create table payment_consents (
  id uuid primary key,
  person_id uuid not null references people,
  product_id text not null,
  words text not null,
  price_cents bigint,
  percent text,
  consented_at timestamptz not null
);
create index payment_consents_person on payment_consents (person_id, consented_at);

create table payments (
  id uuid primary key,
  person_id uuid not null references people,
  kind text not null check (kind in ('product', 'membership', 'tip', 'fee')),
  -- A product, a plan's name, the tip, or what the fee is for.
  product_id text not null,
  membership_id uuid references memberships,
  provider text not null check (provider in ('stripe', 'paypal')),
  amount_cents bigint not null check (amount_cents > 0),
  -- `open`: the processor's outcome is not known yet.
  state text not null
    check (state in ('open', 'needs_method', 'needs_action', 'processing', 'paid', 'declined', 'cancelled')),
  -- The current or last attempt. Each has its own idempotency key.
  attempt integer not null default 1 check (attempt > 0),
  -- Automatic retries of a renewal.
  retries integer not null default 0,
  -- Whether it was attempted without the person present.
  is_alone boolean not null,
  -- Sealed.
  method_id text,
  partner_id text,
  -- Sealed. What the page needs to continue at the payment processor.
  secret text,
  card_brand text,
  card_last_four text,
  decline_code text,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  disputed_cents bigint not null default 0,
  period_starts_at timestamptz,
  -- Sealed. Where the receipt goes, when not to the account's address.
  receipt_email text,
  -- A worker is asking the payment processor until then.
  claimed_until timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, partner_id),
  check ((kind = 'membership') = (membership_id is not null))
);
-- Asking twice, from two pages or with two keys, finds the payment under way.
create unique index payments_one_under_way on payments (person_id, product_id, provider)
where state not in ('paid', 'cancelled');
-- A period is charged once.
create unique index payments_one_a_period on payments (membership_id, period_starts_at) where state <> 'cancelled';
create index payments_person on payments (person_id, created_at);
