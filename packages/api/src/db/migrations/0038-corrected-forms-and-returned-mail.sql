alter table loans
  -- What the Form 1099-R about it reported last: of which day, how much, and how often it was corrected.
  add column tax_form_on date,
  add column tax_form_cents bigint check (tax_form_cents >= 0),
  add column tax_form_corrections int not null default 0 check (tax_form_corrections >= 0),
  -- After a payout that was undone: until when the late payments can be made up.
  add column make_up_until date;

update loans set tax_form_on = (ended_at at time zone 'UTC')::date, tax_form_cents = distributed_cents
where tax_form_at is not null;

alter table loans
  add constraint loans_reported check ((tax_form_at is null) = (tax_form_on is null) and (tax_form_on is null) = (tax_form_cents is null));

-- The last piece of paper mail that the brokerage sent to the address of the person and that came back, by its name there.
alter table brokerage_accounts add column returned_mail text;
