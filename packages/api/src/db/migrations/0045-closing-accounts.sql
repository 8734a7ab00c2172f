-- People who asked us to close their account, until it is closed or they keep it after all.
create table account_closings (
  person_id uuid primary key references people on delete cascade,
  asked_at timestamptz not null,
  -- From then on it may be closed; what is still on its way can delay it.
  closes_at timestamptz not null,
  check (closes_at > asked_at)
);

-- When the account was closed: the row stays for what refers to it, without name and address.
alter table people add column closed_at timestamptz;
alter table people add constraint people_closed_is_nobody check (closed_at is null or (password_hash = '' and not holds_email));
