-- People of ours who work at the desk. The account is one like any other; this row is what makes it a colleague's.
create table staff (
  person_id uuid primary key references people on delete cascade,
  role text not null check (role in ('support', 'operations', 'compliance', 'lead')),
  -- The colleague who invited them; none for the first.
  invited_by uuid references people on delete set null,
  since timestamptz not null,
  ended_at timestamptz
);

-- Stored as a hash: reading the table does not let anyone in. The address is sealed.
create table staff_invitations (
  id uuid primary key,
  hash text not null unique,
  email text not null,
  role text not null check (role in ('support', 'operations', 'compliance', 'lead')),
  invited_by uuid references people on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- An authenticator app. The secret is sealed; a code counts once.
create table authenticators (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  secret text not null,
  confirmed_at timestamptz not null,
  last_counter bigint not null
);

-- A secret that waits for the first code of its app; the one in use counts until then.
create table pending_authenticators (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  secret text not null,
  begun_at timestamptz not null
);

-- Codes for the day on which the phone is lost: each good once.
create table backup_codes (
  hash text primary key,
  person_id uuid not null references people on delete cascade,
  used_at timestamptz
);
create index backup_codes_person on backup_codes (person_id);

-- When this session last showed a second factor.
alter table sessions add column second_factor_at timestamptz;

-- Something that a person of ours has to do.
create table desk_tasks (
  id uuid primary key,
  kind text not null,
  -- The customer, where there is one.
  person_id uuid references people on delete cascade,
  -- What it is about, by the id of the row it belongs to: a kind is opened once about it.
  about text not null,
  -- What its kind wants to know, sealed.
  detail text not null,
  state text not null default 'open' check (state in ('open', 'done', 'withdrawn')),
  assignee uuid references people on delete set null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  reminded_at timestamptz,
  escalated_at timestamptz,
  settled_at timestamptz,
  settled_by uuid references people on delete set null,
  outcome text,
  unique (kind, about),
  check ((state = 'open') = (settled_at is null))
);
create index desk_tasks_open on desk_tasks (kind, due_at) where state = 'open';
create index desk_tasks_person on desk_tasks (person_id, opened_at);
create index desk_tasks_assignee on desk_tasks (assignee) where state = 'open';

-- What was tried and said, in colleagues' words; sealed. Never changed.
create table desk_notes (
  id uuid primary key,
  task_id uuid not null references desk_tasks on delete cascade,
  -- None when the service itself wrote it.
  written_by uuid references people on delete set null,
  kind text not null check (kind in ('note', 'hand-over', 'reminder', 'outcome')),
  text text not null,
  at timestamptz not null
);
create index desk_notes_task on desk_notes (task_id, at);

-- The words of people's names, sealed and with a blind index: the desk finds a customer by them.
create table name_words (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  word text not null,
  word_index text not null
);
create index name_words_index on name_words (word_index);
create index name_words_person on name_words (person_id);
