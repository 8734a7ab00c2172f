-- What a person was shown when they answered.
alter table consents add column words text;

-- A text message with news, to a person who said yes to them. What it says is in code: nothing personal is in it.
create table texts (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- The search that there is news about.
  about uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'not-sent')),
  asked_at timestamptz not null,
  sent_at timestamptz
);
create index texts_about on texts (about);
create index texts_person on texts (person_id);

-- Numbers that want no texts, by blind index: also those of nobody we know.
create table stopped_numbers (
  id uuid primary key,
  number text not null,
  number_index text not null unique,
  stopped_at timestamptz not null
);
