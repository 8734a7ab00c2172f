-- Which kind of IRA a person wants to open, between the page that asks and the application.
create table ira_wishes (
  person_id uuid primary key references people on delete cascade,
  ira_type text not null check (ira_type in ('traditional', 'roth', 'both', 'not-sure')),
  wished_at timestamptz not null
);

-- What a call about a search should be about, from the page that asks until a time is booked.
create table search_call_topics (
  person_id uuid primary key references people on delete cascade,
  about text not null,
  said_at timestamptz not null
);
