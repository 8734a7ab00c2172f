-- Every statement that the service sends, as its tests have sent it. “npm run sql” makes this file, “npm test” holds it
-- against what was sent. $1, $2 … are bound values; of a list or of rows of them only the first is shown.

-- no table
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
  pg_database_size(current_database()) as bytes

select
  pg_try_advisory_lock(hashtextextended ($1, 0)) as taken

select
  to_regclass('public.kysely_migration') is not null as there

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
    "score",
    "named_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("person_id", "name_key") do update
set
  "record_keeper_name" = "excluded"."record_keeper_name",
  "balance_cents" = "excluded"."balance_cents",
  "current_job" = "excluded"."current_job"
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
  (
    select
      jsonb_build_object('has_ssn', ssn is not null, 'is_signed', signed_at is not null, 'wants_ira', ira_interest) as "found"
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
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $3
  ) as "progress"

select
  (
    select
      jsonb_build_object('has_ssn', ssn is not null, 'is_signed', signed_at is not null, 'wants_ira', ira_interest) as "found"
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
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $3
  ) as "progress",
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
          "person_id" = $4
      ) as "known"
  ) as "answered"

select
  (
    select
      jsonb_build_object('has_ssn', ssn is not null, 'is_signed', signed_at is not null, 'wants_ira', ira_interest) as "found"
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
  ) as "questionnaire",
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $3
  ) as "progress",
  (
    select
      to_jsonb(journeys) as "kept"
    from
      "journeys"
    where
      "person_id" = $4
      and "mode" = $5
  ) as "journey"

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
  and "signed_at" is null
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
        and signed_at is not null then 'signed'
        when $5::text is not null
        and ssn_index <> all ($6)
        and not $7 then 'step-up'
        else 'saved'
      end as outcome,
      $8::text is not null
      and (
        ssn_index is null
        or ssn_index <> all ($9)
      ) as replaces_ssn
    from
      personal_information as record
    where
      id = $10
      and person_id = $11
    for update
  ),
  saved as (
    update personal_information as record
    set
      version = record.version + 1,
      street_address = coalesce($12, record.street_address),
      city = coalesce($13, record.city),
      state = coalesce($14, record.state),
      zip_code = coalesce($15, record.zip_code),
      phone_number = coalesce($16, record.phone_number),
      dob = coalesce($17, record.dob),
      ssn = coalesce($18, record.ssn),
      ssn_index = coalesce($19, record.ssn_index),
      ira_interest = coalesce($20, record.ira_interest),
      total_401k_balance_cents = coalesce($21, record.total_401k_balance_cents),
      old_401k_count = coalesce($22, record.old_401k_count),
      ira_count = coalesce($23, record.ira_count),
      changed_by = $24,
      updated_at = $25
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

-- progress_marks
insert into
  "progress_marks" ("person_id", "key", "at")
select
  $1::uuid,
  unnest($2::text[]),
  $3::timestamptz
on conflict do nothing

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

-- public.idempotency_keys
select
  count(*)
from
  "public"."idempotency_keys"

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

-- public.letters
select
  count(*)
from
  "public"."letters"

-- public.mailed_tokens
select
  count(*)
from
  "public"."mailed_tokens"

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

-- public.progress_marks
select
  count(*)
from
  "public"."progress_marks"

-- public.questionnaires
select
  count(*)
from
  "public"."questionnaires"

-- public.refresh_tokens
select
  count(*)
from
  "public"."refresh_tokens"

-- public.sessions
select
  count(*)
from
  "public"."sessions"

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
      jsonb_object_agg(name, jsonb_build_object('at', version + 1, 'by', $3::text))
    from
      unnest($4::text[]) as name
  ),
  "updated_at" = $5
where
  "id" = $6
  and "person_id" = $7
  and "version" >= $8
  and not exists (
    select
    from
      jsonb_each(changed) as one (name, change)
    where
      name = any ($9::text[])
      and (change ->> 'at')::int > $10
      and change ->> 'by' <> $11
  )
  and exists (
    select
    from
      unnest($12::text[]) as name
    where
      changed -> name ->> 'by' is distinct from $13
  )
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

-- unnest
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
insert into
  "waitlist" ("id", "email", "email_index", "employer_name", "joined_at", "unsubscribed_at")
values
  ($1, $2, $3, $4, $5, $6)

select
  array["id"]::text[] as key,
  array["email"::text, "email_index"::text] as cells
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

update "waitlist"
set
  "employer_name" = $1
where
  "id" = $2
  and "joined_at" > $3

update "waitlist"
set
  "unsubscribed_at" = $1
where
  (
    "id" = $2
    or "email_index" in ($3)
  )
  and "unsubscribed_at" is null
