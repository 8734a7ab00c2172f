-- Every statement that the service sends, as its tests have sent it. “npm run sql” makes this file, “npm test” holds it
-- against what was sent. $1, $2 … are bound values; of a list or of rows of them only the first is shown.

-- no table
select
  $1::text as "who",
  $2::text as "where",
  $3::int as "number"

select
  1

select
  current_setting('server_version') as version

select
  current_user as role

select
  pg_advisory_lock($1)

select
  pg_advisory_unlock(hashtextextended ($1, 0))

select
  pg_advisory_xact_lock(hashtextextended ($1, 0))

select
  pg_database_size(current_database()) as bytes

select
  pg_try_advisory_lock(hashtextextended ($1, 0)) as taken

select
  to_regclass('public.kysely_migration') is not null as there

-- ad_events
delete from "ad_events"
where
  "kept_at" < $1

insert into
  "ad_events" ("id", "network", "event_key", "payload", "kept_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("network", "event_key") do nothing

select
  *
from
  "ad_events"
where
  "id" = $1
  and "state" = $2

select
  array["id"]::text[] as key,
  array["payload"::text] as cells
from
  "ad_events"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "payload"
    from
      "ad_events"
    where
      "payload" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "ad_events"
set
  "state" = $1,
  "payload" = $2,
  "ended_at" = $3
where
  "id" = $4
  and "state" = $5

-- alt_loans
insert into
  "alt_loans" (
    "borrow_cents",
    "purpose",
    "term_years",
    "annual_income",
    "agreed_at",
    "provider",
    "credit_rating",
    "id",
    "person_id",
    "version",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("person_id") do nothing
returning
  *

select
  *
from
  "alt_loans"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["annual_income"::text, "provider"::text, "credit_rating"::text] as cells
from
  "alt_loans"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "annual_income"
    from
      "alt_loans"
    where
      "annual_income" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "credit_rating"
    from
      "alt_loans"
    where
      "credit_rating" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "provider"
    from
      "alt_loans"
    where
      "provider" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "alt_loans"
set
  "borrow_cents" = $1,
  "purpose" = $2,
  "term_years" = $3,
  "annual_income" = $4,
  "agreed_at" = $5,
  "provider" = $6,
  "credit_rating" = $7,
  "version" = $8,
  "updated_at" = $9
where
  "id" = $10
  and "version" = $11
returning
  *

update "alt_loans"
set
  "sent_at" = $1,
  "sent_version" = $2
where
  "id" = $3
  and "version" = $4
returning
  *

-- attempts
delete from attempts
where
  key = any ($1)

delete from attempts
where
  updated_at < $1::timestamptz - make_interval(secs => $2)
  and (
    blocked_until is null
    or blocked_until < $3::timestamptz - make_interval(secs => $4)
  )

insert into
  attempts as a (key, failures, window_started, blocks, blocked_until, updated_at)
values
  ($1, 1, $2, 0, null, $3)
on conflict (key) do update
set
  (failures, window_started, blocks, blocked_until, updated_at) = (
    select
      case
        when is_over then 1
        else a.failures + 1
      end,
      case
        when is_over then excluded.window_started
        else a.window_started
      end,
      case
        when is_too_many then earlier_blocks + 1
        else a.blocks
      end,
      case
        when is_too_many then excluded.updated_at + make_interval(secs => least($4::float8 * power(2, least(earlier_blocks, $5::int)), $6::float8))
        else a.blocked_until
      end,
      excluded.updated_at
    from
      (
        select
          -- A block ends the window in which it came, so that all begins anew after it. Until then nothing prolongs it.
          a.window_started + make_interval(secs => $7) <= excluded.updated_at
          or coalesce(a.blocked_until > a.window_started, false) as is_over,
          case
            when a.blocked_until + make_interval(secs => $8) > excluded.updated_at then a.blocks
            else 0
          end as earlier_blocks
      ) as state,
      lateral (
        select
          not is_over
          and a.failures >= $9::int as is_too_many
      ) as verdict
  )
returning
  blocked_until,
  failures

select
  max(blocked_until) as blocked_until
from
  attempts
where
  key = any ($1)
  and blocked_until > $2

-- audit_events
insert into
  "audit_events" ("actor", "action", "subject", "detail")
values
  ($1, $2, $3, $4)

-- brokerage_accounts
insert into
  "brokerage_accounts" (
    "id",
    "person_id",
    "account_type",
    "number",
    "state",
    "partner_id",
    "partner_number",
    "last_four",
    "reason",
    "valued_at",
    "consent_version",
    "consented_at",
    "consent_address",
    "trying_until",
    "created_at",
    "active_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
on conflict do nothing
returning
  *

select
  *
from
  "brokerage_accounts"
where
  "id" = $1

select
  *
from
  "brokerage_accounts"
where
  "id" = $1
for update

select
  *
from
  "brokerage_accounts"
where
  "partner_id" = $1

select
  *
from
  "brokerage_accounts"
where
  "person_id" = $1
  and "account_type" = $2
  and "state" not in ($3)

select
  *
from
  "brokerage_accounts"
where
  "person_id" = $1
  and $2 in (number, id::text)

select
  *
from
  "brokerage_accounts"
where
  "person_id" = $1
order by
  "created_at",
  "id"

select
  array["id"]::text[] as key,
  array["partner_number"::text, "consent_address"::text] as cells
from
  "brokerage_accounts"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "consent_address"
    from
      "brokerage_accounts"
    where
      "consent_address" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "partner_number"
    from
      "brokerage_accounts"
    where
      "partner_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "brokerage_accounts"
set
  "positions" = $1,
  "valued_at" = $2,
  "updated_at" = $3
where
  "id" = $4
returning
  *

update "brokerage_accounts"
set
  "state" = $1,
  "partner_id" = $2,
  "asked_documents" = $3,
  "trying_until" = $4,
  "partner_number" = $5,
  "last_four" = $6,
  "active_at" = $7,
  "updated_at" = $8
where
  "id" = $9
returning
  *

update "brokerage_accounts"
set
  "state" = $1,
  "partner_id" = $2,
  "asked_documents" = $3,
  "trying_until" = $4,
  "updated_at" = $5
where
  "id" = $6
returning
  *

update "brokerage_accounts"
set
  "trying_until" = $1,
  "tries" = "tries" + $2,
  "updated_at" = $3
where
  "id" = $4
  and "state" = $5
  and (
    "trying_until" is null
    or "trying_until" <= $6
  )
returning
  *

-- brokerage_schedule_days
insert into
  "brokerage_schedule_days" ("schedule_id", "due_on", "reason", "transfer_id", "outcome")
values
  ($1, $2, $3, $4, $5)

select
  "brokerage_schedule_days".*
from
  "brokerage_schedule_days"
  inner join "brokerage_schedules" on "brokerage_schedules"."id" = "schedule_id"
where
  "person_id" = $1
order by
  "due_on" desc

-- brokerage_schedules
insert into
  "brokerage_schedules" (
    "id",
    "person_id",
    "account_id",
    "contribution_type",
    "frequency",
    "amount_cents",
    "status",
    "first_on",
    "is_first_for_last_year",
    "consent_version",
    "created_at",
    "updated_at",
    "cancelled_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
returning
  *

select
  *
from
  "brokerage_schedules"
where
  "id" = $1

select
  *
from
  "brokerage_schedules"
where
  "id" = $1
for update

select
  *
from
  "brokerage_schedules"
where
  "person_id" = $1
order by
  "created_at",
  "id"

update "brokerage_schedules"
set
  "amount_cents" = $1,
  "version" = $2,
  "updated_at" = $3
where
  "id" = $4
returning
  *

update "brokerage_schedules"
set
  "next_number" = $1
where
  "id" = $2
returning
  *

update "brokerage_schedules"
set
  "status" = $1,
  "cancelled_at" = $2,
  "updated_at" = $3,
  "version" = $4
where
  "id" = $5
returning
  *

-- brokerage_transfers
insert into
  "brokerage_transfers" (
    "direction",
    "type",
    "tax_year",
    "amount_cents",
    "schedule_id",
    "id",
    "person_id",
    "account_id",
    "state",
    "partner_id",
    "reason",
    "bank_id",
    "bank_last_four",
    "consent_version",
    "trying_until",
    "asked_at",
    "sent_at",
    "settled_at",
    "available_at",
    "ended_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
returning
  *

insert into
  "brokerage_transfers" (
    "direction",
    "type",
    "tax_year",
    "amount_cents",
    "withholding_percent",
    "withheld_cents",
    "additional_tax_cents",
    "schedule_id",
    "id",
    "person_id",
    "account_id",
    "state",
    "partner_id",
    "reason",
    "bank_id",
    "bank_last_four",
    "consent_version",
    "trying_until",
    "asked_at",
    "sent_at",
    "settled_at",
    "available_at",
    "ended_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23
  )
returning
  *

select
  "partner_id"
from
  "brokerage_transfers"
where
  "account_id" = $1
  and "partner_id" is not null

select
  *
from
  "brokerage_transfers"
where
  "account_id" = $1
  and "partner_id" = $2

select
  *
from
  "brokerage_transfers"
where
  "id" = $1

select
  *
from
  "brokerage_transfers"
where
  "id" = $1
for update

select
  *
from
  "brokerage_transfers"
where
  "person_id" = $1
order by
  "asked_at" desc,
  "id"

select
  coalesce(
    sum(
      case
        when direction = 'OUT' then - amount_cents
        when tax_year is not null then amount_cents
        else 0
      end
    ),
    0
  )::bigint as cents
from
  brokerage_transfers
where
  account_id = $1
  and state not in ('RETURNED', 'REFUSED')

select
  coalesce(sum(amount_cents), 0)::bigint as cents
from
  brokerage_transfers
  join brokerage_accounts on brokerage_accounts.id = account_id
where
  brokerage_transfers.person_id = $1
  and tax_year = $2
  and brokerage_transfers.state not in ('RETURNED', 'REFUSED')
  and account_type = any ($3::text[])

select
  coalesce(sum(amount_cents), 0)::bigint as ever,
  coalesce(
    sum(amount_cents) filter (
      where
        asked_at >= $1
    ),
    0
  )::bigint as "thisYear"
from
  brokerage_transfers
where
  person_id = $2
  and direction = 'OUT'
  and type = $3
  and state not in ('RETURNED', 'REFUSED')

update "brokerage_transfers"
set
  "is_partner_down" = $1
where
  "id" = $2
returning
  *

update "brokerage_transfers"
set
  "partner_id" = $1,
  "trying_until" = $2,
  "is_partner_down" = $3,
  "sent_at" = $4,
  "state" = $5
where
  "id" = $6
returning
  *

update "brokerage_transfers"
set
  "partner_id" = $1,
  "trying_until" = $2,
  "is_partner_down" = $3,
  "sent_at" = $4,
  "state" = $5,
  "reason" = $6,
  "ended_at" = $7
where
  "id" = $8
returning
  *

update "brokerage_transfers"
set
  "partner_id" = $1,
  "trying_until" = $2,
  "is_partner_down" = $3,
  "sent_at" = $4,
  "state" = $5,
  "settled_at" = $6,
  "available_at" = $7
where
  "id" = $8
returning
  *

update "brokerage_transfers"
set
  "partner_id" = $1,
  "trying_until" = $2,
  "is_partner_down" = $3,
  "sent_at" = $4,
  "state" = $5,
  "settled_at" = $6,
  "ended_at" = $7
where
  "id" = $8
returning
  *

update "brokerage_transfers"
set
  "partner_id" = $1,
  "trying_until" = $2,
  "state" = $3,
  "reason" = $4,
  "ended_at" = $5
where
  "id" = $6
returning
  *

update "brokerage_transfers"
set
  "state" = $1
where
  "id" = $2
returning
  *

update brokerage_transfers as mine
set
  trying_until = $1,
  tries = tries + 1
where
  id = $2
  and state = 'WAITING'
  and (
    trying_until is null
    or trying_until <= $3
  )
  and not exists (
    select
    from
      brokerage_transfers as other
    where
      other.account_id = mine.account_id
      and other.id <> mine.id
      and other.state = 'WAITING'
      and other.tries > 0
      and other.direction = mine.direction
      and other.amount_cents = mine.amount_cents
  )
returning
  *

-- call_consents
insert into
  "call_consents" ("person_id", "may_call", "may_record", "said_at")
values
  ($1, $2, $3, $4)
on conflict ("person_id") do update
set
  "may_call" = $5,
  "may_record" = $6,
  "said_at" = $7

select
  *
from
  "call_consents"
where
  "person_id" = $1

-- campaign_touches
delete from "campaign_touches"
where
  "visitor_hash" is not null
  and "last_at" < $1

insert into
  campaign_touches as kept (id, person_id, first_touch, first_at, last_touch, last_at, is_karat)
select
  $1::uuid,
  $2::uuid,
  coalesce(earlier.first_touch, arrival.touch),
  coalesce(earlier.first_at, arrival.at),
  arrival.touch,
  arrival.at,
  arrival.is_karat
  or coalesce(earlier.is_karat, false)
from
  (
    select
      $3::jsonb as touch,
      $4::timestamptz as at,
      $5::boolean as is_karat
  ) as arrival
  left join campaign_touches earlier on earlier.visitor_hash = $6
on conflict (person_id) do update
set
  last_touch = case
    when $7::boolean then excluded.last_touch
    else kept.last_touch
  end,
  last_at = excluded.last_at,
  is_karat = kept.is_karat
  or excluded.is_karat
returning
  is_karat

insert into
  campaign_touches as kept (id, visitor_hash, first_touch, first_at, last_touch, last_at, is_karat)
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict (visitor_hash) do update
set
  last_touch = case
    when $8::boolean then excluded.last_touch
    else kept.last_touch
  end,
  last_at = excluded.last_at,
  is_karat = kept.is_karat
  or excluded.is_karat
returning
  is_karat

-- chat_messages
delete from "chat_messages"
where
  "sent_at" < $1

insert into
  "chat_messages" ("id", "visitor_id", "category", "role", "text", "is_whole", "sent_at")
values
  ($1, $2, $3, $4, $5, $6, $7)

select
  "category"
from
  "chat_messages"
where
  "visitor_id" = $1
group by
  "category"
order by
  max("place") desc

select
  *
from
  "chat_messages"
where
  "visitor_id" = $1
  and "category" = $2
order by
  "place" desc
limit
  $3

select
  array["id"]::text[] as key,
  array["text"::text] as cells
from
  "chat_messages"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "text"
    from
      "chat_messages"
    where
      "text" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- chat_visitors
delete from chat_visitors visitor
where
  created_at < $1
  and not exists (
    select
    from
      chat_messages
    where
      visitor_id = visitor.id
  )

insert into
  "chat_visitors" ("id", "uid_hash", "secret_hash", "created_at")
values
  ($1, $2, $3, $4)

select
  "id"
from
  "chat_visitors"
where
  "secret_hash" = $1
  and "uid_hash" = $2

-- companies
select
  count(*) as count
from
  (
    select
    from
      companies
    where
      exact_key = $1
    limit
      $2
  ) as found

select
  id
from
  (
    select
      id,
      name_key,
      assets_cents,
      plan_assets_cents
    from
      companies
    where
      exact_key = $1
    order by
      assets_cents desc,
      id
    limit
      $2
  ) as candidates
order by
  assets_cents desc,
  id
offset
  $3::int
limit
  $4::int

select
  id
from
  (
    select
      id,
      name_key,
      assets_cents,
      plan_assets_cents
    from
      companies
    where
      name_key >= $1
      and name_key < $2
    order by
      name_key,
      id
    limit
      $3
  ) as candidates
order by
  assets_cents desc,
  id
offset
  $4::int
limit
  $5::int

select
  id
from
  (
    select
      id,
      name_key,
      assets_cents,
      plan_assets_cents
    from
      companies
    where
      name_key >= $1
      and name_key < $2
    order by
      name_key,
      id
    limit
      $3
  ) as candidates
order by
  plan_assets_cents desc,
  id
offset
  $4::int
limit
  $5::int

select
  id
from
  companies
order by
  assets_cents desc,
  id
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
order by
  assets_cents,
  id desc
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
order by
  name_key desc,
  id desc
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
order by
  name_key,
  id
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
order by
  plan_assets_cents desc,
  id
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
order by
  plan_assets_cents,
  id desc
offset
  $1::int
limit
  $2::int

select
  id
from
  companies
where
  left(name_key, 1) = $1
order by
  assets_cents desc,
  id
offset
  $2::int
limit
  $3::int

select
  id
from
  companies
where
  left(name_key, 2) = $1
order by
  assets_cents desc,
  id
offset
  $2::int
limit
  $3::int

select
  id
from
  companies
where
  left(name_key, 3) = $1
order by
  assets_cents desc,
  id
offset
  $2::int
limit
  $3::int

select
  id
from
  companies
where
  string_to_array(name_key, ' ') @> $1::text[]
limit
  $2

select
  not exists (
    select
    from
      companies
  ) as empty

-- consents
insert into
  "consents" ("person_id", "consent", "answer", "answered_at")
values
  ($1, $2, $3, $4)
on conflict ("person_id", "consent") do update
set
  "answer" = $5,
  "answered_at" = $6
where
  "consents"."answer" <> $7
returning
  *

select
  *
from
  "consents"
where
  "person_id" = $1
  and "consent" = $2

select
  *
from
  "consents"
where
  "person_id" = $1
order by
  "consent"

-- contact_messages
delete from "contact_messages"
where
  "received_at" < $1

delete from "contact_messages"
where
  "waits_for_sender" = $1
  and "received_at" < $2

insert into
  "contact_messages" (
    "id",
    "first_name",
    "last_name",
    "from_email",
    "subject",
    "message",
    "is_checked",
    "waits_for_sender",
    "received_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)

select
  "id"
from
  "contact_messages"
where
  "id" = $1
  and "waits_for_sender" = $2

select
  array["id"]::text[] as key,
  array["first_name"::text, "last_name"::text, "from_email"::text, "subject"::text, "message"::text] as cells
from
  "contact_messages"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "first_name"
    from
      "contact_messages"
    where
      "first_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "from_email"
    from
      "contact_messages"
    where
      "from_email" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "last_name"
    from
      "contact_messages"
    where
      "last_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "message"
    from
      "contact_messages"
    where
      "message" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "subject"
    from
      "contact_messages"
    where
      "subject" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "contact_messages"
set
  "waits_for_sender" = $1
where
  "id" = $2
  and "waits_for_sender" = $3
  and "received_at" > $4
returning
  *

-- demo_people
insert into
  "demo_people" ("persona", "person_id")
values
  ($1, $2)
on conflict do nothing

select
  *
from
  "demo_people"
order by
  "persona"

-- directory_imports
insert into
  "directory_imports" ("source", "name", "kind", "rows_done", "is_folded", "is_read")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("source") do update
set
  "rows_done" = $7,
  "is_folded" = $8

select
  "rows_done",
  "is_read",
  "is_folded"
from
  "directory_imports"
where
  "source" = $1

update "directory_imports"
set
  "is_folded" = $1
where
  "is_read" = $2
  and "is_folded" = $3

update "directory_imports"
set
  "is_read" = $1
where
  "source" = $2

-- document_parts
insert into
  document_parts (id, document_id, number, content)
select
  id,
  $1::uuid,
  number,
  content
from
  unnest($2::uuid[], $3::int[], $4::text[]) as part (id, number, content)

select
  "id",
  "number",
  "content"
from
  "document_parts"
where
  "document_id" = $1
order by
  "number"

select
  array["id"]::text[] as key,
  array["content"::text] as cells
from
  "document_parts"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "content"
    from
      "document_parts"
    where
      "content" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- document_requests
insert into
  "document_requests" (
    "id",
    "person_id",
    "kind",
    "doc_type",
    "reason",
    "status",
    "refused_because",
    "asked_by",
    "requested_at",
    "changed_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("person_id", "asked_by") do nothing
returning
  *

select
  *
from
  "document_requests"
where
  "id" = $1
  and "person_id" = $2
for update

select
  *
from
  "document_requests"
where
  "person_id" = $1
  and "kind" = $2
  and "status" = $3
order by
  "requested_at",
  "id"
limit
  $4
for update

select
  *
from
  "document_requests"
where
  "person_id" = $1
order by
  "requested_at",
  "id"

update "document_requests"
set
  "status" = $1,
  "refused_because" = $2,
  "changed_at" = $3
where
  "id" = $4
  and "status" in ($5)
returning
  *

update document_requests as request
set
  changed_at = $1,
  status = case
    when exists (
      select
      from
        documents
      where
        request_id = request.id
        and documents.status = 'RECEIVED'
      group by
        documents.doc_type
      having
        request.kind = 'document'
        or documents.doc_type = 'passport'
        or count(*) >= 2
    ) then 'RECEIVED'
    else 'USER_NOTIFIED'
  end
where
  id = $2
  and request.status in ('USER_NOTIFIED', 'RECEIVED')

-- documents
delete from "documents"
where
  "id" = $1
  and "person_id" = $2
  and "status" in ($3)
returning
  *

delete from "documents"
where
  "person_id" = $1
  and "category" = $2
  and "status" = $3
  and "found_by" like $4

insert into
  "documents" (
    "id",
    "person_id",
    "category",
    "doc_type",
    "status",
    "refused_because",
    "vendor",
    "request_id",
    "account_number",
    "account_index",
    "day",
    "file",
    "found_by",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict ("person_id", "found_by")
where
  "status" <> 'REFUSED' do nothing
returning
  *

select
  "found_by"
from
  "documents"
where
  "person_id" = $1
  and "category" = $2
  and "status" = $3

select
  *
from
  "documents"
where
  "id" = $1
  and "person_id" = $2

select
  *
from
  "documents"
where
  "person_id" = $1
  and "account_index" in ($2)
order by
  "day" desc,
  "id"

select
  *
from
  "documents"
where
  "person_id" = $1
  and "category" = $2
order by
  "created_at" desc,
  "id"

select
  *
from
  "documents"
where
  "person_id" = $1
  and "found_by" = $2
  and "status" <> $3

select
  *,
  count(*) over () as "count"
from
  "documents"
where
  "person_id" = $1
order by
  "created_at" desc,
  "id"
limit
  $2

select
  array["id"]::text[] as key,
  array["account_number"::text, "file"::text, "account_index"::text] as cells
from
  "documents"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  count(*) as "count"
from
  "documents"
where
  "person_id" = $1
  and "status" = $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "account_index"
    from
      "documents"
    where
      "account_index" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "account_number"
    from
      "documents"
    where
      "account_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "file"
    from
      "documents"
    where
      "file" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "documents"
set
  "status" = $1,
  "refused_because" = $2
where
  "request_id" = $3
  and "status" = $4

-- employers
delete from "employers"
where
  "person_id" = $1
  and "id" = $2

insert into
  "employers" (
    "company_id",
    "company_name",
    "record_keeper_selected_name",
    "other_provider",
    "salary",
    "start_year",
    "end_year",
    "id",
    "person_id",
    "version",
    "created_by",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (person_id, (split_part(created_by, ' ', 1))) do update
set
  "version" = "employers"."version"
returning
  *

select
  *
from
  "employers"
where
  "person_id" = $1
  and "id" = $2

select
  *
from
  "employers"
where
  "person_id" = $1
order by
  "end_year" desc,
  "start_year" desc,
  "created_at",
  "id"

select
  array["id"]::text[] as key,
  array[
    "company_id"::text,
    "company_name"::text,
    "record_keeper_selected_name"::text,
    "other_provider"::text,
    "salary"::text
  ] as cells
from
  "employers"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "company_id"
    from
      "employers"
    where
      "company_id" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "company_name"
    from
      "employers"
    where
      "company_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "other_provider"
    from
      "employers"
    where
      "other_provider" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "record_keeper_selected_name"
    from
      "employers"
    where
      "record_keeper_selected_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "salary"
    from
      "employers"
    where
      "salary" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "employers"
set
  "company_id" = $1,
  "company_name" = $2,
  "record_keeper_selected_name" = $3,
  "other_provider" = $4,
  "salary" = $5,
  "start_year" = $6,
  "end_year" = $7,
  "changed_by" = $8,
  "updated_at" = $9,
  "version" = $10
where
  "person_id" = $11
  and "id" = $12
  and "version" = $13
returning
  *

-- experiment_assignments
insert into
  experiment_assignments (person_id, name, variant, assigned_at)
select
  $1::uuid,
  name,
  variant,
  $2::timestamptz
from
  unnest($3::text[], $4::text[]) as drawn (name, variant)
on conflict (person_id, name) do nothing

select
  jsonb_object_agg(name, variant) as "found"
from
  "experiment_assignments"
where
  "person_id" = $1

select
  name,
  variant,
  sum(assigned)::int as assigned,
  sum(exposed)::int as exposed,
  sum(visitors)::int as visitors
from
  (
    select
      name,
      variant,
      count(*) as assigned,
      count(exposed_at) as exposed,
      0 as visitors
    from
      experiment_assignments
    group by
      name,
      variant
    union all
    select
      name,
      variant,
      0,
      0,
      sum(visitors)
    from
      experiment_exposures
    group by
      name,
      variant
  ) as counted
group by
  name,
  variant

update experiment_assignments
set
  exposed_at = $1
where
  person_id = $2
  and name = any ($3)
  and exposed_at is null

-- experiment_exposures
delete from experiment_exposures
where
  day < $1::date

insert into
  experiment_exposures as kept (name, variant, day, visitors)
select
  name,
  variant,
  day,
  visitors
from
  jsonb_to_recordset($1::jsonb) as counted (name text, variant text, day date, visitors integer)
on conflict (name, variant, day) do update
set
  visitors = kept.visitors + excluded.visitors

-- fee_choices
delete from "fee_choices"
where
  "person_id" = $1
  and "product_id" = $2

insert into
  "fee_choices" ("id", "person_id", "chosen_at", "kind", "product_id")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id", "product_id") do nothing
returning
  *

insert into
  "fee_choices" ("id", "person_id", "kind", "product_id", "chosen_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id", "product_id") do nothing
returning
  *

select
  *
from
  "fee_choices"
where
  "person_id" = $1

-- filing_keepers
insert into
  filing_keepers as kept
select
  *
from
  json_populate_recordset(null::filing_keepers, $1::json)
on conflict (ack_id, row_order) do update
set
  name = excluded.name,
  name_key = excluded.name_key,
  paid_cents = excluded.paid_cents
where
  (kept.*) is distinct from (excluded.*)

with
  best as materialized (
    select distinct
      on (filing.company_id, filing.plan_number) filing.*,
      coalesce(money.assets_begin_cents, filing.assets_begin_cents) as begin_cents,
      coalesce(money.assets_end_cents, filing.assets_end_cents) as end_cents,
      coalesce(money.admin_cents, filing.admin_cents) as cost_cents,
      (
        select
          keeper.name_key
        from
          filing_keepers as keeper
        where
          keeper.ack_id = filing.ack_id
        order by
          keeper.paid_cents desc nulls last,
          keeper.row_order
        limit
          1
      ) as keeper_key
    from
      filings as filing
      left join filing_money as money on money.ack_id = filing.ack_id
    where
      filing.company_id > $1
      and filing.company_id <= $2
    order by
      filing.company_id,
      filing.plan_number,
      filing.received_on desc nulls last,
      filing.ack_id desc
  ),
  sums as (
    select
      company_id,
      count(*) as plan_count,
      sum(participants) as participants,
      sum(greatest(end_cents, 0)) as assets_cents,
      max(greatest(end_cents, 0)) as plan_assets_cents
    from
      best
    group by
      company_id
  ),
  latest as (
    select distinct
      on (company_id) company_id,
      company_name,
      name_key,
      exact_key,
      city,
      state,
      zip_code
    from
      best
    order by
      company_id,
      received_on desc nulls last,
      ack_id desc
  ),
  kept_companies as (
    insert into
      companies (
        id,
        name,
        name_key,
        exact_key,
        city,
        state,
        zip_code,
        assets_cents,
        plan_assets_cents,
        participants,
        plan_count
      )
    select
      company_id,
      company_name,
      name_key,
      exact_key,
      city,
      state,
      zip_code,
      coalesce(assets_cents, 0),
      coalesce(plan_assets_cents, 0),
      least(participants, 2000000000),
      plan_count
    from
      latest
      join sums using (company_id)
    on conflict (id) do update
    set
      name = excluded.name,
      name_key = excluded.name_key,
      exact_key = excluded.exact_key,
      city = excluded.city,
      state = excluded.state,
      zip_code = excluded.zip_code,
      assets_cents = excluded.assets_cents,
      plan_assets_cents = excluded.plan_assets_cents,
      participants = excluded.participants,
      plan_count = excluded.plan_count
    where
      (companies.*) is distinct from (excluded.*)
  )
insert into
  plans (
    company_id,
    plan_number,
    name,
    form,
    plan_year,
    received_on,
    participants,
    accounts,
    admin_name,
    admin_phone,
    assets_begin_cents,
    assets_end_cents,
    admin_cents,
    record_keeper,
    ack_id
  )
select
  company_id,
  plan_number,
  plan_name,
  form,
  plan_year,
  received_on,
  participants,
  accounts,
  admin_name,
  admin_phone,
  begin_cents,
  end_cents,
  cost_cents,
  keeper_key,
  ack_id
from
  best
on conflict (company_id, plan_number) do update
set
  name = excluded.name,
  form = excluded.form,
  plan_year = excluded.plan_year,
  received_on = excluded.received_on,
  participants = excluded.participants,
  accounts = excluded.accounts,
  admin_name = excluded.admin_name,
  admin_phone = excluded.admin_phone,
  assets_begin_cents = excluded.assets_begin_cents,
  assets_end_cents = excluded.assets_end_cents,
  admin_cents = excluded.admin_cents,
  record_keeper = excluded.record_keeper,
  ack_id = excluded.ack_id
where
  (plans.*) is distinct from (excluded.*)

-- filing_money
insert into
  filing_money as kept
select
  *
from
  json_populate_recordset(null::filing_money, $1::json)
on conflict (ack_id) do update
set
  assets_begin_cents = excluded.assets_begin_cents,
  assets_end_cents = excluded.assets_end_cents,
  admin_cents = excluded.admin_cents
where
  (kept.*) is distinct from (excluded.*)

-- filings
insert into
  filings as kept
select
  *
from
  json_populate_recordset(null::filings, $1::json)
on conflict (ack_id) do update
set
  company_id = excluded.company_id,
  plan_number = excluded.plan_number,
  form = excluded.form,
  company_name = excluded.company_name,
  name_key = excluded.name_key,
  exact_key = excluded.exact_key,
  plan_name = excluded.plan_name,
  city = excluded.city,
  state = excluded.state,
  zip_code = excluded.zip_code,
  plan_year = excluded.plan_year,
  received_on = excluded.received_on,
  participants = excluded.participants,
  accounts = excluded.accounts,
  admin_name = excluded.admin_name,
  admin_phone = excluded.admin_phone,
  assets_begin_cents = excluded.assets_begin_cents,
  assets_end_cents = excluded.assets_end_cents,
  admin_cents = excluded.admin_cents
where
  (kept.*) is distinct from (excluded.*)

select
  max(company_id) as last
from
  (
    select
      company_id
    from
      filings
    where
      company_id > $1
    order by
      company_id
    limit
      $2
  ) as next

-- financial_accounts
delete from "financial_accounts"
where
  "institution_id" = $1

delete from "financial_accounts"
where
  "person_id" = $1
  and "id" = $2
  and "source" = $3

insert into
  "financial_accounts" (
    "account_type",
    "account_subtype",
    "name",
    "account_number",
    "routing_number",
    "last_four",
    "balance_cents",
    "available_cents",
    "vested_cents",
    "verification",
    "id",
    "person_id",
    "source",
    "institution_id",
    "partner_account_id",
    "nickname",
    "institution_name",
    "company_name",
    "balance_at",
    "has_online_access",
    "tries_left",
    "verification_expires_at",
    "unlocked_at",
    "rollover_requested_at",
    "call_id",
    "created_at",
    "updated_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24,
    $25,
    $26,
    $27
  )
returning
  *

insert into
  "financial_accounts" (
    "id",
    "person_id",
    "version",
    "source",
    "institution_id",
    "partner_account_id",
    "account_type",
    "account_subtype",
    "name",
    "nickname",
    "institution_name",
    "company_name",
    "account_number",
    "routing_number",
    "last_four",
    "balance_cents",
    "available_cents",
    "vested_cents",
    "balance_at",
    "is_active",
    "is_reachable",
    "is_primary",
    "has_online_access",
    "is_unknown",
    "verification",
    "tries_left",
    "verification_expires_at",
    "unlocked_at",
    "rollover_requested_at",
    "call_id",
    "created_at",
    "updated_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24,
    $25,
    $26,
    $27,
    $28,
    $29,
    $30,
    $31,
    $32
  )
returning
  *

select
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'source',
          source,
          'subtype',
          account_subtype,
          'verification',
          verification,
          'isUnknown',
          is_unknown,
          'isActive',
          is_active,
          'isReachable',
          is_reachable,
          'isRollover',
          rollover_requested_at is not null,
          'balanceCents',
          balance_cents,
          'vestedCents',
          vested_cents
        )
      ) as "found"
    from
      "financial_accounts"
    where
      "person_id" = $1
  ) as "found"

select
  *
from
  "financial_accounts"
where
  "institution_id" = $1
order by
  "id"

select
  *
from
  "financial_accounts"
where
  "person_id" = $1
  and "id" = $2

select
  *
from
  "financial_accounts"
where
  "person_id" = $1
  and "id" = $2
for update

select
  *
from
  "financial_accounts"
where
  "person_id" = $1
order by
  "created_at",
  "id"

select
  *
from
  "financial_accounts"
where
  "person_id" = $1
order by
  "id"
for update

select
  array["id"]::text[] as key,
  array[
    "name"::text,
    "nickname"::text,
    "institution_name"::text,
    "company_name"::text,
    "account_number"::text,
    "routing_number"::text
  ] as cells
from
  "financial_accounts"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "account_number"
    from
      "financial_accounts"
    where
      "account_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "company_name"
    from
      "financial_accounts"
    where
      "company_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "institution_name"
    from
      "financial_accounts"
    where
      "institution_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "name"
    from
      "financial_accounts"
    where
      "name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "nickname"
    from
      "financial_accounts"
    where
      "nickname" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "routing_number"
    from
      "financial_accounts"
    where
      "routing_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "financial_accounts"
set
  "account_type" = $1,
  "account_subtype" = $2,
  "name" = $3,
  "account_number" = $4,
  "routing_number" = $5,
  "last_four" = $6,
  "balance_cents" = $7,
  "available_cents" = $8,
  "vested_cents" = $9,
  "verification" = $10,
  "balance_at" = $11,
  "updated_at" = $12,
  "is_reachable" = $13
where
  "id" = $14

update "financial_accounts"
set
  "institution_id" = $1,
  "partner_account_id" = $2
where
  "id" = $3

update "financial_accounts"
set
  "is_primary" = $1,
  "updated_at" = $2
where
  "id" = $3

update "financial_accounts"
set
  "is_primary" = $1,
  "version" = "version" + $2,
  "updated_at" = $3
where
  "person_id" = $4
  and "is_primary" = $5
  and "id" != $6

update "financial_accounts"
set
  "is_reachable" = $1,
  "updated_at" = $2
where
  "institution_id" = $3

update "financial_accounts"
set
  "verification" = $1,
  "tries_left" = $2,
  "verification_expires_at" = $3,
  "updated_at" = $4
where
  "id" = $5

update "financial_accounts"
set
  "version" = "version" + $1,
  "account_type" = $2,
  "account_subtype" = $3,
  "name" = $4,
  "nickname" = $5,
  "institution_name" = $6,
  "company_name" = $7,
  "account_number" = $8,
  "last_four" = $9,
  "balance_cents" = $10,
  "balance_at" = $11,
  "is_active" = $12,
  "is_primary" = $13,
  "has_online_access" = $14,
  "is_unknown" = $15,
  "unlocked_at" = $16,
  "rollover_requested_at" = $17,
  "updated_at" = $18
where
  "id" = $19
returning
  *

update financial_accounts
set
  call_id = $1
where
  person_id = $2
  and id = any ($3::uuid[])

-- found_accounts
delete from "found_accounts"
where
  "person_id" = $1
  and origin <> all ($2::text[])
  and not exists (
    select
      "id"
    from
      "rollovers"
    where
      "found_account_id" = "found_accounts"."id"
  )

insert into
  "found_accounts" (
    "id",
    "person_id",
    "origin",
    "kind",
    "confidence",
    "details",
    "balance_cents",
    "balance_from",
    "found_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("id") do update
set
  "kind" = "excluded"."kind",
  "details" = "excluded"."details",
  "confidence" = "excluded"."confidence"

select
  "origin",
  "balance_cents",
  "balance_from",
  "answer",
  "is_mine"
from
  "found_accounts"
where
  "person_id" = $1

select
  *
from
  "found_accounts"
where
  "id" = $1
for update

select
  *
from
  "found_accounts"
where
  "person_id" = $1
  and "id" = $2

select
  *
from
  "found_accounts"
where
  "person_id" = $1
order by
  "found_at",
  "id"

select
  array["id"]::text[] as key,
  array["details"::text] as cells
from
  "found_accounts"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "details"
    from
      "found_accounts"
    where
      "details" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "found_accounts"
set
  "answer" = $1,
  "answered_at" = $2,
  "balance_cents" = $3,
  "balance_from" = $4,
  "version" = "version" + $5
where
  "id" = $6

update "found_accounts"
set
  "answer" = $1,
  "answered_at" = $2,
  "version" = "version" + $3
where
  "id" = $4

update "found_accounts"
set
  "answer" = $1,
  "asked_at" = $2
where
  "id" = $3
  and "answer" = $4

update "found_accounts"
set
  "balance_cents" = $1,
  "balance_from" = $2,
  "tax_type" = $3,
  "version" = "version" + $4
where
  "person_id" = $5
  and "id" = $6
  and "version" = $7
returning
  *

update "found_accounts"
set
  "is_mine" = $1,
  "tax_type" = $2,
  "account_plan" = $3,
  "is_selected" = $4,
  "version" = "version" + $5
where
  "person_id" = $6
  and "id" = $7
  and "version" = $8
returning
  *

update "found_accounts"
set
  "is_mine" = $1,
  "tax_type" = $2,
  "version" = "version" + $3
where
  "person_id" = $4
  and "id" = $5
  and "version" = $6
returning
  *

update "found_accounts"
set
  "is_mine" = $1,
  "version" = "version" + $2
where
  "person_id" = $3
  and "id" = $4
  and "version" = $5
returning
  *

update "found_accounts"
set
  "is_shown" = $1,
  "version" = "version" + $2
where
  "person_id" = $3
  and "id" = $4
  and "version" = $5
returning
  *

-- funnel_events
delete from "funnel_events"
where
  "walked_at" < $1

insert into
  funnel_events (id, mode, version, from_step, to_step, kind, variants, walked_at)
select
  (edge ->> 'id')::uuid,
  edge ->> 'mode',
  edge ->> 'version',
  edge ->> 'from',
  edge ->> 'to',
  edge ->> 'kind',
  $1::jsonb,
  $2::timestamptz
from
  jsonb_array_elements($3::jsonb) as told (edge)
on conflict (id) do nothing

select
  "id"
from
  "funnel_events"
where
  "mode" = $1
  and "version" = $2
limit
  $3

select
  from_step as "from",
  to_step as "to",
  kind,
  null as variant,
  count(*) as count
from
  funnel_events
where
  mode = $1
  and (
    $2::timestamptz is null
    or walked_at >= $3
  )
  and (
    $4::text is null
    or version = $5
  )
group by
  1,
  2,
  3,
  4

select
  from_step as "from",
  to_step as "to",
  kind,
  variants ->> $1 as variant,
  count(*) as count
from
  funnel_events
where
  mode = $2
  and (
    $3::timestamptz is null
    or walked_at >= $4
  )
  and (
    $5::text is null
    or version = $6
  )
group by
  1,
  2,
  3,
  4

select
  version,
  count(*) as count
from
  funnel_events
where
  mode = $1
group by
  version
order by
  max(walked_at) desc

-- holdings
insert into
  holdings (account_id, security_id, person_id, micro_shares, cost_cents, traded_at)
select
  *
from
  unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::bigint[], $6::timestamptz[])
on conflict (account_id, security_id) do update
set
  micro_shares = excluded.micro_shares,
  cost_cents = excluded.cost_cents,
  traded_at = excluded.traded_at

select
  *
from
  "holdings"
where
  "person_id" = $1
  and "micro_shares" > $2
order by
  "account_id",
  "security_id"

-- idempotency_keys
delete from idempotency_keys
where
  (scope, key) in (
    select
      scope,
      key
    from
      idempotency_keys
    where
      created_at < $1
    order by
      created_at
    limit
      $2
  )

insert into
  "idempotency_keys" ("scope", "key", "request_hash", "status", "answer")
values
  ($1, $2, $3, $4, $5)

select
  "request_hash",
  "answer"
from
  "idempotency_keys"
where
  "scope" = $1
  and "key" = $2

select
  array["scope", "key"]::text[] as key,
  array["answer"::text] as cells
from
  "idempotency_keys"
where
  ("scope", "key") > ($1::text, $2::text)
order by
  "scope",
  "key"
limit
  $3

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "answer" ->> 'sealed'
    from
      "idempotency_keys"
    where
      "answer" ? 'sealed'
  ) as all_values (value)
group by
  1
order by
  1

-- ira_accounts
insert into
  "ira_accounts" (
    "id",
    "person_id",
    "provider",
    "account_number",
    "last_four",
    "existing_ira",
    "ira_type",
    "check_payable_to",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning
  *

select
  *
from
  "ira_accounts"
where
  "person_id" = $1
order by
  "created_at",
  "id"

select
  array["id"]::text[] as key,
  array["provider"::text, "account_number"::text, "check_payable_to"::text] as cells
from
  "ira_accounts"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "account_number"
    from
      "ira_accounts"
    where
      "account_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "check_payable_to"
    from
      "ira_accounts"
    where
      "check_payable_to" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "provider"
    from
      "ira_accounts"
    where
      "provider" is not null
  ) as all_values (value)
group by
  1
order by
  1

with
  found as (
    select
      id,
      version
    from
      ira_accounts
    where
      id = $1
      and person_id = $2
    for update
  ),
  saved as (
    update ira_accounts as ira
    set
      version = ira.version + 1,
      provider = $3,
      ira_type = $4,
      account_number = $5,
      last_four = $6,
      existing_ira = $7,
      check_payable_to = $8,
      updated_at = $9
    from
      found
    where
      ira.id = found.id
      and found.version = $10
    returning
      ira.*
  )
select
  saved.*,
  saved.id is not null as saved
from
  found
  left join saved on saved.id = found.id

-- journeys
insert into
  "journeys" ("person_id", "mode", "place", "flow_version", "answers", "changed_by", "saved_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
returning
  "person_id",
  "mode",
  "place",
  "flow_version",
  "answers",
  "version",
  "changed_by"

select
  "mode",
  "place",
  "answers",
  "saved_at"
from
  "journeys"
where
  "person_id" = $1
order by
  "saved_at" desc,
  "mode"

update "journeys"
set
  "place" = $1,
  "flow_version" = $2,
  "answers" = answers || $3::jsonb,
  "version" = "version" + $4,
  "changed_by" = $5,
  "saved_at" = $6
where
  "person_id" = $7
  and "mode" = $8
  and "version" = $9
returning
  "person_id",
  "mode",
  "place",
  "flow_version",
  "answers",
  "version",
  "changed_by"

-- known_providers
insert into
  "known_providers" (
    "id",
    "person_id",
    "record_keeper_name",
    "name_key",
    "balance_cents",
    "current_job",
    "owes_loan",
    "score",
    "named_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("person_id", "name_key") do update
set
  "record_keeper_name" = "excluded"."record_keeper_name",
  "balance_cents" = "excluded"."balance_cents",
  "current_job" = "excluded"."current_job",
  "owes_loan" = coalesce("excluded"."owes_loan", "known_providers"."owes_loan")
returning
  *

select
  *
from
  "known_providers"
where
  "person_id" = $1
order by
  "named_at",
  "id"

-- kysely_migration
select
  name
from
  kysely_migration
order by
  name

-- ledger_accounts
insert into
  "ledger_accounts" ("account", "may_go_negative")
values
  ($1, $2)
on conflict do nothing

select
  "account",
  "balance_cents"
from
  "ledger_accounts"
where
  account = any ($1::text[])

select
  *
from
  "ledger_accounts"
where
  account = any ($1::text[])
order by
  "account"
for update

select
  coalesce(sum(balance_cents), 0)::bigint as cents,
  count(*) filter (
    where
      balance_cents <> coalesce(booked, 0)
  ) as unequal
from
  ledger_accounts
  left join (
    select
      account,
      sum(cents) as booked
    from
      ledger_lines
    group by
      account
  ) lines using (account)

-- ledger_entries
insert into
  "ledger_entries" ("id", "kind", "at")
values
  ($1, $2, $3)

-- ledger_lines
insert into
  ledger_lines (entry_id, account, cents)
select
  $1,
  account,
  cents
from
  unnest($2::text[], $3::bigint[]) as line(account, cents)

select
  "account",
  "cents"
from
  "ledger_lines"
where
  "entry_id" = $1
order by
  account collate "C"

-- letter_disclosures
insert into
  "letter_disclosures" ("id", "person_id", "signing_id", "recipient", "reason", "shown_at")
values
  ($1, $2, $3, $4, $5, $6)

select
  "letter_disclosures".*,
  letter_signings.signed_at as "signed_at"
from
  "letter_disclosures"
  inner join "letter_signings" on "letter_signings"."id" = "letter_disclosures"."signing_id"
where
  "letter_disclosures"."person_id" = $1
order by
  "letter_disclosures"."shown_at" desc,
  "letter_disclosures"."id"

select
  array["id"]::text[] as key,
  array["recipient"::text, "reason"::text] as cells
from
  "letter_disclosures"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "reason"
    from
      "letter_disclosures"
    where
      "reason" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "recipient"
    from
      "letter_disclosures"
    where
      "recipient" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- letter_signings
insert into
  "letter_signings" ("id", "person_id", "signed_at", "text_hash", "name", "signed_name", "withdrawn_at")
values
  ($1, $2, $3, $4, $5, $6, $7)

select
  "id"
from
  "letter_signings"
where
  "person_id" = $1
  and "withdrawn_at" is null
for update

select
  "letter_signings".*,
  "letter_texts"."words"
from
  "letter_signings"
  left join "letter_texts" on "letter_texts"."hash" = "letter_signings"."text_hash"
where
  "letter_signings"."id" = $1

select
  *
from
  "letter_signings"
where
  "person_id" = $1
  and "withdrawn_at" is null
  and "signed_at" > $2
order by
  "signed_at" desc
limit
  $3
for share

select
  array["id"]::text[] as key,
  array["name"::text, "signed_name"::text] as cells
from
  "letter_signings"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "name"
    from
      "letter_signings"
    where
      "name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "signed_name"
    from
      "letter_signings"
    where
      "signed_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "letter_signings"
set
  "withdrawn_at" = $1
where
  "person_id" = $2
  and "withdrawn_at" is null

-- letter_texts
insert into
  "letter_texts" ("hash", "words")
values
  ($1, $2)
on conflict ("hash") do nothing

-- letters
insert into
  "letters" ("id", "kind", "person_id", "created_at", "recipient", "subject", "body")
values
  ($1, $2, $3, $4, $5, $6, $7)

select
  "id",
  "kind",
  "recipient",
  "subject",
  "body",
  "state",
  "created_at"
from
  "letters"
where
  "body" is not null
  and "id" = $1

select
  "id",
  "kind",
  "recipient",
  "subject",
  "body",
  "state",
  "created_at"
from
  "letters"
where
  "body" is not null
order by
  "created_at" desc,
  "id" desc
limit
  $1

select
  array["id"]::text[] as key,
  array["recipient"::text, "subject"::text, "body"::text] as cells
from
  "letters"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "body"
    from
      "letters"
    where
      "body" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "recipient"
    from
      "letters"
    where
      "recipient" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "subject"
    from
      "letters"
    where
      "subject" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "letters"
set
  "sending_since" = $1
where
  "id" = $2
  and "state" = $3

update "letters"
set
  "state" = $1,
  "sent_at" = $2,
  "sending_since" = $3
where
  "id" = $4
  and "state" = $5

update "letters"
set
  "state" = $1,
  "sent_at" = $2,
  "sending_since" = $3,
  "recipient" = $4,
  "subject" = $5,
  "body" = $6
where
  "id" = $7
  and "state" = $8

update letters
set
  sending_since = clock_timestamp()
where
  id = $1
  and state = 'waiting'
  and (
    sending_since is null
    or sending_since < clock_timestamp() - make_interval(secs => $2)
  )
returning
  id,
  kind,
  recipient,
  subject,
  body,
  state,
  created_at

with
  old as (
    select
      id
    from
      letters
    where
      body is not null
      and state <> 'waiting'
    order by
      created_at desc,
      id desc
    offset
      $1
  ),
  free as (
    select
      id
    from
      letters
    where
      id in (
        select
          id
        from
          old
      )
    for update
      skip locked
  )
update letters
set
  recipient = null,
  subject = null,
  body = null
where
  id in (
    select
      id
    from
      free
  )

-- linked_institutions
insert into
  "linked_institutions" (
    "id",
    "person_id",
    "kind",
    "makes_primary",
    "institution_id",
    "institution_name",
    "state",
    "public_token",
    "public_token_index",
    "access_token",
    "item_id",
    "busy_until",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict ("public_token_index") do nothing
returning
  *

select
  *
from
  "linked_institutions"
where
  "id" = $1

select
  *
from
  "linked_institutions"
where
  "item_id" = $1

select
  *
from
  "linked_institutions"
where
  "person_id" = $1
  and "id" = $2
  and "state" != $3

select
  *
from
  "linked_institutions"
where
  "person_id" = $1
  and "kind" = $2
  and "state" != $3
  and (
    "id" = $4
    or "institution_id" = $5
  )
order by
  "id"
for update

select
  *
from
  "linked_institutions"
where
  "person_id" = $1
  and "state" != $2
order by
  "created_at" desc,
  "id"

select
  *
from
  "linked_institutions"
where
  public_token_index = any ($1::text[])

select
  array["id"]::text[] as key,
  array["institution_name"::text, "public_token"::text, "access_token"::text] as cells
from
  "linked_institutions"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "access_token"
    from
      "linked_institutions"
    where
      "access_token" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "institution_name"
    from
      "linked_institutions"
    where
      "institution_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "public_token"
    from
      "linked_institutions"
    where
      "public_token" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "linked_institutions"
set
  "access_token" = $1
where
  "id" = $2

update "linked_institutions"
set
  "busy_until" = $1
where
  "id" = $2

update "linked_institutions"
set
  "busy_until" = $1
where
  "id" = $2
  and (
    "busy_until" is null
    or "busy_until" <= $3
  )
returning
  *

update "linked_institutions"
set
  "is_by_hand" = $1
where
  "id" = $2

update "linked_institutions"
set
  "state" = $1,
  "access_token" = $2,
  "item_id" = $3,
  "public_token" = $4,
  "updated_at" = $5
where
  "id" = $6
  and "state" = $7

update "linked_institutions"
set
  "state" = $1,
  "public_token" = $2,
  "version" = "version" + $3,
  "updated_at" = $4
where
  "id" = $5
  and "state" != $6

-- loan_payments
insert into
  "loan_payments" ("id", "loan_id", "at", "principal_cents", "interest_cents", "paid_by")
values
  ($1, $2, $3, $4, $5, $6)

-- loan_repayments
insert into
  loan_repayments (loan_id, number, due_on, principal_cents, interest_cents)
select
  $1,
  *
from
  unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[])

select
  *
from
  "loan_repayments"
where
  "loan_id" = $1
  and "open_cents" > $2
  and "due_on" <= $3
order by
  "number"

select
  *
from
  "loan_repayments"
where
  "loan_id" = $1
order by
  "number"

update "loan_repayments"
set
  "collected_at" = $1
where
  "loan_id" = $2
  and "number" = $3
  and "collected_at" is null
returning
  *

update "loan_repayments"
set
  "past_due_at" = $1
where
  "loan_id" = $2
  and "number" = $3
  and "open_cents" > $4
  and "past_due_at" is null
returning
  *

update "loan_repayments"
set
  "warned_at" = $1
where
  "loan_id" = $2
  and "number" = $3
  and "open_cents" > $4
  and "warned_at" is null
returning
  *

update loan_repayments as row
set
  paid_principal_cents = row.paid_principal_cents + part.principal_cents,
  paid_interest_cents = row.paid_interest_cents + part.interest_cents
from
  unnest($1::int[], $2::bigint[], $3::bigint[]) as part (number, principal_cents, interest_cents)
where
  row.loan_id = $4
  and row.number = part.number

-- loans
insert into
  "loans" (
    "borrow_cents",
    "rate_bps",
    "fee_cents",
    "term_years",
    "frequency",
    "purpose",
    "fee_payment",
    "fee_card",
    "spouse_needed",
    "offered_at",
    "terms_version",
    "confirmed_at",
    "pays_out_on",
    "paid_out_at",
    "ended_at",
    "fee_payment_id",
    "note_signed_at",
    "spouse_signed_at",
    "reminded_at",
    "id",
    "person_id",
    "version",
    "status",
    "created_at"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23,
    $24
  )

select
  *
from
  "loans"
where
  "fee_payment_id" = $1
for update

select
  *
from
  "loans"
where
  "id" = $1
  and "person_id" = $2
for update

select
  *
from
  "loans"
where
  "id" = $1
for update

select
  array["id"]::text[] as key,
  array["fee_card"::text] as cells
from
  "loans"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  loans.*,
  next_due_on,
  past_due_cents,
  first_missed_on
from
  loans
  left join lateral (
    select
      min(due_on) as next_due_on,
      coalesce(
        sum(open_cents) filter (
          where
            past_due_at is not null
        ),
        0
      )::bigint as past_due_cents,
      min(due_on) filter (
        where
          past_due_at is not null
      ) as first_missed_on
    from
      loan_repayments
    where
      loan_id = loans.id
      and open_cents > 0
  ) as due on true
where
  person_id = $1
  and id = $2

select
  loans.*,
  next_due_on,
  past_due_cents,
  first_missed_on
from
  loans
  left join lateral (
    select
      min(due_on) as next_due_on,
      coalesce(
        sum(open_cents) filter (
          where
            past_due_at is not null
        ),
        0
      )::bigint as past_due_cents,
      min(due_on) filter (
        where
          past_due_at is not null
      ) as first_missed_on
    from
      loan_repayments
    where
      loan_id = loans.id
      and open_cents > 0
  ) as due on true
where
  person_id = $1
order by
  status = 'CANCELLED',
  created_at desc,
  id
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "fee_card"
    from
      "loans"
    where
      "fee_card" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "loans"
set
  "borrow_cents" = $1,
  "rate_bps" = $2,
  "fee_cents" = $3,
  "term_years" = $4,
  "frequency" = $5,
  "purpose" = $6,
  "fee_payment" = $7,
  "fee_card" = $8,
  "spouse_needed" = $9,
  "offered_at" = $10,
  "version" = "version" + $11
where
  "id" = $12

update "loans"
set
  "note_signed_at" = $1,
  "spouse_signed_at" = $2,
  "version" = "version" + $3
where
  "id" = $4

update "loans"
set
  "reminded_at" = $1
where
  "id" = $2
  and "reminded_at" is null
returning
  "id"

update "loans"
set
  "spouse_needed" = $1,
  "spouse_agreed" = $2,
  "terms_version" = $3,
  "confirmed_at" = $4,
  "pays_out_on" = $5,
  "status" = $6,
  "version" = "version" + $7
where
  "id" = $8

update "loans"
set
  "status" = $1,
  "ended_at" = $2,
  "version" = "version" + $3
where
  "id" = $4

update "loans"
set
  "status" = $1,
  "paid_out_at" = $2,
  "principal_cents" = "borrow_cents",
  "version" = "version" + $3
where
  "id" = $4

update "loans"
set
  "status" = $1,
  "principal_cents" = $2,
  "ended_at" = $3,
  "version" = "version" + $4
where
  "id" = $5

update "loans"
set
  "terms_version" = $1,
  "spouse_agreed" = $2,
  "fee_payment_id" = $3
where
  "id" = $4

-- mailed_tokens
delete from "mailed_tokens"
where
  "expires_at" < $1

insert into
  "mailed_tokens" ("hash", "purpose", "person_id", "expires_at", "used_at")
values
  ($1, $2, $3, $4, $5)

select
  "person_id"
from
  "mailed_tokens"
where
  "hash" = $1
  and "purpose" in ($2)
  and "used_at" is null
  and "expires_at" > $3

update "mailed_tokens"
set
  "used_at" = $1
where
  "hash" = $2
  and "purpose" in ($3)
  and "used_at" is null
  and "expires_at" > $4
returning
  "person_id",
  "purpose"

update "mailed_tokens"
set
  "used_at" = $1
where
  "person_id" = $2
  and "purpose" = $3
  and "used_at" is null

-- memberships
insert into
  "memberships" (
    "id",
    "person_id",
    "plan_name",
    "state",
    "price_cents",
    "period_months",
    "renews",
    "method_id",
    "counted_from",
    "period_starts_at",
    "period_ends_at",
    "reminded_for",
    "cancelled_at",
    "ended_at",
    "ended_because",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict do nothing
returning
  *

select
  (
    exists (
      select
      from
        memberships
      where
        person_id = $1
        and plan_name = any ($2::text[])
        and state in ('trial', 'active', 'past_due')
    )
    or exists (
      select
      from
        fee_choices
      where
        person_id = $3
        and product_id = any ($4::text[])
    )
    or exists (
      select
      from
        payments
      where
        person_id = $5
        and product_id = any ($6::text[])
        and kind = 'product'
        and state = 'paid'
        and refunded_cents < amount_cents
        and dispute in ('none', 'won')
    )
  ) as has_any

select
  *
from
  "memberships"
where
  "id" = $1
  and "person_id" = $2

select
  *
from
  "memberships"
where
  "id" = $1
for update

select
  *
from
  "memberships"
where
  "person_id" = $1
order by
  "created_at" desc,
  "id"

select
  array["id"]::text[] as key,
  array["method_id"::text] as cells
from
  "memberships"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "method_id"
    from
      "memberships"
    where
      "method_id" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "memberships"
set
  "state" = $1,
  "price_cents" = $2,
  "period_months" = $3,
  "renews" = $4,
  "method_id" = $5,
  "counted_from" = $6,
  "period_starts_at" = $7,
  "period_ends_at" = $8,
  "reminded_for" = $9,
  "cancelled_at" = $10,
  "ended_at" = $11,
  "ended_because" = $12,
  "version" = $13
where
  "id" = $14
returning
  *

-- offer_clicks
delete from "offer_clicks"
where
  "last_clicked_at" < $1

insert into
  offer_clicks as kept (visitor_hash, offer, click_source, first_clicked_at, last_clicked_at)
values
  ($1, $2, $3, $4, $5)
on conflict (visitor_hash, offer, click_source) do update
set
  clicks = kept.clicks + 1,
  last_clicked_at = excluded.last_clicked_at
where
  kept.last_clicked_at <= $6

-- offer_visits
insert into
  offer_visits as kept (id, person_id, offer, click_page, first_visited_at, last_visited_at)
values
  ($1, $2, $3, $4, $5, $6)
on conflict (person_id, offer, click_page) do update
set
  visits = kept.visits + case
    when kept.last_visited_at <= $7 then 1
    else 0
  end,
  last_visited_at = case
    when kept.last_visited_at <= $8 then excluded.last_visited_at
    else kept.last_visited_at
  end
returning
  id

-- partner_events
delete from "partner_events"
where
  "received_at" < $1
  and "body" is null

insert into
  "partner_events" ("id", "partner", "event_id", "sent_at", "received_at", "body")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("partner", "event_id") do nothing
returning
  "id"

select
  *
from
  "partner_events"
where
  "id" = $1

select
  array["id"]::text[] as key,
  array["body"::text] as cells
from
  "partner_events"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "body"
    from
      "partner_events"
    where
      "body" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "partner_events"
set
  "body" = $1
where
  "id" = $2

-- partner_searches
insert into
  "partner_searches" ("person_id", "ended_at")
values
  ($1, $2)
on conflict ("person_id") do update
set
  "person_id" = "partner_searches"."person_id"
returning
  "ended_at"

-- payment_consents
insert into
  "payment_consents" ("id", "person_id", "product_id", "words", "price_cents", "percent", "consented_at")
values
  ($1, $2, $3, $4, $5, $6, $7)

-- payment_customers
insert into
  "payment_customers" ("person_id", "customer_id", "setup_id", "created_at")
values
  ($1, $2, $3, $4)
on conflict ("person_id") do nothing

select
  *
from
  "payment_customers"
where
  "person_id" = $1

update "payment_customers"
set
  "setup_id" = $1
where
  "person_id" = $2

-- payments
insert into
  "payments" (
    "id",
    "person_id",
    "kind",
    "product_id",
    "membership_id",
    "provider",
    "amount_cents",
    "state",
    "is_alone",
    "method_id",
    "partner_id",
    "secret",
    "card_brand",
    "card_last_four",
    "decline_code",
    "period_starts_at",
    "receipt_email",
    "claimed_until",
    "created_at",
    "settled_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
on conflict do nothing
returning
  *

select
  *
from
  "payments"
where
  "id" = $1

select
  *
from
  "payments"
where
  "id" = $1
  and "person_id" = $2

select
  *
from
  "payments"
where
  "id" = $1
for update

select
  *
from
  "payments"
where
  "membership_id" = $1
  and "state" not in ($2)
for update

select
  *
from
  "payments"
where
  "person_id" = $1
  and "product_id" = $2
  and "provider" = $3
  and "state" not in ($4)
for update

select
  *
from
  "payments"
where
  "person_id" = $1
order by
  "created_at" desc,
  "id"

select
  *
from
  "payments"
where
  "provider" = $1
  and "partner_id" = $2

select
  array["id"]::text[] as key,
  array["method_id"::text, "secret"::text, "receipt_email"::text] as cells
from
  "payments"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  count(*)::int as "bought"
from
  "payments"
where
  "person_id" = $1
  and "product_id" = $2
  and "state" = $3
  and "dispute" in ($4)
  and "refunded_cents" < "amount_cents"

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "method_id"
    from
      "payments"
    where
      "method_id" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "receipt_email"
    from
      "payments"
    where
      "receipt_email" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "secret"
    from
      "payments"
    where
      "secret" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "payments"
set
  "attempt" = $1,
  "retries" = $2,
  "is_alone" = $3,
  "method_id" = $4,
  "state" = $5,
  "decline_code" = $6,
  "claimed_until" = $7
where
  "id" = $8
returning
  *

update "payments"
set
  "claimed_until" = $1,
  "decline_code" = $2
where
  "id" = $3
  and "state" = $4
  and (
    "claimed_until" is null
    or "claimed_until" <= $5
  )
returning
  *

update "payments"
set
  "decline_code" = $1
where
  "id" = $2
  and "state" = $3

update "payments"
set
  "state" = $1
where
  "id" = $2
  and "state" <> $3

update "payments"
set
  "state" = $1,
  "attempt" = "attempt" + $2,
  "decline_code" = $3,
  "claimed_until" = $4
where
  "id" = $5

update "payments"
set
  "state" = $1,
  "partner_id" = $2,
  "secret" = $3,
  "method_id" = $4,
  "card_brand" = $5,
  "card_last_four" = $6,
  "decline_code" = $7,
  "refunded_cents" = $8,
  "dispute" = $9,
  "disputed_cents" = $10,
  "settled_at" = $11,
  "claimed_until" = $12
where
  "id" = $13
returning
  *

-- people
insert into
  "people" (
    "id",
    "email",
    "email_index",
    "email_confirmed_at",
    "pending_email",
    "first_name",
    "last_name",
    "password_hash",
    "user_flow_id",
    "origin_domain",
    "partner_name",
    "unsubscribed_at",
    "created_at",
    "last_seen_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)

insert into
  "people" (
    "id",
    "email",
    "email_index",
    "first_name",
    "last_name",
    "password_hash",
    "created_at",
    "last_seen_at",
    "partner_name",
    "origin_domain",
    "user_flow_id"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)

select
  "id"
from
  "people"
where
  "id" = $1
for update

select
  *
from
  "people"
where
  "email_index" in ($1)
order by
  "email_confirmed_at" is null,
  "last_seen_at" desc
limit
  $2

select
  *
from
  "people"
where
  "id" = $1

select
  array["id"]::text[] as key,
  array["email"::text, "pending_email"::text, "first_name"::text, "last_name"::text, "email_index"::text] as cells
from
  "people"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  count(*) as "count"
from
  "people"
where
  "created_at" > $1

select
  count(*) as "count"
from
  "people"
where
  "partner_name" = $1
  and "origin_domain" = $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "email"
    from
      "people"
    where
      "email" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "email_index"
    from
      "people"
    where
      "email_index" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "first_name"
    from
      "people"
    where
      "first_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "last_name"
    from
      "people"
    where
      "last_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "pending_email"
    from
      "people"
    where
      "pending_email" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "people"
set
  "email" = $1,
  "email_index" = $2,
  "email_confirmed_at" = $3,
  "pending_email" = $4
where
  "id" = $5

update "people"
set
  "first_name" = $1,
  "last_name" = $2
where
  "id" = $3

update "people"
set
  "password_hash" = $1
where
  "id" = $2

update "people"
set
  "pending_email" = $1
where
  "id" = $2

update "people"
set
  "unsubscribed_at" = $1
where
  (
    "id" = $2
    or "email_index" in ($3)
  )
  and "unsubscribed_at" is null

update "people" as "mine"
set
  "email_confirmed_at" = $1
where
  "mine"."id" = $2
  and not exists (
    select
      "other"."id"
    from
      "people" as "other"
    where
      "other"."email_index" in ($3)
      and "other"."id" != "mine"."id"
      and "other"."email_confirmed_at" is not null
  )

-- personal_information
insert into
  "personal_information" (
    "id",
    "person_id",
    "version",
    "street_address",
    "city",
    "zip_code",
    "phone_number",
    "dob",
    "ssn",
    "ssn_index",
    "state",
    "ira_interest",
    "unknown_providers",
    "user_external_id",
    "created_by",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
on conflict ("person_id") do update
set
  "version" = "personal_information"."version"
returning
  *

insert into
  "personal_information" (
    "ssn",
    "ssn_index",
    "total_401k_balance_cents",
    "old_401k_count",
    "ira_count",
    "id",
    "person_id",
    "version",
    "street_address",
    "city",
    "state",
    "zip_code",
    "phone_number",
    "dob",
    "ira_interest",
    "user_external_id",
    "unknown_providers",
    "created_by",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
on conflict ("person_id") do update
set
  "version" = "personal_information"."version"
returning
  *

select
  *
from
  "personal_information"
where
  "person_id" = $1

select
  *
from
  "personal_information"
where
  "person_id" = $1
for update

select
  array["id"]::text[] as key,
  array[
    "street_address"::text,
    "city"::text,
    "zip_code"::text,
    "phone_number"::text,
    "dob"::text,
    "ssn"::text,
    "signed_name"::text,
    "card_token"::text,
    "ssn_index"::text
  ] as cells
from
  "personal_information"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "card_token"
    from
      "personal_information"
    where
      "card_token" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "city"
    from
      "personal_information"
    where
      "city" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "dob"
    from
      "personal_information"
    where
      "dob" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "phone_number"
    from
      "personal_information"
    where
      "phone_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "signed_name"
    from
      "personal_information"
    where
      "signed_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "ssn"
    from
      "personal_information"
    where
      "ssn" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "ssn_index"
    from
      "personal_information"
    where
      "ssn_index" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "street_address"
    from
      "personal_information"
    where
      "street_address" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "zip_code"
    from
      "personal_information"
    where
      "zip_code" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "personal_information"
set
  "card_brand" = $1,
  "card_last_four" = $2,
  "card_token" = $3,
  "version" = "version" + $4,
  "updated_at" = $5
where
  "id" = $6
returning
  *

update "personal_information"
set
  "signed_at" = $1,
  "signed_name" = $2,
  "version" = "version" + $3,
  "updated_at" = $4
where
  "id" = $5

update "personal_information"
set
  "signed_at" = $1,
  "signed_name" = $2,
  "version" = "version" + $3,
  "updated_at" = $4
where
  "id" = $5
returning
  *

update "personal_information"
set
  "unknown_providers" = $1,
  "version" = "version" + $2,
  "updated_at" = $3
where
  "person_id" = $4

with
  found as (
    select
      record.*,
      case
        when changed_by = any ($1) then 'repeated'
        when starts_with(changed_by, $2) then 'other-request'
        when version <> $3 then 'stale'
        when $4
        and signed_at > $5 then 'signed'
        when $6::text is not null
        and ssn_index <> all ($7)
        and not $8 then 'step-up'
        else 'saved'
      end as outcome,
      $9::text is not null
      and (
        ssn_index is null
        or ssn_index <> all ($10)
      ) as replaces_ssn
    from
      personal_information as record
    where
      id = $11
      and person_id = $12
    for update
  ),
  saved as (
    update personal_information as record
    set
      version = record.version + 1,
      street_address = coalesce($13, record.street_address),
      city = coalesce($14, record.city),
      state = coalesce($15, record.state),
      zip_code = coalesce($16, record.zip_code),
      phone_number = coalesce($17, record.phone_number),
      dob = coalesce($18, record.dob),
      ssn = coalesce($19, record.ssn),
      ssn_index = coalesce($20, record.ssn_index),
      ira_interest = coalesce($21, record.ira_interest),
      total_401k_balance_cents = coalesce($22, record.total_401k_balance_cents),
      old_401k_count = coalesce($23, record.old_401k_count),
      ira_count = coalesce($24, record.ira_count),
      changed_by = $25,
      updated_at = $26
    from
      found
    where
      record.id = found.id
      and found.outcome = 'saved'
    returning
      record.*,
      found.outcome,
      found.replaces_ssn
  )
select
  *
from
  saved
union all
select
  *
from
  found
where
  outcome <> 'saved'

-- pg_class
select
  not (
    rolsuper
    or (
      rolcreaterole
      and current_setting('server_version_num')::int < 160000
    )
    or pg_has_role(current_user, relowner, 'member')
    or pg_has_role(current_user, nspowner, 'member')
    or has_table_privilege(audit.oid, 'update, delete, truncate, trigger')
    or has_any_column_privilege(audit.oid, 'update')
  ) as guarded
from
  pg_class audit
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_roles on rolname = current_user
where
  audit.oid = 'public.audit_events'::regclass

select
  nspname as schema,
  relname as name,
  coalesce(
    array_agg(
      attname::text
      order by
        attnum
    ) filter (
      where
        attgenerated = ''
    ),
    '{}'
  ) as columns
from
  pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid
  and attnum > 0
  and not attisdropped
where
  nspname in ('public', 'pgboss')
  and relkind in ('r', 'p')
  and not relispartition
  and (nspname, relname) not in (('public', 'kysely_migration'), ('public', 'kysely_migration_lock'), ('pgboss', 'version'))
  and not exists (
    select
    from
      pg_depend
    where
      classid = 'pg_class'::regclass
      and objid = pg_class.oid
      and deptype = 'e'
  )
group by
  nspname,
  relname
order by
  nspname,
  relname

-- pg_namespace
select
  nspname as name
from
  pg_namespace
where
  nspname in ('public', 'pgboss')

-- pg_stat_activity
with
  connected as (
    select
      substr(application_name, 9)::int as pid,
      count(distinct coalesce(host(client_addr), '')) as services
    from
      pg_stat_activity
    where
      application_name ~ '^service [0-9]{1,9}$'
      and application_name <> $1
      and datname = current_database()
    group by
      1
  ),
  started as (
    select
      connected.pid,
      connected.services,
      detail,
      row_number() over (
        partition by
          connected.pid
        order by
          id desc
      ) as number
    from
      audit_events
      join connected on (detail ->> 'pid')::int = connected.pid
    where
      action = $2
  )
select distinct
  pid
from
  started
where
  number <= services
  and not (
    detail -> 'keys' ? $3
    and detail -> 'indexKeys' ? $4
  )

-- pgboss.job
delete from pgboss.job
where
  name = $1
  and state = 'created'
  and id = any ($2::uuid[])
returning
  data

select
  count(*)
from
  "pgboss"."job"

select
  dead.id,
  dead.data ->> 'job' as name,
  dead.created_on as since,
  coalesce((dead.output ->> 'tries')::int, queue.retry_limit + 1, 1) as tries,
  coalesce(dead.output ->> 'error', 'took-too-long') as error
from
  pgboss.job dead
  left join pgboss.queue queue on queue.name = dead.data ->> 'job'
where
  dead.name = $1
  and dead.state = 'created'
order by
  dead.created_on,
  dead.id

-- pgboss.queue
select
  count(*)
from
  "pgboss"."queue"

-- pgboss.schedule
select
  count(*)
from
  "pgboss"."schedule"

-- pgboss.subscription
select
  count(*)
from
  "pgboss"."subscription"

-- phone_confirmations
insert into
  "phone_confirmations" ("id", "person_id", "phone_number", "send_id", "sent_at", "confirmed_number", "confirmed_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("person_id") do update
set
  "phone_number" = $8,
  "send_id" = $9,
  "sent_at" = $10

select
  *
from
  "phone_confirmations"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["phone_number"::text, "send_id"::text, "confirmed_number"::text] as cells
from
  "phone_confirmations"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "confirmed_number"
    from
      "phone_confirmations"
    where
      "confirmed_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "phone_number"
    from
      "phone_confirmations"
    where
      "phone_number" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "send_id"
    from
      "phone_confirmations"
    where
      "send_id" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "phone_confirmations"
set
  "confirmed_number" = $1,
  "confirmed_at" = $2,
  "send_id" = $3
where
  "id" = $4
  and "send_id" = $5

-- plans
select
  plan.company_id,
  plan.plan_number,
  plan.name,
  plan.form,
  plan.plan_year,
  plan.participants,
  plan.assets_begin_cents,
  plan.assets_end_cents,
  plan.admin_cents,
  keeper.name as record_keeper
from
  plans as plan
  left join record_keepers as keeper on keeper.name_key = plan.record_keeper
where
  plan.company_id = any ($1::int[])
order by
  plan.company_id,
  plan.assets_end_cents desc nulls last,
  plan.plan_number

-- portfolio_activities
insert into
  "portfolio_activities" ("portfolio_id", "order_id", "kind", "at", "cents", "words")
values
  ($1, $2, $3, $4, $5, $6)
on conflict do nothing

select
  "order_id"
from
  "portfolio_activities"
where
  "portfolio_id" = $1
  and "order_id" = $2

select
  *
from
  "portfolio_activities"
where
  "portfolio_id" = $1
order by
  "at" desc,
  "order_id"
limit
  $2
offset
  $3

-- portfolio_plans
insert into
  "portfolio_plans" ("person_id", "investment_goal", "retires_on", "updated_at", "id")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id") do update
set
  "investment_goal" = "excluded"."investment_goal",
  "retires_on" = "excluded"."retires_on",
  "updated_at" = "excluded"."updated_at"
where
  "portfolio_plans"."id" = "excluded"."id"
returning
  *

select
  *
from
  "portfolio_plans"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["retires_on"::text] as cells
from
  "portfolio_plans"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "retires_on"
    from
      "portfolio_plans"
    where
      "retires_on" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- portfolio_trades
insert into
  portfolio_trades (portfolio_id, order_id, security_id, person_id, account_id, at, cents, micro_shares, price_cents)
select
  *
from
  unnest(
    $1::uuid[],
    $2::text[],
    $3::text[],
    $4::uuid[],
    $5::text[],
    $6::timestamptz[],
    $7::bigint[],
    $8::bigint[],
    $9::bigint[]
  )

select
  "order_id"
from
  "portfolio_trades"
where
  "person_id" = $1
limit
  $2

select
  *
from
  "portfolio_trades"
where
  "portfolio_id" = $1
  and order_id = any ($2::text[])
order by
  "account_id",
  "security_id"

select
  trade.account_id,
  trade.security_id,
  sum(trade.micro_shares)::bigint as micro_shares,
  coalesce(
    sum(trade.micro_shares) filter (
      where
        trade.at < $1
    ),
    0
  )::bigint as micro_shares_before,
  coalesce(
    sum(trade.cents) filter (
      where
        kind in ('bought', 'sold')
    ),
    0
  )::bigint as paid_cents,
  coalesce(
    sum(trade.cents) filter (
      where
        kind in ('bought', 'sold')
        and trade.at >= $2
    ),
    0
  )::bigint as paid_since_cents
from
  portfolio_trades as trade
  join portfolio_activities using (portfolio_id, order_id)
where
  trade.person_id = $3
  and trade.at <= $4
group by
  trade.account_id,
  trade.security_id

-- portfolios
insert into
  "portfolios" (
    "id",
    "person_id",
    "kind",
    "model_id",
    "retires_on",
    "weights",
    "chosen_stocks_bps",
    "chosen_at",
    "month_done",
    "version",
    "adjusted_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("person_id") do update
set
  "version" = "portfolios"."version" + $12,
  "kind" = "excluded"."kind",
  "model_id" = "excluded"."model_id",
  "retires_on" = "excluded"."retires_on",
  "weights" = excluded.weights,
  "chosen_stocks_bps" = "excluded"."chosen_stocks_bps",
  "chosen_at" = "excluded"."chosen_at",
  "adjusted_at" = $13
returning
  *

select
  *
from
  "portfolios"
where
  "id" = $1
for update

select
  *
from
  "portfolios"
where
  "person_id" = $1

select
  *
from
  "portfolios"
where
  "person_id" = $1
for update

select
  array["id"]::text[] as key,
  array["retires_on"::text] as cells
from
  "portfolios"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "retires_on"
    from
      "portfolios"
    where
      "retires_on" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "portfolios"
set
  "month_done" = $1,
  "weights" = $2,
  "adjusted_at" = $3
where
  "id" = $4
returning
  *

-- progress_marks
insert into
  "progress_marks" ("person_id", "key", "at")
select
  $1::uuid,
  unnest($2::text[]),
  $3::timestamptz
on conflict do nothing

-- property_imports
insert into
  "property_imports" ("source", "name", "state", "rows_done", "is_read")
values
  ($1, $2, $3, $4, $5)
on conflict ("source") do update
set
  "rows_done" = $6

select
  "rows_done",
  "is_read"
from
  "property_imports"
where
  "source" = $1

select
  count(*) as count
from
  property_imports
where
  is_read

select
  not exists (
    select
    from
      property_imports
    where
      name <> $1
  ) as only

update "property_imports"
set
  "is_read" = $1
where
  "source" = $2

-- property_owners
insert into
  property_owners as kept
select
  *
from
  json_populate_recordset(null::property_owners, $1::json)
on conflict (record_id, number) do update
set
  name_key = excluded.name_key,
  initial_key = excluded.initial_key,
  city = excluded.city,
  state = excluded.state,
  zip_code = excluded.zip_code
where
  (kept.*) is distinct from (excluded.*)

with
  named as (
    select
      owner.*,
      name_key as hash
    from
      property_owners as owner
    where
      name_key = any ($1::text[])
    union all
    select
      owner.*,
      initial_key as hash
    from
      property_owners as owner
    where
      initial_key = any ($2::text[])
  )
select
  record.*,
  named.hash,
  named.city as owner_city,
  named.state as owner_state,
  named.zip_code as owner_zip
from
  named
  join property_records as record on record.id = named.record_id
where
  named.state is null
  or named.state = any ($3::text[])
order by
  record.id,
  named.number
limit
  $4

-- property_records
insert into
  property_records as kept
select
  *
from
  json_populate_recordset(null::property_records, $1::json)
on conflict (id) do update
set
  state = excluded.state,
  holder = excluded.holder,
  kind_code = excluded.kind_code,
  amount_cents = excluded.amount_cents,
  band_from_cents = excluded.band_from_cents,
  band_to_cents = excluded.band_to_cents,
  report_year = excluded.report_year
where
  (kept.*) is distinct from (excluded.*)

-- public.ad_events
select
  count(*)
from
  "public"."ad_events"

-- public.alt_loans
select
  count(*)
from
  "public"."alt_loans"

-- public.attempts
select
  count(*)
from
  "public"."attempts"

-- public.audit_events
select
  count(*)
from
  "public"."audit_events"

-- public.brokerage_accounts
select
  count(*)
from
  "public"."brokerage_accounts"

-- public.brokerage_schedule_days
select
  count(*)
from
  "public"."brokerage_schedule_days"

-- public.brokerage_schedules
select
  count(*)
from
  "public"."brokerage_schedules"

-- public.brokerage_transfers
select
  count(*)
from
  "public"."brokerage_transfers"

-- public.call_consents
select
  count(*)
from
  "public"."call_consents"

-- public.campaign_touches
select
  count(*)
from
  "public"."campaign_touches"

-- public.chat_messages
select
  count(*)
from
  "public"."chat_messages"

-- public.chat_visitors
select
  count(*)
from
  "public"."chat_visitors"

-- public.companies
select
  count(*)
from
  "public"."companies"

-- public.consents
select
  count(*)
from
  "public"."consents"

-- public.contact_messages
select
  count(*)
from
  "public"."contact_messages"

-- public.demo_clock
select
  count(*)
from
  "public"."demo_clock"

-- public.demo_people
select
  count(*)
from
  "public"."demo_people"

-- public.directory_imports
select
  count(*)
from
  "public"."directory_imports"

-- public.document_parts
select
  count(*)
from
  "public"."document_parts"

-- public.document_requests
select
  count(*)
from
  "public"."document_requests"

-- public.documents
select
  count(*)
from
  "public"."documents"

-- public.employers
select
  count(*)
from
  "public"."employers"

-- public.experiment_assignments
select
  count(*)
from
  "public"."experiment_assignments"

-- public.experiment_exposures
select
  count(*)
from
  "public"."experiment_exposures"

-- public.fee_choices
select
  count(*)
from
  "public"."fee_choices"

-- public.filing_keepers
select
  count(*)
from
  "public"."filing_keepers"

-- public.filing_money
select
  count(*)
from
  "public"."filing_money"

-- public.filings
select
  count(*)
from
  "public"."filings"

-- public.financial_accounts
select
  count(*)
from
  "public"."financial_accounts"

-- public.found_accounts
select
  count(*)
from
  "public"."found_accounts"

-- public.funnel_events
select
  count(*)
from
  "public"."funnel_events"

-- public.holdings
select
  count(*)
from
  "public"."holdings"

-- public.idempotency_keys
select
  count(*)
from
  "public"."idempotency_keys"

-- public.ira_accounts
select
  count(*)
from
  "public"."ira_accounts"

-- public.journeys
select
  count(*)
from
  "public"."journeys"

-- public.known_providers
select
  count(*)
from
  "public"."known_providers"

-- public.ledger_accounts
select
  count(*)
from
  "public"."ledger_accounts"

-- public.ledger_entries
select
  count(*)
from
  "public"."ledger_entries"

-- public.ledger_lines
select
  count(*)
from
  "public"."ledger_lines"

-- public.letter_disclosures
select
  count(*)
from
  "public"."letter_disclosures"

-- public.letter_signings
select
  count(*)
from
  "public"."letter_signings"

-- public.letter_texts
select
  count(*)
from
  "public"."letter_texts"

-- public.letters
select
  count(*)
from
  "public"."letters"

-- public.linked_institutions
select
  count(*)
from
  "public"."linked_institutions"

-- public.loan_payments
select
  count(*)
from
  "public"."loan_payments"

-- public.loan_repayments
select
  count(*)
from
  "public"."loan_repayments"

-- public.loans
select
  count(*)
from
  "public"."loans"

-- public.mailed_tokens
select
  count(*)
from
  "public"."mailed_tokens"

-- public.memberships
select
  count(*)
from
  "public"."memberships"

-- public.offer_clicks
select
  count(*)
from
  "public"."offer_clicks"

-- public.offer_visits
select
  count(*)
from
  "public"."offer_visits"

-- public.partner_events
select
  count(*)
from
  "public"."partner_events"

-- public.partner_searches
select
  count(*)
from
  "public"."partner_searches"

-- public.payment_consents
select
  count(*)
from
  "public"."payment_consents"

-- public.payment_customers
select
  count(*)
from
  "public"."payment_customers"

-- public.payments
select
  count(*)
from
  "public"."payments"

-- public.people
select
  count(*)
from
  "public"."people"

-- public.personal_information
select
  count(*)
from
  "public"."personal_information"

-- public.phone_confirmations
select
  count(*)
from
  "public"."phone_confirmations"

-- public.plans
select
  count(*)
from
  "public"."plans"

-- public.portfolio_activities
select
  count(*)
from
  "public"."portfolio_activities"

-- public.portfolio_plans
select
  count(*)
from
  "public"."portfolio_plans"

-- public.portfolio_trades
select
  count(*)
from
  "public"."portfolio_trades"

-- public.portfolios
select
  count(*)
from
  "public"."portfolios"

-- public.progress_marks
select
  count(*)
from
  "public"."progress_marks"

-- public.property_imports
select
  count(*)
from
  "public"."property_imports"

-- public.property_owners
select
  count(*)
from
  "public"."property_owners"

-- public.property_records
select
  count(*)
from
  "public"."property_records"

-- public.questionnaires
select
  count(*)
from
  "public"."questionnaires"

-- public.quiz_answers
select
  count(*)
from
  "public"."quiz_answers"

-- public.record_keepers
select
  count(*)
from
  "public"."record_keepers"

-- public.refinance_loans
select
  count(*)
from
  "public"."refinance_loans"

-- public.refresh_tokens
select
  count(*)
from
  "public"."refresh_tokens"

-- public.rollover_notes
select
  count(*)
from
  "public"."rollover_notes"

-- public.rollover_wishes
select
  count(*)
from
  "public"."rollover_wishes"

-- public.rollovers
select
  count(*)
from
  "public"."rollovers"

-- public.safe_harbor_answers
select
  count(*)
from
  "public"."safe_harbor_answers"

-- public.sandbox_objects
select
  count(*)
from
  "public"."sandbox_objects"

-- public.savings_programs
select
  count(*)
from
  "public"."savings_programs"

-- public.scheduled_calls
select
  count(*)
from
  "public"."scheduled_calls"

-- public.search_hints
select
  count(*)
from
  "public"."search_hints"

-- public.search_sources
select
  count(*)
from
  "public"."search_sources"

-- public.searches
select
  count(*)
from
  "public"."searches"

-- public.sessions
select
  count(*)
from
  "public"."sessions"

-- public.signatures
select
  count(*)
from
  "public"."signatures"

-- public.signing_hand_overs
select
  count(*)
from
  "public"."signing_hand_overs"

-- public.terms_acceptances
select
  count(*)
from
  "public"."terms_acceptances"

-- public.timed_jobs
select
  count(*)
from
  "public"."timed_jobs"

-- public.unclaimed_matches
select
  count(*)
from
  "public"."unclaimed_matches"

-- public.unclaimed_searches
select
  count(*)
from
  "public"."unclaimed_searches"

-- public.used_challenges
select
  count(*)
from
  "public"."used_challenges"

-- public.waitlist
select
  count(*)
from
  "public"."waitlist"

-- questionnaires
insert into
  "questionnaires" ("id", "person_id", "version", "answers", "changed", "created_by", "created_at", "updated_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("person_id") do update
set
  "version" = "questionnaires"."version"
where
  "questionnaires"."created_by" = "excluded"."created_by"
returning
  *

insert into
  "questionnaires" ("id", "person_id", "version", "created_by", "created_at", "updated_at", "answers", "changed")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("person_id") do update
set
  "version" = "questionnaires"."version"
where
  "questionnaires"."created_by" = "excluded"."created_by"
returning
  *

select
  (
    select
      jsonb_build_object(
        'answers',
        (
          select
            jsonb_object_agg(name, found -> name)
          from
            (
              select
                answers as "found"
              from
                "questionnaires"
              where
                "person_id" = $1
            ) as kept,
            unnest($2::text[]) as name
          where
            found ? name
        ),
        'balances',
        (
          select
            jsonb_build_object(
              'stated',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "known_providers"
                where
                  "person_id" = $3
                  and "current_job" = $4
              ),
              'told',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "found_accounts"
                where
                  "person_id" = $5
                  and "balance_from" = $6
                  and "is_mine" <> $7
              ),
              'accounts',
              (
                select
                  jsonb_agg(
                    jsonb_build_object(
                      'source',
                      source,
                      'subtype',
                      account_subtype,
                      'verification',
                      verification,
                      'isUnknown',
                      is_unknown,
                      'isActive',
                      is_active,
                      'isReachable',
                      is_reachable,
                      'isRollover',
                      rollover_requested_at is not null,
                      'balanceCents',
                      balance_cents,
                      'vestedCents',
                      vested_cents
                    )
                  ) as "found"
                from
                  "financial_accounts"
                where
                  "person_id" = $8
              )
            ) as "found"
        ),
        'is_waiting',
        (
          select
            count(*) > 0
          from
            loans
          where
            person_id = $9
            and status = 'PENDING'
        ),
        'promised',
        (
          select
            coalesce(
              jsonb_agg(
                jsonb_build_object('id', id, 'cents', borrow_cents)
                order by
                  confirmed_at,
                  id
              ),
              '[]'
            )
          from
            loans
          where
            person_id = $10
            and status = 'CONFIRMED'
        ),
        'changes',
        (
          select
            coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]')
          from
            (
              select
                paid_out_at as at,
                borrow_cents as cents
              from
                loans
              where
                person_id = $11
                and paid_out_at is not null
              union all
              select
                at,
                - paid.principal_cents
              from
                loan_payments paid
                join loans on loans.id = loan_id
              where
                person_id = $12
            ) as change
        )
      ) as "found"
  ) as "found"

select
  *
from
  "questionnaires"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["answers"::text] as cells
from
  "questionnaires"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      one.value ->> 'sealed'
    from
      "questionnaires",
      jsonb_each("answers") as one
    where
      jsonb_typeof(one.value) = 'object'
  ) as all_values (value)
group by
  1
order by
  1

update "questionnaires"
set
  "version" = version + 1,
  "answers" = (answers || $1::jsonb) - $2::text[],
  "changed" = changed || (
    select
      jsonb_object_agg(name, jsonb_build_object('at', version + 1, 'by', $3::text, 'on', $4::text))
    from
      unnest($5::text[]) as name
  ),
  "updated_at" = $6
where
  "id" = $7
  and "person_id" = $8
  and "version" >= $9
  and not exists (
    select
    from
      jsonb_each(changed) as one (name, change)
    where
      name = any ($10::text[])
      and (change ->> 'at')::int > $11
      and change ->> 'by' <> $12
  )
  and exists (
    select
    from
      unnest($13::text[]) as name
    where
      changed -> name ->> 'by' is distinct from $14
  )
returning
  *

-- quiz_answers
delete from "quiz_answers"
where
  "updated_at" < $1

insert into
  "quiz_answers" ("id", "questionnaire", "answers", "is_complete", "created_at", "updated_at")
values
  ($1, $2, $3, $4, $5, $6)
returning
  *

select
  *
from
  "quiz_answers"
where
  "id" = $1

select
  count(*) as "count"
from
  "quiz_answers"
where
  "is_complete" = $1
  and "updated_at" > $2

update "quiz_answers"
set
  "version" = $1,
  "answers" = $2,
  "is_complete" = $3,
  "updated_at" = $4
where
  "id" = $5
  and "questionnaire" = $6
  and "version" = $7
returning
  *

-- record_keepers
insert into
  record_keepers (name_key, name)
select distinct
  on (keeper.name_key) keeper.name_key,
  keeper.name
from
  filings
  join filing_keepers as keeper using (ack_id)
where
  filings.company_id > $1
  and filings.company_id <= $2
order by
  keeper.name_key,
  keeper.name
on conflict do nothing

select
  count(*) as count
from
  record_keepers

select
  name
from
  record_keepers
order by
  name_key
offset
  $1::int
limit
  $2::int

-- refinance_loans
insert into
  "refinance_loans" (
    "borrow_cents",
    "purpose",
    "term_years",
    "annual_income",
    "lender",
    "rate_bps",
    "current_balance_cents",
    "current_term_years",
    "id",
    "person_id",
    "version",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict ("person_id") do nothing
returning
  *

select
  *
from
  "refinance_loans"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["annual_income"::text, "lender"::text] as cells
from
  "refinance_loans"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "annual_income"
    from
      "refinance_loans"
    where
      "annual_income" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "lender"
    from
      "refinance_loans"
    where
      "lender" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "refinance_loans"
set
  "borrow_cents" = $1,
  "purpose" = $2,
  "term_years" = $3,
  "annual_income" = $4,
  "lender" = $5,
  "rate_bps" = $6,
  "current_balance_cents" = $7,
  "current_term_years" = $8,
  "version" = $9,
  "updated_at" = $10
where
  "id" = $11
  and "version" = $12
returning
  *

update "refinance_loans"
set
  "sent_at" = $1,
  "sent_version" = $2
where
  "id" = $3
  and "version" = $4
returning
  *

-- refresh_tokens
with
  "token" as (
    update "refresh_tokens" as "token"
    set
      "used_at" = coalesce("token"."used_at", $1)
    from
      "sessions" as "session"
    where
      "token"."hash" = $2
      and "session"."id" = "token"."session_id"
      and "session"."ended_at" is null
      and "session"."expires_at" > $3
    returning
      "token"."session_id",
      "token"."used_at",
      "session"."person_id",
      "session"."password_checked_at"
  ),
  "successor" as (
    insert into
      "refresh_tokens" ("hash", "session_id", "issued_at")
    select
      $4 as "hash",
      "token"."session_id",
      $5 as "issued_at"
    from
      "token"
    on conflict ("hash") do nothing
  ),
  "alive" as (
    update "sessions"
    set
      "last_used_at" = $6,
      "expires_at" = $7
    from
      "token"
    where
      "sessions"."id" = "token"."session_id"
  )
select
  *
from
  "token"

-- rollover_notes
insert into
  "rollover_notes" ("id", "person_id", "about", "details", "noted_at")
values
  ($1, $2, $3, $4, $5)

select
  "id"
from
  "rollover_notes"
where
  "person_id" = $1
limit
  $2

select
  *
from
  "rollover_notes"
where
  "person_id" = $1
order by
  "noted_at" desc,
  "id"

select
  array["id"]::text[] as key,
  array["details"::text] as cells
from
  "rollover_notes"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "details"
    from
      "rollover_notes"
    where
      "details" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- rollover_wishes
insert into
  rollover_wishes (person_id, name_key, wished_at)
select
  $1::uuid,
  unnest($2::text[]),
  $3::timestamptz
on conflict do nothing

select
  "name_key"
from
  "rollover_wishes"
where
  "person_id" = $1

-- rollovers
insert into
  "rollovers" ("id", "person_id", "found_account_id", "way", "amount_cents", "requested_at")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("found_account_id")
where
  "refused_at" is null do nothing
returning
  *

select
  *
from
  "rollovers"
where
  "id" = $1

select
  *
from
  "rollovers"
where
  "id" = $1
for update

select
  *
from
  "rollovers"
where
  "person_id" = $1
order by
  "requested_at",
  "id"

update "rollovers"
set
  "is_taken" = $1
where
  "id" = $2

update "rollovers"
set
  "is_taken" = $1,
  "accepted_at" = $2
where
  "id" = $3

update "rollovers"
set
  "is_taken" = $1,
  "accepted_at" = $2,
  "sent_at" = $3,
  "amount_cents" = $4
where
  "id" = $5

update "rollovers"
set
  "is_taken" = $1,
  "accepted_at" = $2,
  "sent_at" = $3,
  "received_at" = $4,
  "amount_cents" = $5
where
  "id" = $6

update "rollovers"
set
  "is_taken" = $1,
  "refused_at" = $2,
  "refused_why" = $3
where
  "id" = $4

update "rollovers"
set
  "warned_stage" = $1
where
  "id" = $2
  and (
    "warned_stage" is null
    or "warned_stage" <> $3
  )
returning
  "id"

-- safe_harbor_answers
insert into
  "safe_harbor_answers" ("person_id", "answer", "answered_at")
values
  ($1, $2, $3)
on conflict ("person_id") do update
set
  "answer" = $4,
  "answered_at" = $5

select
  "answer"
from
  "safe_harbor_answers"
where
  "person_id" = $1

-- sandbox_objects
delete from "sandbox_objects"
where
  "id" = $1

insert into
  "sandbox_objects" ("id", "partner", "name", "kind", "body", "updated_at")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("id") do nothing
returning
  "id"

insert into
  "sandbox_objects" ("id", "partner", "name", "kind", "body", "updated_at")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("id") do update
set
  "body" = $7,
  "updated_at" = $8

select
  *
from
  "sandbox_objects"
where
  "id" = $1

select
  *
from
  "sandbox_objects"
where
  "partner" = $1
  and "kind" = $2
order by
  "updated_at",
  "id"

select
  array["id"]::text[] as key,
  array["body"::text] as cells
from
  "sandbox_objects"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "body"
    from
      "sandbox_objects"
    where
      "body" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- savings_programs
insert into
  "savings_programs" (
    "amount_cents",
    "frequency",
    "status",
    "first_on",
    "may_debit",
    "is_first_for_last_year",
    "id",
    "person_id",
    "schedule_id",
    "started_at",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("person_id")
where
  "status" <> 'cancelled' do nothing
returning
  *

select
  *
from
  "savings_programs"
where
  "id" = $1
  and "person_id" = $2
for update

select
  *
from
  "savings_programs"
where
  "person_id" = $1
  and "status" = $2
  and "may_debit" = $3
  and "schedule_id" is null
  and "started_at" is null
for update

select
  *
from
  "savings_programs"
where
  "person_id" = $1
order by
  "status" = $2,
  "created_at" desc,
  "id"
limit
  $3

update "savings_programs"
set
  "version" = $1,
  "amount_cents" = $2,
  "frequency" = $3,
  "status" = $4,
  "first_on" = $5,
  "may_debit" = $6,
  "schedule_id" = $7,
  "is_first_for_last_year" = $8,
  "started_at" = $9,
  "updated_at" = $10
where
  "id" = $11
returning
  *

-- scheduled_calls
insert into
  "scheduled_calls" (
    "id",
    "person_id",
    "topic",
    "about",
    "state",
    "starts_at",
    "ends_at",
    "time_zone",
    "booking_id",
    "busy_until",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict do nothing
returning
  *

select
  "id"
from
  "scheduled_calls"
where
  "person_id" = $1
  and "state" in ($2)

select
  *
from
  "scheduled_calls"
where
  "id" = $1

select
  *
from
  "scheduled_calls"
where
  "person_id" = $1
  and "id" = $2

select
  *
from
  "scheduled_calls"
where
  "person_id" = $1
  and "topic" = $2
  and "state" in ($3)

select
  *
from
  "scheduled_calls"
where
  "person_id" = $1
order by
  "starts_at" desc,
  "id"
limit
  $2

update "scheduled_calls"
set
  "about" = $1
where
  "id" = $2

update "scheduled_calls"
set
  "busy_until" = $1
where
  "id" = $2

update "scheduled_calls"
set
  "busy_until" = $1
where
  "id" = $2
  and (
    "busy_until" is null
    or "busy_until" <= $3
  )
returning
  *

update "scheduled_calls"
set
  "id" = $1,
  "person_id" = $2,
  "version" = "version" + $3,
  "topic" = $4,
  "state" = $5,
  "starts_at" = $6,
  "ends_at" = $7,
  "time_zone" = $8,
  "booking_id" = $9,
  "busy_until" = $10,
  "created_at" = $11,
  "updated_at" = $12,
  "about" = $13
where
  "id" = $14
  and "version" = $15
returning
  *

update "scheduled_calls"
set
  "state" = $1,
  "starts_at" = $2,
  "ends_at" = $3,
  "time_zone" = $4,
  "booking_id" = $5,
  "version" = "version" + $6,
  "updated_at" = $7
where
  "id" = $8
  and "version" = $9
returning
  *

-- search_hints
insert into
  "search_hints" ("id", "person_id", "names", "zip_codes", "updated_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("id") do update
set
  "names" = "excluded"."names",
  "zip_codes" = "excluded"."zip_codes",
  "updated_at" = "excluded"."updated_at"

select
  *
from
  "search_hints"
where
  "person_id" = $1

select
  array["id"]::text[] as key,
  array["names"::text, "zip_codes"::text] as cells
from
  "search_hints"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "names"
    from
      "search_hints"
    where
      "names" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "zip_codes"
    from
      "search_hints"
    where
      "zip_codes" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- search_sources
insert into
  "search_sources" ("search_id", "source", "state")
values
  ($1, $2, $3)

select
  *
from
  "search_sources"
where
  "search_id" = $1

update "search_sources"
set
  "state" = $1
where
  "search_id" = $2
  and "source" = $3

-- searches
insert into
  "searches" ("id", "person_id", "state", "started_at", "ended_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id")
where
  "state" = 'running' do nothing
returning
  *

select
  *
from
  "searches"
where
  "id" = $1

select
  *
from
  "searches"
where
  "person_id" = $1
order by
  state = 'running' desc,
  "started_at" desc
limit
  $2

update "searches"
set
  "state" = $1,
  "ended_at" = $2
where
  "id" = $3
  and "state" = $4
returning
  "id"

-- sessions
delete from "sessions"
where
  (
    "ended_at" < $1
    or "expires_at" < $2
  )

select
  "id"
from
  "sessions"
where
  "id" = $1
  and "ended_at" is null

select
  "id",
  "ended_at"
from
  "sessions"
where
  "ended_at" > $1

select
  *
from
  "sessions"
where
  "person_id" = $1
  and "ended_at" is null
  and "expires_at" > $2
order by
  "last_used_at" desc

update "sessions"
set
  "ended_at" = $1,
  "ended_because" = $2
where
  "id" = $3
  and "person_id" = $4
  and "ended_at" is null

update "sessions"
set
  "ended_at" = $1,
  "ended_because" = $2
where
  "person_id" = $3
  and "id" != $4
  and "ended_at" is null
returning
  "id"

update "sessions"
set
  "ended_at" = $1,
  "ended_because" = $2
where
  "person_id" = $3
  and true
  and "ended_at" is null
returning
  "id"

update "sessions"
set
  "password_checked_at" = $1
where
  "id" = $2

with
  "begun" as (
    insert into
      "sessions" (
        "id",
        "person_id",
        "device",
        "began_at",
        "password_checked_at",
        "last_used_at",
        "expires_at",
        "ended_at",
        "ended_because"
      )
    values
      ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ),
  "seen" as (
    update "people"
    set
      "last_seen_at" = $10
    where
      "id" = $11
  )
insert into
  "refresh_tokens" ("hash", "session_id", "issued_at", "used_at")
values
  ($12, $13, $14, $15)

-- signatures
insert into
  "signatures" (
    "id",
    "person_id",
    "kind",
    "about",
    "title",
    "version",
    "words_hash",
    "name",
    "signed_name",
    "spouse_name",
    "drawing",
    "signed_on",
    "document_id",
    "signed_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)

select
  *
from
  "signatures"
where
  "person_id" = $1
order by
  "signed_at" desc,
  "title",
  "id"

select
  array["id"]::text[] as key,
  array["name"::text, "signed_name"::text, "drawing"::text, "spouse_name"::text] as cells
from
  "signatures"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "drawing"
    from
      "signatures"
    where
      "drawing" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "name"
    from
      "signatures"
    where
      "name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "signed_name"
    from
      "signatures"
    where
      "signed_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "spouse_name"
    from
      "signatures"
    where
      "spouse_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

-- signed_at
select
  (
    select
      jsonb_build_object(
        'has_ssn',
        ssn is not null,
        'signed_ms',
        floor(
          extract(
            epoch
            from
              signed_at
          ) * 1000
        ),
        'wants_ira',
        ira_interest
      ) as "found"
    from
      "personal_information"
    where
      "person_id" = $1
  ) as "personal",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $2
  ) as "brokerage",
  (
    select
      jsonb_build_object(
        'hasIra',
        (
          (
            select
              to_jsonb(
                count(*) filter (
                  where
                    existing_ira
                ) > 0
              ) as "found"
            from
              "ira_accounts"
            where
              "person_id" = $3
          )
        ),
        'hasPhone',
        (
          (
            select
              to_jsonb(confirmed_at is not null) as "found"
            from
              "phone_confirmations"
            where
              "person_id" = $4
          )
        ),
        'hasWish',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $5
          )
        ),
        'hasOurs',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "brokerage_accounts"
            where
              "person_id" = $6
              and "state" not in ($7)
          )
        ),
        'accounts',
        (
          (
            select
              jsonb_agg(
                jsonb_build_object(
                  'source',
                  source,
                  'subtype',
                  account_subtype,
                  'verification',
                  verification,
                  'isUnknown',
                  is_unknown,
                  'isActive',
                  is_active,
                  'isReachable',
                  is_reachable,
                  'isRollover',
                  rollover_requested_at is not null,
                  'balanceCents',
                  balance_cents,
                  'vestedCents',
                  vested_cents
                )
              ) as "found"
            from
              "financial_accounts"
            where
              "person_id" = $8
          )
        ),
        'links',
        (
          (
            select
              jsonb_build_object(
                'links',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object('kind', kind, 'state', state, 'isByHand', is_by_hand)
                        order by
                          created_at desc,
                          id
                      ) as "found"
                    from
                      "linked_institutions"
                    where
                      "person_id" = $9
                      and "state" != $10
                  )
                ),
                'accounts',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object(
                          'source',
                          source,
                          'subtype',
                          account_subtype,
                          'verification',
                          verification,
                          'isUnknown',
                          is_unknown,
                          'isActive',
                          is_active,
                          'isReachable',
                          is_reachable,
                          'isRollover',
                          rollover_requested_at is not null,
                          'balanceCents',
                          balance_cents,
                          'vestedCents',
                          vested_cents
                        )
                      ) as "found"
                    from
                      "financial_accounts"
                    where
                      "person_id" = $11
                  )
                )
              ) as "found"
          )
        )
      ) as "found"
  ) as "accounts",
  (
    select
      jsonb_agg(jsonb_build_object('state', state, 'topic', topic)) as "found"
    from
      "scheduled_calls"
    where
      "person_id" = $12
  ) as "calls",
  (
    select
      jsonb_build_object(
        'photo',
        coalesce(bool_or(kind = 'photo-id'), false),
        'document',
        coalesce(bool_or(kind = 'document'), false)
      ) as "found"
    from
      "document_requests"
    where
      "person_id" = $13
      and "status" = $14
  ) as "documents",
  (
    select
      'true'::jsonb as "found"
    from
      "employers"
    where
      "person_id" = $15
    limit
      $16
  ) as "employers",
  (
    select
      jsonb_build_object(
        'state',
        (
          select
            "state"
          from
            "searches"
          where
            "person_id" = $17
          order by
            state = 'running' desc,
            "started_at" desc
          limit
            $18
        ),
        'found',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'with_balance',
        count(*) filter (
          where
            balance_cents > 0
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'movable',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
            and not exists (
              select
              from
                rollovers
              where
                found_account_id = found_accounts.id
                and refused_why = 'still-employed'
            )
        ),
        'selected',
        count(*) filter (
          where
            is_selected
            and is_mine <> 'no'
        ),
        'at_state',
        exists (
          (
            select
              "id"
            from
              "unclaimed_matches"
            where
              "person_id" = $19
              and "is_retirement_money" = $20
              and "confidence" >= $21
              and "state" <> $22
          )
        ),
        'held',
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'source',
                source,
                'subtype',
                account_subtype,
                'verification',
                verification,
                'isUnknown',
                is_unknown,
                'isActive',
                is_active,
                'isReachable',
                is_reachable,
                'isRollover',
                rollover_requested_at is not null,
                'balanceCents',
                balance_cents,
                'vestedCents',
                vested_cents
              )
            ) as "found"
          from
            "financial_accounts"
          where
            "person_id" = $23
        ),
        'wished',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $24
          )
        )
      ) as "found"
    from
      "found_accounts"
    where
      "person_id" = $25
  ) as "foundAccounts",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $26
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $27
  ) as "progress",
  (
    select
      jsonb_build_object(
        'settled',
        (
          exists (
            select
            from
              memberships
            where
              person_id = $28
              and state not in ('pending', 'ended')
          )
          or exists (
            select
            from
              payments
            where
              person_id = $29
              and kind = 'membership'
              and state = 'processing'
          )
          or exists (
            select
            from
              fee_choices
            where
              person_id = $30
          )
          or exists (
            select
            from
              payments
            where
              person_id = $31
              and kind = 'product'
              and state = 'paid'
              and refunded_cents < amount_cents
              and dispute in ('none', 'won')
          )
        )
      ) as "found"
  ) as "memberships",
  (
    select
      jsonb_build_object(
        'person',
        $32::text,
        'kept',
        (
          (
            select
              jsonb_object_agg(name, variant) as "found"
            from
              "experiment_assignments"
            where
              "person_id" = $33
          )
        )
      ) as "found"
  ) as "experiments",
  (
    select
      jsonb_build_object(
        'answers',
        (
          select
            jsonb_object_agg(name, found -> name)
          from
            (
              select
                answers as "found"
              from
                "questionnaires"
              where
                "person_id" = $34
            ) as kept,
            unnest($35::text[]) as name
          where
            found ? name
        ),
        'balances',
        (
          select
            jsonb_build_object(
              'stated',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "known_providers"
                where
                  "person_id" = $36
                  and "current_job" = $37
              ),
              'told',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "found_accounts"
                where
                  "person_id" = $38
                  and "balance_from" = $39
                  and "is_mine" <> $40
              ),
              'accounts',
              (
                select
                  jsonb_agg(
                    jsonb_build_object(
                      'source',
                      source,
                      'subtype',
                      account_subtype,
                      'verification',
                      verification,
                      'isUnknown',
                      is_unknown,
                      'isActive',
                      is_active,
                      'isReachable',
                      is_reachable,
                      'isRollover',
                      rollover_requested_at is not null,
                      'balanceCents',
                      balance_cents,
                      'vestedCents',
                      vested_cents
                    )
                  ) as "found"
                from
                  "financial_accounts"
                where
                  "person_id" = $41
              )
            ) as "found"
        ),
        'is_waiting',
        (
          select
            count(*) > 0
          from
            loans
          where
            person_id = $42
            and status = 'PENDING'
        ),
        'promised',
        (
          select
            coalesce(
              jsonb_agg(
                jsonb_build_object('id', id, 'cents', borrow_cents)
                order by
                  confirmed_at,
                  id
              ),
              '[]'
            )
          from
            loans
          where
            person_id = $43
            and status = 'CONFIRMED'
        ),
        'changes',
        (
          select
            coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]')
          from
            (
              select
                paid_out_at as at,
                borrow_cents as cents
              from
                loans
              where
                person_id = $44
                and paid_out_at is not null
              union all
              select
                at,
                - paid.principal_cents
              from
                loan_payments paid
                join loans on loans.id = loan_id
              where
                person_id = $45
            ) as change
        )
      ) as "found"
  ) as "loans"

