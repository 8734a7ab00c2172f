-- Where checks for an IRA elsewhere are mailed. Sealed.
alter table ira_accounts add column check_address text;

-- The plan of an employer that takes money in. Its names, number and address are sealed.
create table rollover_destinations (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  institution text not null,
  account_number text not null,
  last_four text not null,
  check_payable_to text,
  check_address text,
  takes_roth boolean not null,
  created_at timestamptz not null
);
create index rollover_destinations_person on rollover_destinations (person_id, created_at);

-- Earlier requests named no destination, so none of them can be carried out.
drop table rollovers;

-- A request to move an account, with what was known of the account when it was made.
create table rollovers (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- Which list the account is in: found by a search, linked or entered, named as a provider, or the plan of a job.
  source text not null check (source in ('found', 'held', 'named', 'employer')),
  source_id uuid not null,
  -- Employer, plan and record keeper, as JSON. Sealed.
  details text not null,
  tax_type text check (tax_type in ('pre-tax', 'roth', 'both')),
  way text not null check (way in ('direct-check', 'direct-wire', 'paid-to-person')),
  estimate_cents bigint check (estimate_cents >= 0),
  -- The signed transfer form. Nothing is sent without it.
  form_document_id uuid,
  form_signed_at timestamptz,
  -- By a partner's machine, or by people where no machine reaches the record keeper.
  handled_by text not null default 'partner' check (handled_by in ('partner', 'desk')),
  -- False: nobody at the plan has the request yet.
  is_taken boolean not null default false,
  requested_at timestamptz not null,
  accepted_at timestamptz,
  sent_at timestamptz,
  -- The record keeper has sent all of it.
  is_all_sent boolean not null default false,
  -- All of it has arrived, by our books or by the word of the person.
  received_at timestamptz,
  refused_at timestamptz,
  refused_why text check (refused_why in ('form-missing', 'spouse-consent', 'still-employed', 'other')),
  cancel_asked_at timestamptz,
  cancelled_at timestamptz,
  warned_stage text,
  check ((refused_at is null) = (refused_why is null)),
  check ((form_document_id is null) = (form_signed_at is null)),
  check (received_at is null or sent_at is not null),
  check (sent_at is null or accepted_at is not null),
  check (cancelled_at is null or sent_at is null)
);
create index rollovers_person on rollovers (person_id, requested_at);
-- An account is moved once, unless the request was refused or cancelled.
create unique index rollovers_source on rollovers (person_id, source, source_id) where refused_at is null and cancelled_at is null;

-- Where one kind of money of a request goes.
create table rollover_parts (
  id uuid primary key,
  rollover_id uuid not null references rollovers on delete cascade,
  tax_kind text not null check (tax_kind in ('pre-tax', 'roth')),
  destination text not null check (destination in ('ours', 'ira', 'plan')),
  -- The brokerage account, if the money goes to one here.
  account_id uuid references brokerage_accounts,
  -- Institution, account number, payee and address for checks, as JSON. Sealed.
  receiver text not null,
  unique (rollover_id, tax_kind),
  check ((destination = 'ours') = (account_id is not null))
);

-- A check or wire that a record keeper has sent.
create table rollover_payments (
  id uuid primary key,
  rollover_id uuid not null references rollovers on delete cascade,
  -- None when money of a kind came that was not asked for.
  part_id uuid references rollover_parts on delete cascade,
  tax_kind text not null check (tax_kind in ('pre-tax', 'roth')),
  -- What the sender calls it: the same one twice is the same payment.
  name text not null,
  way text not null check (way in ('check', 'wire')),
  state text not null check (state in ('sent', 'arrived', 'returned')),
  said_cents bigint not null check (said_cents > 0),
  sent_at timestamptz not null,
  arrived_cents bigint check (arrived_cents > 0),
  arrived_at timestamptz,
  confirmed_by text check (confirmed_by in ('custodian', 'customer', 'desk')),
  -- How it is booked, if the money goes to an account here.
  transfer_id uuid references brokerage_transfers,
  unique (rollover_id, name),
  check ((state = 'sent') = (arrived_cents is null) or state = 'returned'),
  check ((arrived_cents is null) = (arrived_at is null)),
  check ((arrived_cents is null) = (confirmed_by is null))
);
create unique index rollover_payments_transfer on rollover_payments (transfer_id);

-- Money that a plan sends to an account here comes by check or wire, and from no bank of the person.
alter table brokerage_transfers
  alter column bank_id drop not null,
  alter column bank_last_four drop not null,
  add column payment_way text check (payment_way in ('check', 'wire')),
  add constraint brokerage_transfers_from check ((bank_id is null) = (payment_way is not null)),
  add constraint brokerage_transfers_bank check ((bank_id is null) = (bank_last_four is null)),
  add constraint brokerage_transfers_rollover check (payment_way is null or (direction = 'IN' and type = 'ROLLOVER' and tax_year is null));
