-- A payment may be more than what is due: the rest lowers the principal. See docs/decisions/87-an-extra-payment-ends-a-loan-earlier.md.
alter table loan_payments
  -- Of its principal, what pays nothing of the schedule.
  add column extra_cents bigint not null default 0 check (extra_cents between 0 and principal_cents);
alter table loan_repayments
  -- Of its interest, what is owed for sums that were paid extra, up to the day of each. It is owed also when the loan is paid off before its day.
  add column early_interest_cents bigint not null default 0 check (early_interest_cents between 0 and interest_cents);