select
  (
    select
      jsonb_build_object(
        'has_ssn',
        ssn is not null,
        'signed_ms',
        floor(
          extract(
            epoch
            from
              signed_at
          ) * 1000
        ),
        'wants_ira',
        ira_interest
      ) as "found"
    from
      "personal_information"
    where
      "person_id" = $1
  ) as "personal",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $2
  ) as "brokerage",
  (
    select
      jsonb_build_object(
        'hasIra',
        (
          (
            select
              to_jsonb(
                count(*) filter (
                  where
                    existing_ira
                ) > 0
              ) as "found"
            from
              "ira_accounts"
            where
              "person_id" = $3
          )
        ),
        'hasPhone',
        (
          (
            select
              to_jsonb(confirmed_at is not null) as "found"
            from
              "phone_confirmations"
            where
              "person_id" = $4
          )
        ),
        'hasWish',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $5
          )
        ),
        'hasOurs',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "brokerage_accounts"
            where
              "person_id" = $6
              and "state" not in ($7)
          )
        ),
        'accounts',
        (
          (
            select
              jsonb_agg(
                jsonb_build_object(
                  'source',
                  source,
                  'subtype',
                  account_subtype,
                  'verification',
                  verification,
                  'isUnknown',
                  is_unknown,
                  'isActive',
                  is_active,
                  'isReachable',
                  is_reachable,
                  'isRollover',
                  rollover_requested_at is not null,
                  'balanceCents',
                  balance_cents,
                  'vestedCents',
                  vested_cents
                )
              ) as "found"
            from
              "financial_accounts"
            where
              "person_id" = $8
          )
        ),
        'links',
        (
          (
            select
              jsonb_build_object(
                'links',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object('kind', kind, 'state', state, 'isByHand', is_by_hand)
                        order by
                          created_at desc,
                          id
                      ) as "found"
                    from
                      "linked_institutions"
                    where
                      "person_id" = $9
                      and "state" != $10
                  )
                ),
                'accounts',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object(
                          'source',
                          source,
                          'subtype',
                          account_subtype,
                          'verification',
                          verification,
                          'isUnknown',
                          is_unknown,
                          'isActive',
                          is_active,
                          'isReachable',
                          is_reachable,
                          'isRollover',
                          rollover_requested_at is not null,
                          'balanceCents',
                          balance_cents,
                          'vestedCents',
                          vested_cents
                        )
                      ) as "found"
                    from
                      "financial_accounts"
                    where
                      "person_id" = $11
                  )
                )
              ) as "found"
          )
        )
      ) as "found"
  ) as "accounts",
  (
    select
      jsonb_agg(jsonb_build_object('state', state, 'topic', topic)) as "found"
    from
      "scheduled_calls"
    where
      "person_id" = $12
  ) as "calls",
  (
    select
      jsonb_build_object(
        'photo',
        coalesce(bool_or(kind = 'photo-id'), false),
        'document',
        coalesce(bool_or(kind = 'document'), false)
      ) as "found"
    from
      "document_requests"
    where
      "person_id" = $13
      and "status" = $14
  ) as "documents",
  (
    select
      'true'::jsonb as "found"
    from
      "employers"
    where
      "person_id" = $15
    limit
      $16
  ) as "employers",
  (
    select
      jsonb_build_object(
        'state',
        (
          select
            "state"
          from
            "searches"
          where
            "person_id" = $17
          order by
            state = 'running' desc,
            "started_at" desc
          limit
            $18
        ),
        'found',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'with_balance',
        count(*) filter (
          where
            balance_cents > 0
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'movable',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
            and not exists (
              select
              from
                rollovers
              where
                found_account_id = found_accounts.id
                and refused_why = 'still-employed'
            )
        ),
        'selected',
        count(*) filter (
          where
            is_selected
            and is_mine <> 'no'
        ),
        'at_state',
        exists (
          (
            select
              "id"
            from
              "unclaimed_matches"
            where
              "person_id" = $19
              and "is_retirement_money" = $20
              and "confidence" >= $21
              and "state" <> $22
          )
        ),
        'held',
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'source',
                source,
                'subtype',
                account_subtype,
                'verification',
                verification,
                'isUnknown',
                is_unknown,
                'isActive',
                is_active,
                'isReachable',
                is_reachable,
                'isRollover',
                rollover_requested_at is not null,
                'balanceCents',
                balance_cents,
                'vestedCents',
                vested_cents
              )
            ) as "found"
          from
            "financial_accounts"
          where
            "person_id" = $23
        ),
        'wished',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $24
          )
        )
      ) as "found"
    from
      "found_accounts"
    where
      "person_id" = $25
  ) as "foundAccounts",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $26
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $27
  ) as "progress",
  (
    select
      jsonb_build_object(
        'settled',
        (
          exists (
            select
            from
              memberships
            where
              person_id = $28
              and state not in ('pending', 'ended')
          )
          or exists (
            select
            from
              payments
            where
              person_id = $29
              and kind = 'membership'
              and state = 'processing'
          )
          or exists (
            select
            from
              fee_choices
            where
              person_id = $30
          )
          or exists (
            select
            from
              payments
            where
              person_id = $31
              and kind = 'product'
              and state = 'paid'
              and refunded_cents < amount_cents
              and dispute in ('none', 'won')
          )
        )
      ) as "found"
  ) as "memberships",
  (
    select
      jsonb_build_object(
        'person',
        $32::text,
        'kept',
        (
          (
            select
              jsonb_object_agg(name, variant) as "found"
            from
              "experiment_assignments"
            where
              "person_id" = $33
          )
        )
      ) as "found"
  ) as "experiments",
  (
    select
      jsonb_build_object(
        'answers',
        (
          select
            jsonb_object_agg(name, found -> name)
          from
            (
              select
                answers as "found"
              from
                "questionnaires"
              where
                "person_id" = $34
            ) as kept,
            unnest($35::text[]) as name
          where
            found ? name
        ),
        'balances',
        (
          select
            jsonb_build_object(
              'stated',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "known_providers"
                where
                  "person_id" = $36
                  and "current_job" = $37
              ),
              'told',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "found_accounts"
                where
                  "person_id" = $38
                  and "balance_from" = $39
                  and "is_mine" <> $40
              ),
              'accounts',
              (
                select
                  jsonb_agg(
                    jsonb_build_object(
                      'source',
                      source,
                      'subtype',
                      account_subtype,
                      'verification',
                      verification,
                      'isUnknown',
                      is_unknown,
                      'isActive',
                      is_active,
                      'isReachable',
                      is_reachable,
                      'isRollover',
                      rollover_requested_at is not null,
                      'balanceCents',
                      balance_cents,
                      'vestedCents',
                      vested_cents
                    )
                  ) as "found"
                from
                  "financial_accounts"
                where
                  "person_id" = $41
              )
            ) as "found"
        ),
        'is_waiting',
        (
          select
            count(*) > 0
          from
            loans
          where
            person_id = $42
            and status = 'PENDING'
        ),
        'promised',
        (
          select
            coalesce(
              jsonb_agg(
                jsonb_build_object('id', id, 'cents', borrow_cents)
                order by
                  confirmed_at,
                  id
              ),
              '[]'
            )
          from
            loans
          where
            person_id = $43
            and status = 'CONFIRMED'
        ),
        'changes',
        (
          select
            coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]')
          from
            (
              select
                paid_out_at as at,
                borrow_cents as cents
              from
                loans
              where
                person_id = $44
                and paid_out_at is not null
              union all
              select
                at,
                - paid.principal_cents
              from
                loan_payments paid
                join loans on loans.id = loan_id
              where
                person_id = $45
            ) as change
        )
      ) as "found"
  ) as "loans",
  (
    select
      "known"."found"
    from
      (
        select
          jsonb_agg(distinct answer.name) as "found"
        from
          "journeys"
          inner join lateral jsonb_object_keys(answers) as answer (name) on true
        where
          "person_id" = $46
      ) as "known"
  ) as "answered"

