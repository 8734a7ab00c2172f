-- Baseline: see docs/decisions/39-baseline.md.

-- A person's answers, by question.
create table questionnaires (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  changed jsonb not null check (jsonb_typeof(changed) = 'object'),
  -- Key of the request that created the row.
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Something that a person did and no other table records. Never deleted.
create table progress_marks (
  person_id uuid not null references people on delete cascade,
  key text not null,
  at timestamptz not null,
  primary key (person_id, key)
);

-- Where a person left off in a mode.
create table journeys (
  person_id uuid not null references people on delete cascade,
  mode text not null,
  place jsonb not null,
  -- The version of the mode they were in.
  flow_version text not null,
  -- Facts that the person decided along the way.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  version int not null default 1 check (version >= 1),
  -- The request that last saved it.
  changed_by text not null,
  saved_at timestamptz not null,
  primary key (person_id, mode)
);
