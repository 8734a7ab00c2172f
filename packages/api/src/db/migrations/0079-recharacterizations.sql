-- A contribution to an IRA, or a part of it, that is changed to the other kind of IRA: recharacterization. The money moves between two accounts
-- of one person, and the ledger changes together with the state.
create table ira_recharacterizations (
  id uuid primary key,
  person_id uuid not null references people,
  -- The contribution, and the year that it was made for.
  transfer_id uuid not null references brokerage_transfers,
  tax_year int not null,
  from_account_id uuid not null references brokerage_accounts,
  to_account_id uuid not null references brokerage_accounts,
  -- What of the contribution is changed, and what that was worth with its earnings or its loss: so much moves.
  amount_cents bigint not null check (amount_cents > 0),
  moved_cents bigint not null check (moved_cents > 0),
  -- The adjusted balances of the account that the second was worked out from.
  opening_cents bigint not null check (opening_cents >= amount_cents),
  closing_cents bigint not null,
  -- Whether they said that their return for the year was filed in time, or has an extension. Empty where it did not matter yet.
  has_filed_in_time boolean,
  state text not null check (state in ('WAITING', 'SENT', 'SETTLED', 'REFUSED', 'TAKEN_BACK')),
  is_partner_down boolean not null default false,
  partner_id text,
  -- Why it was refused, as a code.
  reason text,
  consent_version text not null,
  tries int not null default 0,
  trying_until timestamptz,
  asked_at timestamptz not null,
  -- Until then it is not sent, so that they can take it back.
  waits_until timestamptz,
  sent_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  check (from_account_id <> to_account_id),
  constraint recharacterization_taken_back_unsent
    check (state <> 'TAKEN_BACK' or (waits_until is not null and tries = 0 and sent_at is null and ended_at is not null)),
  unique (from_account_id, partner_id)
);
create index ira_recharacterizations_by_person on ira_recharacterizations (person_id, asked_at desc, id);
create index ira_recharacterizations_by_transfer on ira_recharacterizations (transfer_id);
create index ira_recharacterizations_by_receiver on ira_recharacterizations (to_account_id);