select
  (
    select
      jsonb_build_object(
        'has_ssn',
        ssn is not null,
        'signed_ms',
        floor(
          extract(
            epoch
            from
              signed_at
          ) * 1000
        ),
        'wants_ira',
        ira_interest
      ) as "found"
    from
      "personal_information"
    where
      "person_id" = $1
  ) as "personal",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $2
  ) as "brokerage",
  (
    select
      jsonb_build_object(
        'hasIra',
        (
          (
            select
              to_jsonb(
                count(*) filter (
                  where
                    existing_ira
                ) > 0
              ) as "found"
            from
              "ira_accounts"
            where
              "person_id" = $3
          )
        ),
        'hasPhone',
        (
          (
            select
              to_jsonb(confirmed_at is not null) as "found"
            from
              "phone_confirmations"
            where
              "person_id" = $4
          )
        ),
        'hasWish',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $5
          )
        ),
        'hasOurs',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "brokerage_accounts"
            where
              "person_id" = $6
              and "state" not in ($7)
          )
        ),
        'accounts',
        (
          (
            select
              jsonb_agg(
                jsonb_build_object(
                  'source',
                  source,
                  'subtype',
                  account_subtype,
                  'verification',
                  verification,
                  'isUnknown',
                  is_unknown,
                  'isActive',
                  is_active,
                  'isReachable',
                  is_reachable,
                  'isRollover',
                  rollover_requested_at is not null,
                  'balanceCents',
                  balance_cents,
                  'vestedCents',
                  vested_cents
                )
              ) as "found"
            from
              "financial_accounts"
            where
              "person_id" = $8
          )
        ),
        'links',
        (
          (
            select
              jsonb_build_object(
                'links',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object('kind', kind, 'state', state, 'isByHand', is_by_hand)
                        order by
                          created_at desc,
                          id
                      ) as "found"
                    from
                      "linked_institutions"
                    where
                      "person_id" = $9
                      and "state" != $10
                  )
                ),
                'accounts',
                (
                  (
                    select
                      jsonb_agg(
                        jsonb_build_object(
                          'source',
                          source,
                          'subtype',
                          account_subtype,
                          'verification',
                          verification,
                          'isUnknown',
                          is_unknown,
                          'isActive',
                          is_active,
                          'isReachable',
                          is_reachable,
                          'isRollover',
                          rollover_requested_at is not null,
                          'balanceCents',
                          balance_cents,
                          'vestedCents',
                          vested_cents
                        )
                      ) as "found"
                    from
                      "financial_accounts"
                    where
                      "person_id" = $11
                  )
                )
              ) as "found"
          )
        )
      ) as "found"
  ) as "accounts",
  (
    select
      jsonb_agg(jsonb_build_object('state', state, 'topic', topic)) as "found"
    from
      "scheduled_calls"
    where
      "person_id" = $12
  ) as "calls",
  (
    select
      jsonb_build_object(
        'photo',
        coalesce(bool_or(kind = 'photo-id'), false),
        'document',
        coalesce(bool_or(kind = 'document'), false)
      ) as "found"
    from
      "document_requests"
    where
      "person_id" = $13
      and "status" = $14
  ) as "documents",
  (
    select
      'true'::jsonb as "found"
    from
      "employers"
    where
      "person_id" = $15
    limit
      $16
  ) as "employers",
  (
    select
      jsonb_build_object(
        'state',
        (
          select
            "state"
          from
            "searches"
          where
            "person_id" = $17
          order by
            state = 'running' desc,
            "started_at" desc
          limit
            $18
        ),
        'found',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'with_balance',
        count(*) filter (
          where
            balance_cents > 0
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'movable',
        count(*) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
            and not exists (
              select
              from
                rollovers
              where
                found_account_id = found_accounts.id
                and refused_why = 'still-employed'
            )
        ),
        'selected',
        count(*) filter (
          where
            is_selected
            and is_mine <> 'no'
        ),
        'at_state',
        exists (
          (
            select
              "id"
            from
              "unclaimed_matches"
            where
              "person_id" = $19
              and "is_retirement_money" = $20
              and "confidence" >= $21
              and "state" <> $22
          )
        ),
        'held',
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'source',
                source,
                'subtype',
                account_subtype,
                'verification',
                verification,
                'isUnknown',
                is_unknown,
                'isActive',
                is_active,
                'isReachable',
                is_reachable,
                'isRollover',
                rollover_requested_at is not null,
                'balanceCents',
                balance_cents,
                'vestedCents',
                vested_cents
              )
            ) as "found"
          from
            "financial_accounts"
          where
            "person_id" = $23
        ),
        'wished',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $24
          )
        )
      ) as "found"
    from
      "found_accounts"
    where
      "person_id" = $25
  ) as "foundAccounts",
  (
    select
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $26
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $27
  ) as "progress",
  (
    select
      jsonb_build_object(
        'settled',
        (
          exists (
            select
            from
              memberships
            where
              person_id = $28
              and state not in ('pending', 'ended')
          )
          or exists (
            select
            from
              payments
            where
              person_id = $29
              and kind = 'membership'
              and state = 'processing'
          )
          or exists (
            select
            from
              fee_choices
            where
              person_id = $30
          )
          or exists (
            select
            from
              payments
            where
              person_id = $31
              and kind = 'product'
              and state = 'paid'
              and refunded_cents < amount_cents
              and dispute in ('none', 'won')
          )
        )
      ) as "found"
  ) as "memberships",
  (
    select
      jsonb_build_object(
        'person',
        $32::text,
        'kept',
        (
          (
            select
              jsonb_object_agg(name, variant) as "found"
            from
              "experiment_assignments"
            where
              "person_id" = $33
          )
        )
      ) as "found"
  ) as "experiments",
  (
    select
      jsonb_build_object(
        'answers',
        (
          select
            jsonb_object_agg(name, found -> name)
          from
            (
              select
                answers as "found"
              from
                "questionnaires"
              where
                "person_id" = $34
            ) as kept,
            unnest($35::text[]) as name
          where
            found ? name
        ),
        'balances',
        (
          select
            jsonb_build_object(
              'stated',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "known_providers"
                where
                  "person_id" = $36
                  and "current_job" = $37
              ),
              'told',
              (
                select
                  to_jsonb(sum(balance_cents)::bigint) as "found"
                from
                  "found_accounts"
                where
                  "person_id" = $38
                  and "balance_from" = $39
                  and "is_mine" <> $40
              ),
              'accounts',
              (
                select
                  jsonb_agg(
                    jsonb_build_object(
                      'source',
                      source,
                      'subtype',
                      account_subtype,
                      'verification',
                      verification,
                      'isUnknown',
                      is_unknown,
                      'isActive',
                      is_active,
                      'isReachable',
                      is_reachable,
                      'isRollover',
                      rollover_requested_at is not null,
                      'balanceCents',
                      balance_cents,
                      'vestedCents',
                      vested_cents
                    )
                  ) as "found"
                from
                  "financial_accounts"
                where
                  "person_id" = $41
              )
            ) as "found"
        ),
        'is_waiting',
        (
          select
            count(*) > 0
          from
            loans
          where
            person_id = $42
            and status = 'PENDING'
        ),
        'promised',
        (
          select
            coalesce(
              jsonb_agg(
                jsonb_build_object('id', id, 'cents', borrow_cents)
                order by
                  confirmed_at,
                  id
              ),
              '[]'
            )
          from
            loans
          where
            person_id = $43
            and status = 'CONFIRMED'
        ),
        'changes',
        (
          select
            coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]')
          from
            (
              select
                paid_out_at as at,
                borrow_cents as cents
              from
                loans
              where
                person_id = $44
                and paid_out_at is not null
              union all
              select
                at,
                - paid.principal_cents
              from
                loan_payments paid
                join loans on loans.id = loan_id
              where
                person_id = $45
            ) as change
        )
      ) as "found"
  ) as "loans",
  (
    select
      to_jsonb(journeys) as "kept"
    from
      "journeys"
    where
      "person_id" = $46
      and "mode" = $47
  ) as "journey"

