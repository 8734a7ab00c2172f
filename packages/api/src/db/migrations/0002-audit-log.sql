-- Baseline: see docs/decisions/39-baseline.md.

-- Who did what to whom. Append-only: the database refuses changes.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_events_subject on audit_events (subject, at);
create index audit_events_actor on audit_events (actor, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_events_only_added before update or delete or truncate on audit_events
for each statement execute function refuse_change();
