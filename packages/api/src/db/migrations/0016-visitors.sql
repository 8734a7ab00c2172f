-- Baseline: see docs/decisions/39-baseline.md.

-- How often a visitor opened an offer from one page. The hash recognizes a returning visitor without identifying them.
create table offer_clicks (
  visitor_hash text not null,
  offer text not null,
  click_source text not null,
  clicks int not null default 1 check (clicks >= 1),
  first_clicked_at timestamptz not null,
  last_clicked_at timestamptz not null,
  primary key (visitor_hash, offer, click_source)
);

-- How often a signed-in person followed an offer from one of our pages.
create table offer_visits (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  offer text not null,
  click_page text not null,
  visits int not null default 1 check (visits >= 1),
  first_visited_at timestamptz not null,
  last_visited_at timestamptz not null,
  unique (person_id, offer, click_page)
);

-- A visitor in the chat, recognized by the secret. Two visitors with the same uid stay separate.
create table chat_visitors (
  id uuid primary key,
  uid_hash text not null,
  secret_hash text not null unique,
  created_at timestamptz not null
);
create index chat_visitors_created on chat_visitors (created_at);

create table chat_messages (
  id uuid primary key,
  visitor_id uuid not null references chat_visitors on delete cascade,
  -- Order of arrival.
  place bigint generated always as identity,
  category text not null,
  role text not null check (role in ('visitor', 'assistant')),
  text text not null,
  -- False when the answer was cut off.
  is_whole boolean not null,
  sent_at timestamptz not null
);
create index chat_messages_visitor on chat_messages (visitor_id, category, place);
create index chat_messages_sent on chat_messages (sent_at);

-- A visitor's quiz answers. Anonymous: the id is what lets its holder read and change them.
create table quiz_answers (
  id uuid primary key,
  questionnaire text not null,
  version int not null default 1 check (version >= 1),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  is_complete boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index quiz_answers_updated on quiz_answers (updated_at);

-- A message from the contact form. All text is sealed.
create table contact_messages (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  from_email text not null,
  subject text not null,
  message text not null,
  -- Whether the bot check was available.
  is_checked boolean not null,
  received_at timestamptz not null,
  -- Sent from a page that could not check for bots: passed on once its sender confirms by e-mail.
  waits_for_sender boolean not null default false
);
create index contact_messages_received on contact_messages (received_at);

-- A person's variant of an A/B test, and when they first saw it.
create table experiment_assignments (
  person_id uuid not null references people on delete cascade,
  name text not null,
  variant text not null,
  assigned_at timestamptz not null,
  exposed_at timestamptz,
  primary key (person_id, name)
);

-- How many visitors without an account first saw a variant on a day.
create table experiment_exposures (
  name text not null,
  variant text not null,
  day date not null,
  visitors integer not null,
  primary key (name, variant, day)
);

-- A move from one step to another. Nothing in it identifies the person, and no two rows can be tied to the same one.
create table funnel_events (
  -- Chosen by the page for this event alone.
  id uuid primary key,
  mode text not null,
  version text not null,
  from_step text,
  to_step text,
  kind text not null check (kind in ('start', 'again', 'next', 'aside', 'return', 'back', 'open')),
  -- Variants by the name of the A/B test.
  variants jsonb not null,
  -- Rounded to the hour, so that the events of one visit cannot be pieced together.
  walked_at timestamptz not null
);
create index funnel_events_by_mode on funnel_events (mode, walked_at);
create index funnel_events_by_age on funnel_events (walked_at);

-- An event for an advertising network, sent with consent. Its payload is sealed, and erased once sent.
create table ad_events (
  id uuid primary key,
  network text not null,
  event_key text not null,
  payload text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  kept_at timestamptz not null,
  ended_at timestamptz,
  unique (network, event_key)
);
create index ad_events_kept on ad_events (kept_at);

-- The first and the latest campaign that brought a visitor or a person.
create table campaign_touches (
  id uuid primary key,
  person_id uuid unique references people on delete cascade,
  visitor_hash text unique,
  first_touch jsonb not null check (jsonb_typeof(first_touch) = 'object'),
  first_at timestamptz not null,
  last_touch jsonb not null check (jsonb_typeof(last_touch) = 'object'),
  last_at timestamptz not null,
  is_karat boolean not null,
  check (num_nonnulls(person_id, visitor_hash) = 1)
);
create index campaign_touches_last on campaign_touches (last_at) where visitor_hash is not null;
