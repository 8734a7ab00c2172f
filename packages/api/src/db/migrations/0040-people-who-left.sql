-- What the last papers of people who have left still need: name, address, birth date, and the end of the tax number. Until the last is made.
create table left_holders (
  person_id uuid primary key references people on delete cascade,
  -- Sealed, as JSON.
  holder text not null,
  left_at timestamptz not null
);