-- signing_hand_overs
delete from "signing_hand_overs"
where
  "person_id" = $1

insert into
  "signing_hand_overs" ("person_id", "token_hash", "key_hash", "expires_at", "opened_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id") do update
set
  "token_hash" = $6,
  "key_hash" = $7,
  "expires_at" = $8,
  "opened_at" = $9

select
  *
from
  "signing_hand_overs"
where
  "key_hash" = $1
  and "expires_at" > $2

select
  *
from
  "signing_hand_overs"
where
  "person_id" = $1
  and "expires_at" > $2

update "signing_hand_overs"
set
  "key_hash" = $1,
  "opened_at" = $2,
  "expires_at" = $3
where
  "token_hash" = $4
  and "opened_at" is null
  and "expires_at" > $5
returning
  *

-- terms_acceptances
insert into
  "terms_acceptances" ("id", "person_id", "document", "version", "text_hash", "accepted_at")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("person_id", "document", "version") do nothing
returning
  *

select
  *
from
  "terms_acceptances"
where
  "person_id" = $1

-- timed_jobs
delete from "timed_jobs"
where
  "id" in (
    select
      "id"
    from
      "timed_jobs"
    where
      "due_at" <= $1
    order by
      "due_at"
    limit
      $2
    for update
      skip locked
  )
