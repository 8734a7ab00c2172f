-- What a person has us hold back of a withdrawal for the income tax of their state, beside what is held back for the federal one.
alter table brokerage_transfers
  add column state_withholding_percent int not null default 0 check (state_withholding_percent between 0 and 100),
  add column state_withheld_cents bigint not null default 0
    check (state_withheld_cents >= 0 and withheld_cents + state_withheld_cents <= amount_cents);
