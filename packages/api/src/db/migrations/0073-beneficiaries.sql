-- Who gets the accounts of a person when they die: each list that was asked for, and what became of it.
create table beneficiary_lists (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- KEPT: there was no account to send it to; the next application takes it along.
  state text not null
    check (state in ('KEPT', 'TO_SEND', 'WITH_DESK', 'IN_FORCE', 'REFUSED', 'TAKEN_BACK', 'REPLACED')),
  -- Sealed: names, relations, birth dates and shares.
  people text not null,
  -- Sealed. Null where it is what the application said.
  signed_name text,
  waits_for text check (waits_for in ('spouse', 'brokerage')),
  -- Sealed: in words for the person.
  refused_because text,
  document_id uuid references documents on delete set null,
  asked_at timestamptz not null,
  -- Until then it can be taken back.
  sends_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'WITH_DESK') = (waits_for is not null)),
  check ((state = 'REFUSED') = (refused_because is not null)),
  check ((state in ('TO_SEND', 'WITH_DESK', 'KEPT')) = (settled_at is null))
);
create index beneficiary_lists_of_person on beneficiary_lists (person_id, asked_at desc, id);
-- One change at a time.
create unique index beneficiary_lists_changing on beneficiary_lists (person_id) where state in ('TO_SEND', 'WITH_DESK');
