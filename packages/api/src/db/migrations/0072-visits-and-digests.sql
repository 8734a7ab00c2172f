-- When a person looked at their overview last, and when they did on the visit before.
create table notification_visits (
  person_id uuid primary key references people on delete cascade,
  seen_at timestamptz not null,
  -- The last look of the visit before. Null on the first.
  before_at timestamptz
);

-- Turned off, or together once a week.
alter table unwanted_emails add column is_weekly boolean not null default false;
alter table unwanted_emails add constraint calls_do_not_wait check (not (is_weekly and subject = 'calls'));

-- What waits for the next e-mail of the week. There is a row while something does.
create table digests (
  person_id uuid primary key references people on delete cascade,
  since timestamptz not null,
  due_at timestamptz not null,
  check (due_at >= since)
);
