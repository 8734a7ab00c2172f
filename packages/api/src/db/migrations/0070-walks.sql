-- A walk through a mode in one browser, for as long as it can still end. It says nothing of who it was, which way they took or at what hour.
create table walks (
  -- Of a random number that the browser keeps until the walk ends, or for thirty days.
  id_hash text primary key,
  mode text not null,
  version text not null,
  -- Variants by the name of the A/B test, as they were when it began.
  variants jsonb not null,
  began_day date not null,
  -- The tests of which they have seen a difference, with the variant that they saw first.
  exposed jsonb not null,
  finished_day date
);
create index walks_by_day on walks (began_day);

-- Walks that cannot end any more, counted: by day and variant. An empty test stands for all walks.
create table walk_counts (
  day date not null,
  mode text not null,
  version text not null,
  test text not null,
  variant text not null,
  begun integer not null,
  seen integer not null,
  finished integer not null,
  primary key (day, mode, version, test, variant)
);
