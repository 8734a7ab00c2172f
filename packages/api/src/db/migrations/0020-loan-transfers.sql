-- Loans are paid out and paid back by transfers at the brokerage. See docs/decisions/63-loans-by-transfer.md.
alter table brokerage_transfers
  -- The part of a loan that stays with us as its fee.
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  -- The loan that it pays out or pays back.
  add column loan_id uuid references loans on delete cascade,
  add constraint brokerage_transfers_net check (withheld_cents + fee_cents <= amount_cents);
create index brokerage_transfers_by_loan on brokerage_transfers (loan_id) where loan_id is not null;

alter table loans
  -- SENDING: the transfer that pays it out is under way.
  drop constraint loans_status_check,
  add constraint loans_status_check
    check (status in ('PENDING', 'CANCELLED', 'CONFIRMED', 'SENDING', 'ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')),
  -- The individual 401(k) that lends it, from the day on which it is agreed to.
  add column account_id uuid references brokerage_accounts,
  -- The transfer that pays it out, or did last.
  add column payout_id uuid references brokerage_transfers,
  -- The bank account that sent its money back: another one has to be linked.
  add column refused_bank_id text,
  -- The version of the words that allow debits for its payments.
  add column debit_version text,
  -- What counted as paid out, once a missed payment was not made up.
  add column distributed_cents bigint check (distributed_cents > 0),
  -- When the Form 1099-R about that was made.
  add column tax_form_at timestamptz,
  add constraint loans_lent_by_a_plan check (account_id is not null or confirmed_at is null),
  add constraint loans_sent_by_a_transfer check (payout_id is not null or status not in ('SENDING', 'ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')),
  add constraint loans_distributed check ((distributed_cents is not null) = (status = 'DEFAULTED'));

alter table loan_repayments
  drop column open_cents,
  -- Interest that is not owed any more because the loan was paid off early.
  add column waived_interest_cents bigint not null default 0 check (waived_interest_cents between 0 and interest_cents - paid_interest_cents),
  -- When a returned debit was tried for the second and last time.
  add column retried_at timestamptz;
-- Maintained by the database.
alter table loan_repayments
  add column open_cents bigint not null
    generated always as (principal_cents + interest_cents - waived_interest_cents - paid_principal_cents - paid_interest_cents) stored;

-- A payment counts once its debit has settled, and no longer when the debit comes back.
alter table loan_payments
  add column state text not null check (state in ('ASKED', 'SETTLED', 'RETURNED', 'REFUSED')),
  add column transfer_id uuid not null unique references brokerage_transfers,
  -- The repayment that it was asked for on its day; null for one that a person made.
  add column number int,
  add column settled_at timestamptz;

-- What a payment pays of each repayment.
create table loan_payment_parts (
  payment_id uuid not null references loan_payments on delete cascade,
  number int not null check (number >= 1),
  principal_cents bigint not null check (principal_cents >= 0),
  interest_cents bigint not null check (interest_cents >= 0),
  waived_interest_cents bigint not null default 0 check (waived_interest_cents >= 0),
  primary key (payment_id, number)
);
