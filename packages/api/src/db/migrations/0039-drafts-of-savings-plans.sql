-- Other deposits than those of a plan that runs, as a person chose them. They begin with the person's authorization.
create table savings_program_drafts (
  program_id uuid primary key references savings_programs on delete cascade,
  person_id uuid not null references people on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  frequency text not null check (frequency in ('weekly', 'every-two-weeks', 'monthly')),
  first_on date not null,
  is_first_for_last_year boolean not null,
  saved_at timestamptz not null
);
create index savings_program_drafts_by_person on savings_program_drafts (person_id);
