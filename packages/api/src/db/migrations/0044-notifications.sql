-- What the service has told a person: written with the e-mail that says the same.
create table notifications (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  subject text not null check (subject in ('money', 'identity', 'papers', 'help', 'search', 'calls', 'reminders')),
  -- One of our pages; null where the e-mail had a link of its own, which may sign in.
  link text check (link like '/%'),
  -- Sealed: title and paragraphs in every language, as JSON.
  words text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_person on notifications (person_id, sent_at desc, id desc);
create index notifications_unread on notifications (person_id) where read_at is null;

-- A person wants no e-mails about this.
create table unwanted_emails (
  person_id uuid not null references people on delete cascade,
  subject text not null check (subject in ('search', 'calls', 'reminders')),
  since timestamptz not null,
  primary key (person_id, subject)
);
