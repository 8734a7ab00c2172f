-- A conversation of a person with the desk, which goes by the end of its id.
create table help_requests (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- Sealed.
  subject text not null,
  -- Whose turn it is; nobody’s once it is closed.
  state text not null check (state in ('waiting', 'answered', 'closed')),
  -- The day by which we answer.
  answer_by date,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  check (state = 'waiting' or answer_by is null)
);
create index help_requests_of_person on help_requests (person_id, changed_at desc, id);

-- What one of them wrote.
create table help_messages (
  id uuid primary key,
  request_id uuid not null references help_requests on delete cascade,
  person_id uuid not null references people on delete cascade,
  sender text not null check (sender in ('person', 'desk')),
  -- Sealed.
  text text not null,
  sent_at timestamptz not null
);
create index help_messages_of_request on help_messages (request_id, sent_at, id);
create index help_messages_of_person on help_messages (person_id);

-- A paper that goes with a message. One that a colleague adds has none until they send their answer.
create table help_papers (
  document_id uuid primary key references documents on delete cascade,
  request_id uuid not null references help_requests on delete cascade,
  message_id uuid references help_messages on delete cascade,
  person_id uuid not null references people on delete cascade
);
create index help_papers_of_request on help_papers (request_id);
create index help_papers_of_message on help_papers (message_id) where message_id is not null;
create index help_papers_of_person on help_papers (person_id);
