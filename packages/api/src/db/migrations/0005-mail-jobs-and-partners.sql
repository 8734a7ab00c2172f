-- Baseline: see docs/decisions/39-baseline.md.

-- An e-mail to one person. Its text and address are erased once it is sent.
create table emails (
  id uuid primary key,
  -- What it is about, such as "confirm-email".
  kind text not null,
  person_id uuid,
  recipient text,
  subject text,
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  created_at timestamptz not null,
  -- A worker is sending it.
  sending_since timestamptz,
  sent_at timestamptz,
  -- An e-mail still to be sent is complete.
  check (state <> 'waiting' or (recipient is not null and subject is not null and body is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index emails_person on emails (person_id);
-- E-mails already handled whose text is still there: all but the newest are erased.
create index emails_readable on emails (created_at desc, id desc) where body is not null and state <> 'waiting';

-- Work scheduled for later. When due, it moves to the queue.
create table timed_jobs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  data jsonb not null,
  due_at timestamptz not null
);
create index timed_jobs_due on timed_jobs (due_at);

-- How far a demonstration's clock is ahead. One row at most; never any in production.
create table demo_clock (
  only_one boolean primary key default true check (only_one),
  ahead_ms bigint not null check (ahead_ms >= 0)
);

-- A webhook from a partner, recorded so that it takes effect once.
create table partner_events (
  id uuid primary key,
  partner text not null,
  event_id text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  -- Erased once it was handled.
  body text,
  unique (partner, event_id)
);
create index partner_events_received on partner_events (received_at);

-- What a sandbox stores in place of the partner.
create table sandbox_objects (
  -- Derived from partner and name, so that the sealed body is bound to both.
  id uuid primary key,
  partner text not null,
  name text not null,
  kind text not null,
  body text not null,
  updated_at timestamptz not null
);
create index sandbox_objects_kind on sandbox_objects (partner, kind, updated_at);