returning
  "name",
  "data",
  "due_at"

insert into
  "timed_jobs" ("name", "data", "due_at")
values
  ($1, $2, $3)

-- unclaimed_matches
delete from "unclaimed_matches"
where
  "id" = $1
  and "state" = 'found'

insert into
  "unclaimed_matches" (
    "id",
    "person_id",
    "record_id",
    "record_index",
    "details",
    "confidence",
    "is_retirement_money",
    "found_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)

select
  *
from
  "unclaimed_matches"
where
  "person_id" = $1
order by
  "confidence" desc,
  "found_at",
  "id"

select
  *
from
  unclaimed_matches
where
  person_id = $1
  and id = any ($2::uuid[])
order by
  id
for update

select
  array["id"]::text[] as key,
  array["record_id"::text, "details"::text, "record_index"::text] as cells
from
  "unclaimed_matches"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "details"
    from
      "unclaimed_matches"
    where
      "details" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "record_id"
    from
      "unclaimed_matches"
    where
      "record_id" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "record_index"
    from
      "unclaimed_matches"
    where
      "record_index" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "unclaimed_matches"
set
  "details" = $1,
  "confidence" = $2,
  "is_retirement_money" = $3
where
  "id" = $4

update "unclaimed_matches"
set
  "state" = $1,
  "how" = $2,
  "claimed_cents" = $3,
  "claim_started_at" = $4,
  "claimed_at" = $5,
  "version" = "version" + $6
where
  "person_id" = $7
  and "id" = $8

update unclaimed_matches
set
  shown_at = $1
where
  person_id = $2
  and id = any ($3::uuid[])
  and shown_at is null

-- unclaimed_searches
insert into
  unclaimed_searches as search (person_id, wanted, wanted_at)
values
  ($1, $2, $3)
on conflict (person_id) do update
set
  wanted = excluded.wanted,
  wanted_at = excluded.wanted_at
where
  search.matched is distinct from excluded.wanted
  and (
    search.wanted <> excluded.wanted
    or search.wanted_at < $4
  )
returning
  1

select
  *
from
  "unclaimed_searches"
where
  "person_id" = $1

select
  *
from
  "unclaimed_searches"
where
  "person_id" = $1
for update

update "unclaimed_searches"
set
  "next_look_at" = $1
where
  "person_id" = $2

update "unclaimed_searches"
set
  "wanted" = $1,
  "matched" = $2,
  "matched_at" = $3
where
  "person_id" = $4

update unclaimed_searches
set
  next_look_at = $1
where
  person_id = $2
  and next_look_at is null
returning
  1

-- unnest
select
  company.id,
  company.name,
  company.city,
  company.state,
  company.zip_code,
  company.assets_cents,
  company.plan_assets_cents,
  company.participants,
  company.plan_count,
  largest.name as plan_name,
  largest.plan_year,
  keeper.name as record_keeper
from
  unnest($1::int[]) with ordinality as wanted (id, place)
  join companies as company on company.id = wanted.id
  left join lateral (
    select
      plan.name,
      plan.plan_year,
      plan.record_keeper
    from
      plans as plan
    where
      plan.company_id = company.id
    order by
      plan.assets_end_cents desc nulls last,
      plan.plan_number
    limit
      1
  ) as largest on true
  left join record_keepers as keeper on keeper.name_key = largest.record_keeper
order by
  wanted.place

with
  given as (
    select
      *
    from
      unnest(
        $1::uuid[],
        $2::text[],
        $3::text[],
        $4::text[],
        $5::text[],
        $6::text[],
        $7::text[],
        $8::text[],
        $9::text[],
        $10::text[],
        $11::text[]
      ) as given (
        "key_0",
        "old_0",
        "next_0",
        "old_1",
        "next_1",
        "old_2",
        "next_2",
        "old_3",
        "next_3",
        "old_4",
        "next_4"
      )
  ),
  free as (
    select
      "own"."id"
    from
      "people" as own
      join given on ("own"."id") = ("given"."key_0")
    for no key update of
      own skip locked
  )
update "people" as own
set
  "email" = case
    when "own"."email"::text = "given"."old_0" then "given"."next_0"::text
    else "own"."email"
  end,
  "pending_email" = case
    when "own"."pending_email"::text = "given"."old_1" then "given"."next_1"::text
    else "own"."pending_email"
  end,
  "first_name" = case
    when "own"."first_name"::text = "given"."old_2" then "given"."next_2"::text
    else "own"."first_name"
  end,
  "last_name" = case
    when "own"."last_name"::text = "given"."old_3" then "given"."next_3"::text
    else "own"."last_name"
  end,
  "email_index" = case
    when "own"."email_index"::text = "given"."old_4" then "given"."next_4"::text
    else "own"."email_index"
  end
from
  given
where
  ("own"."id") = ("given"."key_0")
  and ("own"."id") in (
    select
      *
    from
      free
  )
returning
  array["own"."id"]::text[] as key,
  array[
    coalesce("own"."email" = "given"."next_0"::text, false),
    coalesce("own"."pending_email" = "given"."next_1"::text, false),
    coalesce("own"."first_name" = "given"."next_2"::text, false),
    coalesce("own"."last_name" = "given"."next_3"::text, false),
    coalesce("own"."email_index" = "given"."next_4"::text, false)
  ] as written

with
  given as (
    select
      *
    from
      unnest(
        $1::uuid[],
        $2::text[],
        $3::text[],
        $4::text[],
        $5::text[],
        $6::text[],
        $7::text[],
        $8::text[],
        $9::text[],
        $10::text[],
        $11::text[],
        $12::text[],
        $13::text[],
        $14::text[],
        $15::text[],
        $16::text[],
        $17::text[],
        $18::text[],
        $19::text[]
      ) as given (
        "key_0",
        "old_0",
        "next_0",
        "old_1",
        "next_1",
        "old_2",
        "next_2",
        "old_3",
        "next_3",
        "old_4",
        "next_4",
        "old_5",
        "next_5",
        "old_6",
        "next_6",
        "old_7",
        "next_7",
        "old_8",
        "next_8"
      )
  ),
  free as (
    select
      "own"."id"
    from
      "personal_information" as own
      join given on ("own"."id") = ("given"."key_0")
    for no key update of
      own skip locked
  )
update "personal_information" as own
set
  "street_address" = case
    when "own"."street_address"::text = "given"."old_0" then "given"."next_0"::text
    else "own"."street_address"
  end,
  "city" = case
    when "own"."city"::text = "given"."old_1" then "given"."next_1"::text
    else "own"."city"
  end,
  "zip_code" = case
    when "own"."zip_code"::text = "given"."old_2" then "given"."next_2"::text
    else "own"."zip_code"
  end,
  "phone_number" = case
    when "own"."phone_number"::text = "given"."old_3" then "given"."next_3"::text
    else "own"."phone_number"
  end,
  "dob" = case
    when "own"."dob"::text = "given"."old_4" then "given"."next_4"::text
    else "own"."dob"
  end,
  "ssn" = case
    when "own"."ssn"::text = "given"."old_5" then "given"."next_5"::text
    else "own"."ssn"
  end,
  "signed_name" = case
    when "own"."signed_name"::text = "given"."old_6" then "given"."next_6"::text
    else "own"."signed_name"
  end,
  "card_token" = case
    when "own"."card_token"::text = "given"."old_7" then "given"."next_7"::text
    else "own"."card_token"
  end,
  "ssn_index" = case
    when "own"."ssn_index"::text = "given"."old_8" then "given"."next_8"::text
    else "own"."ssn_index"
  end
from
  given
where
  ("own"."id") = ("given"."key_0")
  and ("own"."id") in (
    select
      *
    from
      free
  )
returning
  array["own"."id"]::text[] as key,
  array[
    coalesce("own"."street_address" = "given"."next_0"::text, false),
    coalesce("own"."city" = "given"."next_1"::text, false),
    coalesce("own"."zip_code" = "given"."next_2"::text, false),
    coalesce("own"."phone_number" = "given"."next_3"::text, false),
    coalesce("own"."dob" = "given"."next_4"::text, false),
    coalesce("own"."ssn" = "given"."next_5"::text, false),
    coalesce("own"."signed_name" = "given"."next_6"::text, false),
    coalesce("own"."card_token" = "given"."next_7"::text, false),
    coalesce("own"."ssn_index" = "given"."next_8"::text, false)
  ] as written

with
  given as (
    select
      *
    from
      unnest($1::uuid[], $2::text[], $3::text[]) as given ("key_0", "old_0", "next_0")
  ),
  free as (
    select
      "own"."id"
    from
      "document_parts" as own
      join given on ("own"."id") = ("given"."key_0")
    for no key update of
      own skip locked
  )
update "document_parts" as own
set
  "content" = case
    when "own"."content"::text = "given"."old_0" then "given"."next_0"::text
    else "own"."content"
  end
from
  given
where
  ("own"."id") = ("given"."key_0")
  and ("own"."id") in (
    select
      *
    from
      free
  )
returning
  array["own"."id"]::text[] as key,
  array[coalesce("own"."content" = "given"."next_0"::text, false)] as written

with
  given as (
    select
      *
    from
      unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as given ("key_0", "old_0", "next_0", "old_1", "next_1", "old_2", "next_2")
  ),
  free as (
    select
      "own"."id"
    from
      "documents" as own
      join given on ("own"."id") = ("given"."key_0")
    for no key update of
      own skip locked
  )
update "documents" as own
set
  "account_number" = case
    when "own"."account_number"::text = "given"."old_0" then "given"."next_0"::text
    else "own"."account_number"
  end,
  "file" = case
    when "own"."file"::text = "given"."old_1" then "given"."next_1"::text
    else "own"."file"
  end,
  "account_index" = case
    when "own"."account_index"::text = "given"."old_2" then "given"."next_2"::text
    else "own"."account_index"
  end
from
  given
where
  ("own"."id") = ("given"."key_0")
  and ("own"."id") in (
    select
      *
    from
      free
  )
returning
  array["own"."id"]::text[] as key,
  array[
    coalesce("own"."account_number" = "given"."next_0"::text, false),
    coalesce("own"."file" = "given"."next_1"::text, false),
    coalesce("own"."account_index" = "given"."next_2"::text, false)
  ] as written

-- used_challenges
delete from "used_challenges"
where
  "expires_at" < $1

insert into
  "used_challenges" ("id", "expires_at")
values
  ($1, $2)
on conflict ("id") do nothing
returning
  "id"

-- waitlist
delete from "waitlist"
where
  "joined_at" < $1

delete from "waitlist"
where
  (
    "email_index" in (
      select
        "email_index"
      from
        "waitlist"
      where
        "id" = $1
    )
    or "email_index" in ($2)
  )

insert into
  "waitlist" ("id", "email", "email_index", "employer_name", "joined_at")
values
  ($1, $2, $3, $4, $5)

select
  array["id"]::text[] as key,
  array["email"::text, "employer_name"::text, "email_index"::text] as cells
from
  "waitlist"
where
  ("id") > ($1::uuid)
order by
  "id"
limit
  $2

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "email"
    from
      "waitlist"
    where
      "email" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "email_index"
    from
      "waitlist"
    where
      "email_index" is not null
  ) as all_values (value)
group by
  1
order by
  1

select
  substring(
    value
    from
      '^[vb]1\.([a-z0-9-]{1,16})\.'
  ) as key,
  count(*) as count
from
  (
    select
      "employer_name"
    from
      "waitlist"
    where
      "employer_name" is not null
  ) as all_values (value)
group by
  1
order by
  1

update "waitlist"
set
  "employer_name" = $1
where
  "id" = $2
  and "joined_at" > $3
