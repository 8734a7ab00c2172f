-- Baseline: see docs/decisions/39-baseline.md.

-- A loan from an individual 401(k), from request to payoff.
create table loans (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  status text not null check (status in ('PENDING', 'CANCELLED', 'CONFIRMED', 'ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')),
  borrow_cents bigint not null check (borrow_cents > 0),
  -- Annual rate in hundredths of a percent.
  rate_bps int not null check (rate_bps >= 0),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents < borrow_cents),
  term_years smallint not null check (term_years between 1 and 30),
  frequency text not null,
  purpose text not null,
  -- Principal owed, as in the ledger.
  principal_cents bigint not null default 0 check (principal_cents between 0 and borrow_cents),
  spouse_needed boolean not null,
  spouse_agreed boolean not null default false,
  -- The version of the terms agreed to.
  terms_version text,
  -- When rate and fee were quoted.
  offered_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  pays_out_on date,
  paid_out_at timestamptz,
  -- When it was repaid, cancelled or treated as a distribution.
  ended_at timestamptz,
  -- How the fee is paid: out of the loan, or by card.
  fee_payment text not null default 'proceeds' check (fee_payment in ('proceeds', 'card')),
  -- Sealed: the card, as the card processor knows it. Null: the newest card on file.
  fee_card text,
  -- The charge for the fee, from the moment it was requested. Null again once it was refunded.
  fee_payment_id uuid references payments,
  -- Money is sent only after the note is signed, by the spouse as well where that is required.
  note_signed_at timestamptz,
  spouse_signed_at timestamptz,
  -- When the person was reminded that the money waits for a signature.
  reminded_at timestamptz,
  check (confirmed_at is not null or status in ('PENDING', 'CANCELLED')),
  check ((paid_out_at is not null) = (status in ('ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')))
);
create index loans_person on loans (person_id);
create unique index loans_one_pending on loans (person_id) where status = 'PENDING';
create unique index loans_fee_payment on loans (fee_payment_id);

-- A scheduled repayment, and how much of it was paid.
create table loan_repayments (
  loan_id uuid not null references loans on delete cascade,
  number int not null check (number >= 1),
  due_on date not null,
  principal_cents bigint not null check (principal_cents >= 0),
  interest_cents bigint not null check (interest_cents >= 0),
  paid_principal_cents bigint not null default 0 check (paid_principal_cents between 0 and principal_cents),
  paid_interest_cents bigint not null default 0 check (paid_interest_cents between 0 and interest_cents),
  -- Maintained by the database.
  open_cents bigint not null generated always as (principal_cents + interest_cents - paid_principal_cents - paid_interest_cents) stored,
  -- When collection was attempted, successful or not.
  collected_at timestamptz,
  past_due_at timestamptz,
  -- When the person was warned that the rest will soon be treated as a distribution.
  warned_at timestamptz,
  primary key (loan_id, number)
);

-- A repayment received.
create table loan_payments (
  id uuid primary key,
  loan_id uuid not null references loans on delete cascade,
  at timestamptz not null,
  principal_cents bigint not null check (principal_cents >= 0),
  interest_cents bigint not null check (interest_cents >= 0),
  paid_by text not null check (paid_by in ('person', 'schedule'))
);
create index loan_payments_loan on loan_payments (loan_id);

-- A request for a loan from another lender. Lender, income and credit rating are sealed.
create table alt_loans (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  borrow_cents bigint check (borrow_cents > 0),
  purpose text,
  term_years smallint,
  -- Dollars, sealed.
  annual_income text,
  -- When the person allowed us to contact lenders.
  agreed_at timestamptz,
  provider text,
  credit_rating text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was last sent to the people who decide on it, and at which version.
  sent_at timestamptz,
  sent_version integer,
  check ((sent_at is null) = (sent_version is null))
);

-- A request to refinance a loan that the person already has. Its lender is sealed.
create table refinance_loans (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  borrow_cents bigint check (borrow_cents > 0),
  purpose text,
  term_years smallint,
  -- Dollars, sealed.
  annual_income text,
  lender text,
  -- Annual rate in hundredths of a percent.
  rate_bps int check (rate_bps >= 0),
  current_balance_cents bigint check (current_balance_cents >= 0),
  current_term_years smallint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was last sent to the people who decide on it, and at which version.
  sent_at timestamptz,
  sent_version integer,
  check ((sent_at is null) = (sent_version is null))
);
