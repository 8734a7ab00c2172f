-- A copy of everything that is stored about a person, for them: one at a time, and gone after days.
create table data_exports (
  id uuid primary key,
  person_id uuid not null references people on delete cascade unique,
  state text not null check (state in ('MAKING', 'READY')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- From then on it is not given any more, and deleted.
  expires_at timestamptz not null,
  size_bytes integer,
  check ((state = 'READY') = (ready_at is not null and size_bytes is not null))
);
create index data_exports_expired on data_exports (expires_at);

-- Sealed: the archive in pieces.
create table data_export_parts (
  id uuid primary key,
  export_id uuid not null references data_exports on delete cascade,
  number integer not null,
  content text not null,
  unique (export_id, number)
);
