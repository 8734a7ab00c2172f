-- Every statement that the stores send, for review. “npm run sql” makes this file, and “npm test” says when it is out of date.
-- $1, $2 … are bound values; a list has one of them, and rows that are written have all columns of their table.

-- no table
analyze property_owners

analyze property_records

select
  pg_advisory_xact_lock(hashtextextended ($1, 0))

select
  pg_notify ('session_ended', $1)

select
  pg_try_advisory_xact_lock(hashtextextended ($1, 0)) as taken

set
  local statement_timeout = 2000

vacuum (
  analyze
) companies,
plans,
record_keepers,
company_words

-- account_closings
delete from "account_closings"
where
  "person_id" = $1

delete from "account_closings"
where
  person_id = $1

insert into
  "account_closings" ("asked_at", "closes_at", "person_id")
values
  ($1, $2, $3)
on conflict ("person_id") do nothing
returning
  *

select
  *
from
  "account_closings"
where
  "person_id" = $1

-- account_days
select
  string_agg((day - date '1970-01-01')::text, ',') as days,
  string_agg(cash_cents::text, ',') as cash,
  string_agg(in_cents::text, ',') as came,
  string_agg(out_cents::text, ',') as went
from
  (
    select
      account_days.*
    from
      account_days
      join brokerage_accounts on account_id = id::text
    where
      person_id = $1
      and account_id = $2
    order by
      day
  ) as moved

select
  string_agg((day - date '1970-01-01')::text, ',') as days,
  string_agg(cash_cents::text, ',') as cash,
  string_agg(in_cents::text, ',') as came,
  string_agg(out_cents::text, ',') as went
from
  (
    select
      account_days.*
    from
      account_days
      join brokerage_accounts on account_id = id::text
    where
      person_id = $1
    order by
      day
  ) as moved

-- account_statements
insert into
  "account_statements" (
    "account_id",
    "cash_cents",
    "change_cents",
    "correction_cents",
    "dividend_cents",
    "document_id",
    "fund_cents",
    "in_cents",
    "out_cents",
    "period_end",
    "period_start",
    "person_id",
    "start_cents"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)

select
  *
from
  "account_statements"
where
  "account_id" = $1
  and "period_end" = $2

select
  *
from
  "account_statements"
where
  "account_id" = $1
order by
  "period_end" desc
limit
  $2

-- ad_events
delete from "ad_events"
where
  "kept_at" < $1

insert into
  "ad_events" ("ended_at", "event_key", "id", "kept_at", "network", "payload", "state")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("network", "event_key") do nothing

select
  *
from
  "ad_events"
where
  "id" = $1
  and "state" = $2

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
    "agreed_at",
    "annual_income",
    "borrow_cents",
    "created_at",
    "credit_rating",
    "ended_at",
    "id",
    "outcome",
    "person_id",
    "provider",
    "purpose",
    "refused_why",
    "sent_at",
    "sent_version",
    "term_years",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
on conflict ("person_id") do nothing
returning
  *

select
  (
    select
      to_jsonb(
        exists (
          select
          from
            alt_loans
          where
            person_id = $1
            and sent_version is not null
            and outcome is null
        )
        or exists (
          select
          from
            refinance_loans
          where
            person_id = $2
            and sent_version is not null
            and outcome is null
        )
      ) as "found"
  ) as "found"

select
  *
from
  "alt_loans"
where
  "person_id" = $1

update "alt_loans"
set
  "agreed_at" = $1,
  "annual_income" = $2,
  "borrow_cents" = $3,
  "created_at" = $4,
  "credit_rating" = $5,
  "ended_at" = $6,
  "id" = $7,
  "outcome" = $8,
  "person_id" = $9,
  "provider" = $10,
  "purpose" = $11,
  "refused_why" = $12,
  "sent_at" = $13,
  "sent_version" = $14,
  "term_years" = $15,
  "updated_at" = $16,
  "version" = "version" + $17
where
  "id" = $18
  and version = coalesce($19::int, version)
returning
  *

update "alt_loans"
set
  "agreed_at" = $1,
  "annual_income" = $2,
  "borrow_cents" = $3,
  "created_at" = $4,
  "credit_rating" = $5,
  "ended_at" = $6,
  "id" = $7,
  "outcome" = $8,
  "person_id" = $9,
  "provider" = $10,
  "purpose" = $11,
  "refused_why" = $12,
  "sent_at" = $13,
  "sent_version" = $14,
  "term_years" = $15,
  "updated_at" = $16,
  "version" = $17
where
  "id" = $18

update "alt_loans"
set
  "sent_at" = $1,
  "sent_version" = "version",
  "outcome" = $2,
  "ended_at" = $3,
  "refused_why" = $4
where
  "id" = $5
  and version = coalesce($6::int, version)
returning
  *

-- attempts
delete from attempts
where
  key = any ($1)

delete from attempts
where
  key in (
    select
      key
    from
      attempts
    where
      updated_at < $1::timestamptz - make_interval(secs => $2)
      and (
        blocked_until is null
        or blocked_until < $3::timestamptz - make_interval(secs => $4)
      )
    limit
      $5
  )

delete from attempts
where
  starts_with(key, $1)

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

insert into
  attempts as a (key, failures, window_started, blocks, blocked_until, updated_at)
values
  ($1, 1, $2, 0, null, $3)
on conflict (key) do update
set
  (failures, window_started, updated_at) = (
    select
      case
        when is_over then 1
        else a.failures + 1
      end,
      case
        when is_over then excluded.window_started
        else a.window_started
      end,
      excluded.updated_at
    from
      (
        select
          a.window_started + make_interval(secs => $4) <= excluded.updated_at as is_over
      ) as state
  )
returning
  failures,
  window_started

select
  key,
  failures,
  window_started,
  blocked_until
from
  attempts
where
  key = any ($1)

update attempts
set
  failures = greatest(failures - 1, 0)
where
  key = $1

-- audit_events
insert into
  "audit_events" ("actor", "action", "subject", "detail")
values
  ($1, $2, $3, $4)

-- authenticators
delete from "authenticators"
where
  "person_id" = $1
returning
  "id"

delete from "authenticators"
where
  person_id = $1

insert into
  "authenticators" ("confirmed_at", "id", "last_counter", "person_id", "secret")
values
  ($1, $2, $3, $4, $5)

select
  "staff"."person_id",
  "staff"."since",
  (
    exists (
      select
        "id"
      from
        "authenticators"
      where
        "authenticators"."person_id" = "staff"."person_id"
    )
    or exists (
      select
        "id"
      from
        "passkeys"
      where
        "passkeys"."person_id" = "staff"."person_id"
    )
  ) as "has_factor"
from
  "staff"
where
  "staff"."ended_at" is null

select
  (
    select
      count(*) as "n"
    from
      "authenticators"
    where
      "person_id" = $1
  ) as "apps",
  (
    select
      count(*) as "n"
    from
      "passkeys"
    where
      "person_id" = $2
  ) as "passkeys",
  (
    select
      count(*) as "n"
    from
      "backup_codes"
    where
      "person_id" = $3
      and "used_at" is null
  ) as "codes",
  (
    select
      max("made_at") as "at"
    from
      "backup_codes"
    where
      "person_id" = $4
  ) as "made"

select
  *
from
  "authenticators"
where
  "person_id" = $1
for update

update "authenticators"
set
  "last_counter" = $1
where
  "person_id" = $2

-- backup_codes
delete from "backup_codes"
where
  "person_id" = $1

delete from "backup_codes"
where
  person_id = $1

insert into
  "backup_codes" ("hash", "person_id", "made_at")
values
  ($1, $2, $3)

update "backup_codes"
set
  "used_at" = $1
where
  "hash" = $2
  and "person_id" = $3
  and "used_at" is null
returning
  "hash"

-- beneficiary_lists
insert into
  "beneficiary_lists" (
    "asked_at",
    "document_id",
    "id",
    "people",
    "person_id",
    "refused_because",
    "sends_at",
    "settled_at",
    "signed_name",
    "state",
    "waits_for"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)

select
  (
    select
      to_jsonb(count(*) > 0) as "found"
    from
      "beneficiary_lists"
    where
      "person_id" = $1
      and "state" in ($2, $3, $4, $5)
  ) as "found"

select
  *
from
  "beneficiary_lists"
where
  "id" = $1

select
  *
from
  "beneficiary_lists"
where
  "id" = $1
for update

select
  *
from
  "beneficiary_lists"
where
  "person_id" = $1
order by
  "asked_at" desc,
  "id" desc

update "beneficiary_lists"
set
  "asked_at" = $1,
  "document_id" = $2,
  "id" = $3,
  "people" = $4,
  "person_id" = $5,
  "refused_because" = $6,
  "sends_at" = $7,
  "settled_at" = $8,
  "signed_name" = $9,
  "state" = $10,
  "waits_for" = $11
where
  "id" = $12

-- brokerage_accounts
insert into
  "brokerage_accounts" (
    "account_type",
    "active_at",
    "asked_documents",
    "consent_address",
    "consent_version",
    "consented_at",
    "created_at",
    "id",
    "last_four",
    "number",
    "partner_id",
    "partner_number",
    "person_id",
    "positions",
    "reason",
    "returned_mail",
    "state",
    "tries",
    "trying_until",
    "updated_at",
    "valued_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
on conflict do nothing
returning
  *

select
  "id"
from
  "brokerage_accounts"
where
  "id" = (
    select
      "account_id"
    from
      "brokerage_transfers"
    where
      "id" = $1
  )
for no key update

select
  (
    select
      jsonb_agg(
        jsonb_build_object('account_type', account_type, 'state', state, 'created_at', created_at, 'updated_at', updated_at)
      ) as "found"
    from
      "brokerage_accounts"
    where
      "person_id" = $1
  ) as "found"

select
  (
    select
      to_jsonb(count(*) > 0) as "found"
    from
      "brokerage_accounts"
    where
      "person_id" = $1
      and "state" not in ($2, $3)
  ) as "found"

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
  and "state" not in ($3, $4)

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
  brokerage_accounts
where
  person_id = $1
order by
  created_at,
  id

update "brokerage_accounts"
set
  "account_type" = $1,
  "active_at" = $2,
  "asked_documents" = $3,
  "consent_address" = $4,
  "consent_version" = $5,
  "consented_at" = $6,
  "created_at" = $7,
  "id" = $8,
  "last_four" = $9,
  "number" = $10,
  "partner_id" = $11,
  "partner_number" = $12,
  "person_id" = $13,
  "positions" = $14,
  "reason" = $15,
  "returned_mail" = $16,
  "state" = $17,
  "tries" = $18,
  "trying_until" = $19,
  "updated_at" = $20,
  "valued_at" = $21
where
  "id" = $22
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
  "brokerage_schedule_days" ("due_on", "outcome", "reason", "schedule_id", "transfer_id")
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
    "account_id",
    "amount_cents",
    "cancelled_at",
    "consent_version",
    "contribution_type",
    "created_at",
    "first_on",
    "frequency",
    "id",
    "is_first_for_last_year",
    "next_number",
    "person_id",
    "status",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
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
  "account_id" = $1,
  "amount_cents" = $2,
  "cancelled_at" = $3,
  "consent_version" = $4,
  "contribution_type" = $5,
  "created_at" = $6,
  "first_on" = $7,
  "frequency" = $8,
  "id" = $9,
  "is_first_for_last_year" = $10,
  "next_number" = $11,
  "person_id" = $12,
  "status" = $13,
  "updated_at" = $14,
  "version" = $15
where
  "id" = $16
returning
  *

-- brokerage_transfers
insert into
  "brokerage_transfers" (
    "account_id",
    "additional_tax_cents",
    "amount_cents",
    "asked_at",
    "available_at",
    "bank_id",
    "bank_last_four",
    "consent_version",
    "direction",
    "ended_at",
    "fee_cents",
    "id",
    "is_partner_down",
    "loan_id",
    "partner_id",
    "payment_way",
    "person_id",
    "reason",
    "schedule_id",
    "sent_at",
    "settled_at",
    "state",
    "state_withheld_cents",
    "state_withholding_percent",
    "tax_year",
    "tries",
    "trying_until",
    "type",
    "waits_until",
    "withheld_cents",
    "withholding_percent"
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
    $31
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
  coalesce(sum(amount_cents), 0)::bigint as cents
from
  brokerage_transfers
  join brokerage_accounts on brokerage_accounts.id = account_id
where
  brokerage_transfers.person_id = $1
  and tax_year = $2
  and brokerage_transfers.state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK')
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
  and state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK')

select
  coalesce(sum(cents), 0)::bigint as cents
from
  (
    select
      case
        when direction = 'OUT' then - amount_cents
        when tax_year is not null then amount_cents
        else 0
      end as cents
    from
      brokerage_transfers
    where
      account_id = $1
      and loan_id is null
      and state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK')
    union all
    select
      - amount_cents
    from
      ira_recharacterizations
    where
      from_account_id = $2
      and state in ('WAITING', 'SENT', 'SETTLED')
    union all
    select
      amount_cents
    from
      ira_recharacterizations
    where
      to_account_id = $3
      and state = 'SETTLED'
  ) as own

select
  string_agg((day - date '1970-01-01')::text, ',') as days,
  string_agg(lent_cents::text, ',') as lent,
  string_agg(repaid_cents::text, ',') as repaid
from
  (
    select
      (at at time zone 'UTC')::date as day,
      coalesce(
        sum(cents) filter (
          where
            direction = 'OUT'
        ),
        0
      ) as lent_cents,
      coalesce(
        sum(cents) filter (
          where
            direction = 'IN'
        ),
        0
      ) as repaid_cents
    from
      brokerage_transfers,
      lateral (
        values
          (settled_at, amount_cents),
          (
            case
              when state = 'RETURNED' then ended_at
            end,
            - amount_cents
          )
      ) as booked (at, cents)
    where
      person_id = $1
      and account_id = $2
      and loan_id is not null
      and settled_at is not null
      and at is not null
    group by
      day
    order by
      day
  ) as moved

select
  string_agg((day - date '1970-01-01')::text, ',') as days,
  string_agg(lent_cents::text, ',') as lent,
  string_agg(repaid_cents::text, ',') as repaid
from
  (
    select
      (at at time zone 'UTC')::date as day,
      coalesce(
        sum(cents) filter (
          where
            direction = 'OUT'
        ),
        0
      ) as lent_cents,
      coalesce(
        sum(cents) filter (
          where
            direction = 'IN'
        ),
        0
      ) as repaid_cents
    from
      brokerage_transfers,
      lateral (
        values
          (settled_at, amount_cents),
          (
            case
              when state = 'RETURNED' then ended_at
            end,
            - amount_cents
          )
      ) as booked (at, cents)
    where
      person_id = $1
      and loan_id is not null
      and settled_at is not null
      and at is not null
    group by
      day
    order by
      day
  ) as moved

update "brokerage_transfers"
set
  "account_id" = $1,
  "additional_tax_cents" = $2,
  "amount_cents" = $3,
  "asked_at" = $4,
  "available_at" = $5,
  "bank_id" = $6,
  "bank_last_four" = $7,
  "consent_version" = $8,
  "direction" = $9,
  "ended_at" = $10,
  "fee_cents" = $11,
  "id" = $12,
  "is_partner_down" = $13,
  "loan_id" = $14,
  "partner_id" = $15,
  "payment_way" = $16,
  "person_id" = $17,
  "reason" = $18,
  "schedule_id" = $19,
  "sent_at" = $20,
  "settled_at" = $21,
  "state" = $22,
  "state_withheld_cents" = $23,
  "state_withholding_percent" = $24,
  "tax_year" = $25,
  "tries" = $26,
  "trying_until" = $27,
  "type" = $28,
  "waits_until" = $29,
  "withheld_cents" = $30,
  "withholding_percent" = $31
where
  "id" = $32
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
  and (
    waits_until is null
    or waits_until <= $4
  )
  and not exists (
    select
    from
      brokerage_transfers as other
    where
      other.account_id = mine.account_id
      and other.id <> mine.id
      and other.state = 'WAITING'
      and other.direction = mine.direction
      and other.amount_cents = mine.amount_cents
      and other.tries > 0
      and (
        mine.tries = 0
        or other.trying_until > $5
      )
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
  "person_id" = $7,
  "said_at" = $8

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

select
  first_touch ->> 'source' as source,
  first_touch ->> 'campaign' as campaign,
  is_karat as "isKarat",
  count(visitor_hash)::int as visitors,
  count(person_id)::int as people
from
  campaign_touches
group by
  1,
  2,
  3
order by
  4 desc,
  5 desc,
  1,
  2

-- chat_messages
delete from "chat_messages"
where
  "sent_at" < $1

insert into
  "chat_messages" ("category", "id", "is_whole", "place", "role", "sent_at", "text", "visitor_id")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)

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
  "chat_visitors" ("created_at", "id", "secret_hash", "uid_hash")
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
(
  select
    id
  from
    companies
  where
    exact_key = $1
  order by
    assets_cents desc,
    id
  limit
    20
)
union
(
  select
    id
  from
    companies
  where
    name_key = $2
  order by
    id
  limit
    50
)

select
  company.id,
  company.name,
  array_agg(distinct filed.name) filter (
    where
      filed.name is not null
  ) as names,
  array_agg(distinct filing.plan_name) as plan_names
from
  companies as company
  join filings as filing on filing.company_id = company.id
  cross join lateral (
    values
      (filing.company_name),
      (filing.trade_name),
      (filing.former_name)
  ) as filed (name)
where
  company.id > $1
  and company.id <= $2
group by
  company.id

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
  $3
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
  $4
offset
  $5::int
limit
  $6::int

select
  id
from
  companies
order by
  $1
offset
  $2::int
limit
  $3::int

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
  not exists (
    select
    from
      companies
  ) as empty

update companies
set
  other_names = new.other_names,
  search_words = new.search_words
from
  json_to_recordset($1::json) as new (id int, other_names text[], search_words text[])
where
  companies.id = new.id
  and (companies.other_names, companies.search_words) is distinct from (new.other_names, new.search_words)

-- company_words
insert into
  company_words (word, companies, largest)
select
  word,
  count(*),
  (
    array_agg(
      id
      order by
        assets_cents desc,
        id
    )
  ) [1:60]
from
  companies
  cross join lateral unnest(search_words) as word
group by
  word
order by
  word
on conflict (word) do update
set
  companies = excluded.companies,
  largest = excluded.largest
where
  (company_words.companies, company_words.largest) is distinct from (excluded.companies, excluded.largest)

select
  word
from
  company_words
where
  word > $1
  and spellings = '{}'
order by
  word
limit
  $2

update company_words
set
  spellings = new.spellings
from
  json_to_recordset($1::json) as new (word text, spellings text[])
where
  company_words.word = new.word

-- confirmed_movements
insert into
  confirmed_movements (account_id, person_id, movement, document_id)
select
  $1::uuid,
  $2::uuid,
  movement,
  $3::uuid
from
  unnest($4::text[]) as movement

select
  "movement"
from
  "confirmed_movements"
where
  "account_id" = $1
  and movement = any ($2::text[])

select distinct
  "document_id"
from
  "confirmed_movements"
where
  "account_id" = $1

-- consents
insert into
  "consents" ("answer", "answered_at", "consent", "person_id", "words")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id", "consent") do update
set
  "answer" = $6,
  "answered_at" = $7,
  "words" = $8
where
  "consents"."answer" <> $9
returning
  *

select
  "answer"
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
    "first_name",
    "from_email",
    "id",
    "is_checked",
    "language",
    "last_name",
    "message",
    "received_at",
    "subject",
    "waits_for_sender"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

select
  "id"
from
  "contact_messages"
where
  "id" = $1
  and "waits_for_sender" = $2

select
  *
from
  "contact_messages"
where
  "id" = $1

update "contact_messages"
set
  "waits_for_sender" = $1
where
  "id" = $2
  and "waits_for_sender" = $3
  and "received_at" > $4
returning
  *

-- data_export_parts
insert into
  data_export_parts (id, export_id, number, content)
select
  id,
  $1::uuid,
  number,
  content
from
  unnest($2::uuid[], $3::int[], $4::text[]) as part (id, number, content)

select
  "number",
  "content"
from
  "data_export_parts"
where
  "export_id" = $1
  and "number" = $2

-- data_exports
delete from "data_exports"
where
  "expires_at" <= $1

delete from "data_exports"
where
  "id" = $1
  and "person_id" = $2

delete from "data_exports"
where
  "person_id" = $1

insert into
  "data_exports" ("asked_at", "expires_at", "id", "person_id", "ready_at", "size_bytes", "state")
values
  ($1, $2, $3, $4, $5, $6, $7)
returning
  *

select
  *
from
  "data_exports"
where
  "id" = $1
  and "person_id" = $2

select
  *
from
  "data_exports"
where
  "id" = $1
for update

select
  *
from
  "data_exports"
where
  "person_id" = $1

update "data_exports"
set
  "state" = $1,
  "asked_at" = $2,
  "expires_at" = $3,
  "id" = $4,
  "person_id" = $5,
  "ready_at" = $6,
  "size_bytes" = $7
where
  "id" = $8

-- demo_clock
insert into
  demo_clock (ahead_ms)
values
  ($1)
on conflict (only_one) do update
set
  ahead_ms = demo_clock.ahead_ms + excluded.ahead_ms

select
  "ahead_ms"
from
  "demo_clock"

-- demo_people
delete from "demo_people"
where
  person_id = $1

insert into
  "demo_people" ("person_id", "persona")
values
  ($1, $2)
on conflict do nothing

select
  *
from
  "demo_people"
order by
  "persona"

-- desk_notes
insert into
  "desk_notes" ("at", "id", "kind", "task_id", "text", "written_by")
values
  ($1, $2, $3, $4, $5, $6)

select
  *
from
  "desk_notes"
where
  "task_id" = $1
order by
  "at",
  "id"

-- desk_tasks
delete from "desk_tasks"
where
  "settled_at" < $1

delete from "desk_tasks"
where
  person_id = $1

insert into
  "desk_tasks" (
    "about",
    "assignee",
    "detail",
    "due_at",
    "escalated_at",
    "id",
    "kind",
    "opened_at",
    "outcome",
    "person_id",
    "reminded_at",
    "settled_at",
    "settled_by",
    "state"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict ("kind", "about") do nothing
returning
  "id"

select
  "about",
  "escalated_at"
from
  "desk_tasks"
where
  "kind" = $1
  and "state" = $2
  and "escalated_at" is not null
  and about = any ($3::text[])

select
  "due_at"
from
  "desk_tasks"
where
  "kind" = $1
  and "about" = $2
  and "state" = $3

select
  "id"
from
  "desk_tasks"
where
  "person_id" = $1
  and "kind" in ($2)
  and "state" = $3
limit
  $4

select
  "kind",
  count(*) as "open",
  count(*) filter (
    where
      "due_at" < $1
  ) as "late",
  count(*) filter (
    where
      "assignee" is null
  ) as "unassigned",
  min("opened_at") as "oldest"
from
  "desk_tasks"
where
  "state" = $2
group by
  "kind"

select
  *
from
  "desk_tasks"
where
  "id" = $1

select
  *
from
  "desk_tasks"
where
  "id" = $1
for update

select
  *
from
  "desk_tasks"
where
  "person_id" = $1
order by
  "opened_at" desc
limit
  $2

select
  *
from
  "desk_tasks"
where
  "state" = $1
  and "kind" in ($2)
  and "assignee" = $3
order by
  "settled_at" desc,
  "opened_at",
  "id"
limit
  $4
offset
  $5

select
  count(*) as "count"
from
  "desk_tasks"
where
  "assignee" = $1
  and "state" = $2

select
  count(*) as "count"
from
  "desk_tasks"
where
  "state" = $1
  and "kind" in ($2)
  and "assignee" = $3

update "desk_tasks"
set
  "assignee" = $1
where
  "assignee" = $2
  and "state" = $3
  and kind <> all ($4::text[])

update "desk_tasks"
set
  "assignee" = $1
where
  "id" = $2

update "desk_tasks"
set
  "due_at" = $1,
  "reminded_at" = $2,
  "escalated_at" = $3
where
  "kind" = $4
  and "about" = $5
  and "state" = $6
returning
  "id"

update "desk_tasks"
set
  "escalated_at" = $1
where
  "id" = $2
  and "state" = $3
  and "due_at" = $4
  and "escalated_at" is null
returning
  *

update "desk_tasks"
set
  "reminded_at" = $1
where
  "id" = $2
  and "state" = $3
  and "due_at" = $4
  and "reminded_at" is null
returning
  *

update "desk_tasks"
set
  "state" = $1,
  "opened_at" = $2,
  "due_at" = $3,
  "reminded_at" = $4,
  "escalated_at" = $5,
  "settled_at" = $6,
  "settled_by" = $7,
  "outcome" = $8,
  "assignee" = $9
where
  "kind" = $10
  and "about" = $11
  and "state" <> $12
returning
  "id"

update "desk_tasks"
set
  "state" = $1,
  "outcome" = $2,
  "settled_by" = $3,
  "settled_at" = $4
where
  "id" = $5

update "desk_tasks"
set
  "state" = $1,
  "settled_at" = $2
where
  "kind" = $3
  and "about" = $4
  and "state" = $5

-- digests
delete from "digests"
where
  "person_id" = $1
  and "due_at" <= $2
returning
  *

delete from "digests"
where
  person_id = $1

insert into
  "digests" ("due_at", "person_id", "since")
values
  ($1, $2, $3)
on conflict ("person_id") do nothing

select
  "since"
from
  "digests"
where
  "person_id" = $1

-- directory_imports
insert into
  "directory_imports" ("source", "is_folded", "is_read", "kind", "name", "rows_done")
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

select
  "source"
from
  "directory_imports"
where
  "is_folded" = $1
limit
  $2

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
delete from "document_parts"
where
  "document_id" = $1

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

-- document_requests
delete from document_requests
where
  person_id = $1
  and status = 'USER_NOTIFIED'
  and starts_with(asked_by, $2)

insert into
  "document_requests" (
    "asked_by",
    "changed_at",
    "doc_type",
    "id",
    "kind",
    "person_id",
    "reason",
    "refused_because",
    "requested_at",
    "status"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("person_id", "asked_by") do nothing
returning
  *

select
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
      "person_id" = $1
      and "status" = $2
  ) as "found"

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
  and "status" in ($5, $6)
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
  and "status" in ($3, $4)
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
    "account_index",
    "account_number",
    "category",
    "created_at",
    "day",
    "doc_type",
    "file",
    "found_by",
    "id",
    "person_id",
    "refused_because",
    "request_id",
    "status",
    "vendor"
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
  "id"
from
  "documents"
where
  "person_id" = $1
  and "category" = $2
  and "status" = $3
  and starts_with(found_by, $4)
order by
  "created_at" desc,
  "id" desc
limit
  $5

select
  "id",
  "found_by"
from
  "documents"
where
  "person_id" = $1
  and "status" <> $2
  and starts_with(found_by, $3)

select
  (
    select
      jsonb_agg(found_by) as "found"
    from
      "documents"
    where
      "person_id" = $1
      and "category" = $2
      and "status" = $3
  ) as "found"

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
  "id" in ($1)

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
  and "file" is not null
  and "status" <> $2
order by
  "created_at",
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
  count(*) as "count"
from
  "documents"
where
  "person_id" = $1
  and "status" = $2

update "documents"
set
  "file" = $1
where
  "id" = $2

update "documents"
set
  "status" = $1
where
  "id" in ($2)
  and "status" = $3

update "documents"
set
  "status" = $1,
  "refused_because" = $2
where
  "id" = $3

update "documents"
set
  "status" = $1,
  "refused_because" = $2
where
  "request_id" = $3
  and "status" = $4

-- emails
delete from "emails"
where
  person_id = $1

insert into
  "emails" (
    "body",
    "created_at",
    "id",
    "kind",
    "person_id",
    "recipient",
    "sending_since",
    "sent_at",
    "state",
    "subject"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

select
  "id",
  "kind",
  "recipient",
  "subject",
  "body",
  "state",
  "created_at"
from
  "emails"
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
  "emails"
where
  "body" is not null
order by
  "created_at" desc,
  "id" desc
limit
  $1

select
  "id",
  "kind",
  "subject",
  "created_at"
from
  "emails"
where
  "person_id" = $1
order by
  "created_at" desc
limit
  $2

update "emails"
set
  "sending_since" = $1
where
  "id" = $2
  and "state" = $3

update "emails"
set
  "state" = $1,
  "sent_at" = $2,
  "sending_since" = $3
where
  "id" = $4
  and "state" = $5

update "emails"
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

update emails
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
      emails
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
      emails
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
update emails
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

-- employers
delete from "employers"
where
  "person_id" = $1
  and "id" = $2

insert into
  "employers" (
    "changed_by",
    "company_id",
    "company_name",
    "created_at",
    "created_by",
    "end_year",
    "id",
    "other_provider",
    "person_id",
    "record_keeper_selected_name",
    "salary",
    "start_year",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict (person_id, (split_part(created_by, ' ', 1))) do update
set
  "version" = "employers"."version"
returning
  *

select
  (
    select
      'true'::jsonb as "found"
    from
      "employers"
    where
      "person_id" = $1
    limit
      $2
  ) as "found"

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

update "employers"
set
  "changed_by" = $1,
  "company_id" = $2,
  "company_name" = $3,
  "created_at" = $4,
  "created_by" = $5,
  "end_year" = $6,
  "id" = $7,
  "other_provider" = $8,
  "person_id" = $9,
  "record_keeper_selected_name" = $10,
  "salary" = $11,
  "start_year" = $12,
  "updated_at" = $13,
  "version" = "version" + $14
where
  "person_id" = $15
  and "id" = $16
  and version = coalesce($17::int, version)
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
  (
    select
      jsonb_object_agg(name, variant) as "found"
    from
      "experiment_assignments"
    where
      "person_id" = $1
  ) as "found"

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

select
  variant,
  to_char(day, 'YYYY-MM-DD') as day,
  visitors
from
  experiment_exposures
where
  name = $1
order by
  day

-- fee_choices
delete from "fee_choices"
where
  "person_id" = $1
  and "product_id" = $2

insert into
  "fee_choices" ("chosen_at", "id", "kind", "person_id", "product_id")
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

select
  *
from
  "fee_choices"
where
  "person_id" = $1
  and "product_id" = $2

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
  trade_name = excluded.trade_name,
  former_name = excluded.former_name,
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
    "account_number",
    "account_subtype",
    "account_type",
    "available_cents",
    "balance_at",
    "balance_cents",
    "call_id",
    "company_name",
    "created_at",
    "has_online_access",
    "id",
    "institution_id",
    "institution_name",
    "is_active",
    "is_primary",
    "is_reachable",
    "is_unknown",
    "last_four",
    "name",
    "nickname",
    "partner_account_id",
    "person_id",
    "rollover_requested_at",
    "routing_number",
    "source",
    "tries_left",
    "unlocked_at",
    "updated_at",
    "verification",
    "verification_expires_at",
    "version",
    "vested_cents"
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
          'link',
          institution_id,
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
  (
    select
      to_jsonb(count(*) > 0) as "found"
    from
      "financial_accounts"
    where
      "person_id" = $1
      and "is_primary" = $2
      and "source" = $3
      and "is_active" = $4
      and "is_reachable" = $5
      and "verification" in ($6, $7)
      and "account_number" is not null
      and "routing_number" is not null
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

update "financial_accounts"
set
  "account_number" = $1,
  "account_subtype" = $2,
  "account_type" = $3,
  "available_cents" = $4,
  "balance_at" = $5,
  "balance_cents" = $6,
  "call_id" = $7,
  "company_name" = $8,
  "created_at" = $9,
  "has_online_access" = $10,
  "id" = $11,
  "institution_id" = $12,
  "institution_name" = $13,
  "is_active" = $14,
  "is_primary" = $15,
  "is_reachable" = $16,
  "is_unknown" = $17,
  "last_four" = $18,
  "name" = $19,
  "nickname" = $20,
  "partner_account_id" = $21,
  "person_id" = $22,
  "rollover_requested_at" = $23,
  "routing_number" = $24,
  "source" = $25,
  "tries_left" = $26,
  "unlocked_at" = $27,
  "updated_at" = $28,
  "verification" = $29,
  "verification_expires_at" = $30,
  "version" = $31,
  "vested_cents" = $32
where
  "id" = $33

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

update "financial_accounts"
set
  "version" = "version" + $1,
  "rollover_requested_at" = $2
where
  "id" = $3

update financial_accounts
set
  call_id = $1
where
  person_id = $2
  and id = any ($3::uuid[])

-- found_accounts
delete from "found_accounts"
where
  "id" = $1

delete from "found_accounts"
where
  "person_id" = $1
  and origin <> all ($2::text[])

insert into
  "found_accounts" (
    "account_plan",
    "answer",
    "answered_at",
    "asked_at",
    "balance_cents",
    "balance_from",
    "confidence",
    "details",
    "found_at",
    "id",
    "is_mine",
    "is_selected",
    "is_shown",
    "kind",
    "online_access",
    "origin",
    "person_id",
    "tax_type",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
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
  (
    select
      to_jsonb(sum(balance_cents)::bigint) as "found"
    from
      "found_accounts"
    where
      "person_id" = $1
      and "balance_from" = $2
      and "is_mine" <> $3
  ) as "found"

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

update "found_accounts"
set
  "account_plan" = $1,
  "answer" = $2,
  "answered_at" = $3,
  "asked_at" = $4,
  "balance_cents" = case
    when "balance_from" = $5 then "balance_cents"
    else $6
  end,
  "balance_from" = case
    when "balance_from" = $7 then "balance_from"
    else $8
  end,
  "confidence" = $9,
  "details" = $10,
  "found_at" = $11,
  "id" = $12,
  "is_mine" = $13,
  "is_selected" = $14,
  "is_shown" = $15,
  "kind" = $16,
  "online_access" = $17,
  "origin" = $18,
  "person_id" = $19,
  "tax_type" = $20,
  "version" = "version" + $21
where
  "person_id" = $22
  and "id" = $23
  and "version" = $24
returning
  *

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
  "asked_at" = $2
where
  "id" = $3
  and "answer" = $4

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
  "mode" in ($1)
  and "version" = $2
limit
  $3

select
  from_step as "from",
  to_step as "to",
  kind,
  variants ->> $1 as variant,
  count(*) as count
from
  funnel_events
where
  mode = any ($2::text[])
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
  mode = any ($1::text[])
group by
  version
order by
  max(walked_at) desc

-- help_messages
insert into
  "help_messages" ("id", "person_id", "request_id", "sender", "sent_at", "text")
values
  ($1, $2, $3, $4, $5, $6)

select
  *
from
  "help_messages"
where
  "request_id" in ($1)
order by
  "sent_at",
  "id"

-- help_papers
insert into
  "help_papers" ("document_id", "message_id", "person_id", "request_id")
values
  ($1, $2, $3, $4)
on conflict ("document_id") do nothing
returning
  "document_id"

select
  "document_id"
from
  "help_papers"
where
  "document_id" in ($1)

select
  *
from
  "help_papers"
where
  "request_id" in ($1)
order by
  "document_id"

update "help_papers"
set
  "message_id" = $1
where
  "request_id" = $2
  and "message_id" is null

-- help_requests
delete from "help_requests"
where
  "changed_at" < $1

insert into
  "help_requests" ("answer_by", "changed_at", "id", "opened_at", "person_id", "state", "subject")
values
  ($1, $2, $3, $4, $5, $6, $7)

select
  *
from
  "help_requests"
where
  "id" = $1
  and "person_id" = $2

select
  *
from
  "help_requests"
where
  "id" = $1
  and "person_id" = $2
for update

select
  *
from
  "help_requests"
where
  "person_id" = $1
order by
  "changed_at" desc,
  "id"
limit
  $2

update "help_requests"
set
  "answer_by" = $1,
  "changed_at" = $2,
  "id" = $3,
  "opened_at" = $4,
  "person_id" = $5,
  "state" = $6,
  "subject" = $7
where
  "id" = $8
returning
  *

-- holding_days
select
  security_id,
  string_agg(
    (day - date '1970-01-01')::text,
    ','
    order by
      day
  ) as days,
  string_agg(
    moved.micro_shares::text,
    ','
    order by
      day
  ) as shares
from
  holding_days as moved
  join holdings using (account_id, security_id)
where
  person_id = $1
  and account_id = $2
group by
  account_id,
  security_id

select
  security_id,
  string_agg(
    (day - date '1970-01-01')::text,
    ','
    order by
      day
  ) as days,
  string_agg(
    moved.micro_shares::text,
    ','
    order by
      day
  ) as shares
from
  holding_days as moved
  join holdings using (account_id, security_id)
where
  person_id = $1
group by
  account_id,
  security_id

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
  holdings
where
  person_id = $1
  and micro_shares > 0
order by
  account_id,
  security_id

-- idempotency_keys
delete from "idempotency_keys"
where
  "scope" = $1
  and "key" = $2
  and not idempotency_keys.created_at > now() - interval '1 minute'

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
  and idempotency_keys.created_at > now() - interval '1 minute'

-- ira_accounts
insert into
  "ira_accounts" (
    "account_number",
    "check_address",
    "check_payable_to",
    "created_at",
    "existing_ira",
    "id",
    "ira_type",
    "last_four",
    "person_id",
    "provider",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning
  *

select
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
      "person_id" = $1
  ) as "found"

select
  *
from
  "ira_accounts"
where
  "id" = $1

select
  *
from
  "ira_accounts"
where
  "person_id" = $1
order by
  "created_at",
  "id"

update "ira_accounts"
set
  "ira_type" = $1,
  "version" = "version" + $2,
  "updated_at" = $3
where
  "id" = $4
  and "ira_type" = $5

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
      check_address = $9,
      updated_at = $10
    from
      found
    where
      ira.id = found.id
      and (
        $11::int is null
        or found.version = $12
      )
    returning
      ira.*
  )
select
  saved.*,
  saved.id is not null as saved
from
  found
  left join saved on saved.id = found.id

-- ira_recharacterizations
insert into
  "ira_recharacterizations" (
    "amount_cents",
    "asked_at",
    "closing_cents",
    "consent_version",
    "ended_at",
    "from_account_id",
    "has_filed_in_time",
    "id",
    "is_partner_down",
    "moved_cents",
    "opening_cents",
    "partner_id",
    "person_id",
    "reason",
    "sent_at",
    "settled_at",
    "state",
    "tax_year",
    "to_account_id",
    "transfer_id",
    "tries",
    "trying_until",
    "waits_until"
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
  *
from
  "ira_recharacterizations"
where
  "from_account_id" = $1
  and "partner_id" = $2

select
  *
from
  "ira_recharacterizations"
where
  "id" = $1

select
  *
from
  "ira_recharacterizations"
where
  "id" = $1
for update

select
  *
from
  "ira_recharacterizations"
where
  "person_id" = $1
order by
  "asked_at" desc,
  "id"

update "ira_recharacterizations"
set
  "amount_cents" = $1,
  "asked_at" = $2,
  "closing_cents" = $3,
  "consent_version" = $4,
  "ended_at" = $5,
  "from_account_id" = $6,
  "has_filed_in_time" = $7,
  "id" = $8,
  "is_partner_down" = $9,
  "moved_cents" = $10,
  "opening_cents" = $11,
  "partner_id" = $12,
  "person_id" = $13,
  "reason" = $14,
  "sent_at" = $15,
  "settled_at" = $16,
  "state" = $17,
  "tax_year" = $18,
  "to_account_id" = $19,
  "transfer_id" = $20,
  "tries" = $21,
  "trying_until" = $22,
  "waits_until" = $23
where
  "id" = $24
returning
  *

update ira_recharacterizations
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
  and (
    waits_until is null
    or waits_until <= $4
  )
returning
  *

-- ira_wishes
delete from "ira_wishes"
where
  "person_id" = $1

insert into
  "ira_wishes" ("person_id", "ira_type", "wished_at")
values
  ($1, $2, $3)
on conflict ("person_id") do update
set
  "ira_type" = $4,
  "wished_at" = $5

select
  "ira_type"
from
  "ira_wishes"
where
  "person_id" = $1

-- journeys
insert into
  "journeys" ("answers", "changed_by", "flow_version", "mode", "person_id", "place", "saved_at", "version")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
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

select
  "person_id",
  "place",
  "flow_version",
  "answers"
from
  "journeys"
where
  "mode" in ($1, $2, $3, $4, $5, $6, $7, $8, $9)
order by
  "saved_at" desc
limit
  $10

select
  (
    select
      jsonb_agg(distinct answer.name) as "found"
    from
      "journeys"
      inner join lateral jsonb_object_keys(answers) as answer (name) on true
    where
      "person_id" = $1
  ) as "found"

select
  (
    select
      to_jsonb(journeys) as "kept"
    from
      "journeys"
    where
      "person_id" = $1
      and "mode" = any (string_to_array($2, ','))
    order by
      array_position(string_to_array($3, ','), mode)
    limit
      $4
  ) as "journey"

select
  count(*) as "all"
from
  "journeys"
where
  "mode" in ($1, $2, $3, $4, $5, $6, $7, $8, $9)

select
  count(distinct "person_id") as "count"
from
  "journeys"
where
  $1

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
    "balance_cents",
    "current_job",
    "id",
    "name_key",
    "named_at",
    "owes_loan",
    "person_id",
    "record_keeper_name",
    "score"
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
  (
    select
      to_jsonb(sum(balance_cents)::bigint) as "found"
    from
      "known_providers"
    where
      "person_id" = $1
      and "current_job" = $2
  ) as "found"

select
  *
from
  "known_providers"
where
  "person_id" = $1
order by
  "named_at",
  "id"

-- ledger_accounts
insert into
  "ledger_accounts" ("account", "may_go_negative")
values
  ($1, $2)
on conflict do nothing

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
  account,
  balance_cents
from
  ledger_accounts
where
  account = any ($1::text[])

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
  "ledger_entries" ("at", "id", "kind")
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

select
  coalesce(sum(cents), 0)::bigint as cents
from
  ledger_lines
  join ledger_entries as entry on entry.id = entry_id
where
  account = any ($1::text[])
  and entry.at < $2

select
  entry.id,
  entry.kind,
  entry.at,
  jsonb_agg(
    jsonb_build_object('account', account, 'cents', cents)
    order by
      account
  ) as lines
from
  ledger_lines
  join ledger_entries as entry on entry.id = entry_id
where
  account = any ($1::text[])
  and entry.at >= $2
  and entry.at < $3
group by
  entry.id
order by
  entry.at,
  entry.id

-- left_holders
delete from "left_holders"
where
  "person_id" = $1

insert into
  "left_holders" ("holder", "left_at", "person_id")
values
  ($1, $2, $3)
on conflict do nothing

select
  *
from
  "left_holders"
where
  "person_id" = $1

-- letter_disclosures
insert into
  "letter_disclosures" ("id", "person_id", "reason", "recipient", "shown_at", "signing_id")
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

-- letter_signings
insert into
  "letter_signings" ("id", "name", "person_id", "signed_at", "signed_name", "text_hash", "withdrawn_at")
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
  "documents"."id" as "document"
from
  "letter_signings"
  left join "documents" on "documents"."person_id" = "letter_signings"."person_id"
  and "documents"."found_by" = 'letter ' || letter_signings.id
where
  "letter_signings"."person_id" = $1
order by
  "letter_signings"."signed_at" desc

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

-- linked_institutions
insert into
  "linked_institutions" (
    "access_token",
    "busy_until",
    "created_at",
    "id",
    "institution_id",
    "institution_name",
    "is_by_hand",
    "item_id",
    "kind",
    "makes_primary",
    "person_id",
    "public_token",
    "public_token_index",
    "state",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict ("public_token_index") do nothing
returning
  *

select
  "id"
from
  "linked_institutions"
where
  "person_id" = $1
  and "state" = $2
  and "access_token" is not null
limit
  $3

select
  (
    select
      jsonb_agg(
        jsonb_build_object('id', id, 'kind', kind, 'state', state, 'isByHand', is_by_hand)
        order by
          created_at desc,
          id
      ) as "found"
    from
      "linked_institutions"
    where
      "person_id" = $1
      and "state" != $2
  ) as "found"

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

-- loan_payment_parts
insert into
  loan_payment_parts (payment_id, number, principal_cents, interest_cents, waived_interest_cents)
select
  $1,
  *
from
  unnest($2::int[], $3::bigint[], $4::bigint[], $5::bigint[])

select
  *
from
  "loan_payment_parts"
where
  "payment_id" = $1
order by
  "number"

-- loan_payments
insert into
  "loan_payments" (
    "at",
    "extra_cents",
    "id",
    "interest_cents",
    "loan_id",
    "number",
    "paid_by",
    "principal_cents",
    "settled_at",
    "state",
    "transfer_id"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)

select
  "at",
  "extra_cents"
from
  "loan_payments"
where
  "loan_id" = $1
  and "extra_cents" > $2
  and "state" in ($3, $4)
order by
  "at"

select
  *
from
  "loan_payments"
where
  "loan_id" = $1
order by
  "at" desc,
  "id"

select
  *
from
  "loan_payments"
where
  "transfer_id" = $1

select
  loans.*,
  next_due_on,
  next_debit_on,
  next_debit_cents,
  due_cents,
  due_since,
  past_due_cents,
  first_missed_on,
  (
    select
      coalesce(sum(principal_cents + interest_cents), 0)::bigint
    from
      loan_payments
    where
      loan_id = loans.id
      and state = 'ASKED'
  ) as under_way_cents
from
  loans
  left join lateral (
    select
      min(due_on) as next_due_on,
      min(due_on) filter (
        where
          collected_at is null
          and left_cents > 0
      ) as next_debit_on,
      (
        array_agg(
          left_cents
          order by
            due_on
        ) filter (
          where
            collected_at is null
            and left_cents > 0
        )
      ) [1] as next_debit_cents,
      coalesce(
        sum(left_cents) filter (
          where
            collected_at is not null
        ),
        0
      )::bigint as due_cents,
      min(due_on) filter (
        where
          collected_at is not null
          and left_cents > 0
      ) as due_since,
      coalesce(
        sum(left_cents) filter (
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
      (
        select
          due_on,
          collected_at,
          past_due_at,
          open_cents,
          open_cents - (
            select
              coalesce(sum(part.principal_cents + part.interest_cents + part.waived_interest_cents), 0)::bigint
            from
              loan_payments paid
              join loan_payment_parts part on part.payment_id = paid.id
            where
              paid.loan_id = row.loan_id
              and paid.state = 'ASKED'
              and part.number = row.number
          ) as left_cents
        from
          loan_repayments row
        where
          row.loan_id = loans.id
          and open_cents > 0
      ) as open
  ) as due on true
where
  person_id = $1
  and id = $2

select
  loans.*,
  next_due_on,
  next_debit_on,
  next_debit_cents,
  due_cents,
  due_since,
  past_due_cents,
  first_missed_on,
  (
    select
      coalesce(sum(principal_cents + interest_cents), 0)::bigint
    from
      loan_payments
    where
      loan_id = loans.id
      and state = 'ASKED'
  ) as under_way_cents
from
  loans
  left join lateral (
    select
      min(due_on) as next_due_on,
      min(due_on) filter (
        where
          collected_at is null
          and left_cents > 0
      ) as next_debit_on,
      (
        array_agg(
          left_cents
          order by
            due_on
        ) filter (
          where
            collected_at is null
            and left_cents > 0
        )
      ) [1] as next_debit_cents,
      coalesce(
        sum(left_cents) filter (
          where
            collected_at is not null
        ),
        0
      )::bigint as due_cents,
      min(due_on) filter (
        where
          collected_at is not null
          and left_cents > 0
      ) as due_since,
      coalesce(
        sum(left_cents) filter (
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
      (
        select
          due_on,
          collected_at,
          past_due_at,
          open_cents,
          open_cents - (
            select
              coalesce(sum(part.principal_cents + part.interest_cents + part.waived_interest_cents), 0)::bigint
            from
              loan_payments paid
              join loan_payment_parts part on part.payment_id = paid.id
            where
              paid.loan_id = row.loan_id
              and paid.state = 'ASKED'
              and part.number = row.number
          ) as left_cents
        from
          loan_repayments row
        where
          row.loan_id = loans.id
          and open_cents > 0
      ) as open
  ) as due on true
where
  person_id = $1
order by
  status = 'CANCELLED',
  created_at desc,
  id
limit
  $2

update "loan_payments"
set
  "at" = $1,
  "extra_cents" = $2,
  "id" = $3,
  "interest_cents" = $4,
  "loan_id" = $5,
  "number" = $6,
  "paid_by" = $7,
  "principal_cents" = $8,
  "settled_at" = $9,
  "state" = $10,
  "transfer_id" = $11
where
  "id" = $12

-- loan_repayments
delete from "loan_repayments"
where
  "loan_id" = $1

insert into
  loan_repayments (loan_id, number, due_on, principal_cents, interest_cents)
select
  $1,
  *
from
  unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[])

select
  row.*,
  coalesce(reserved.principal, 0)::bigint as reserved_principal_cents,
  coalesce(reserved.interest, 0)::bigint as reserved_interest_cents
from
  loan_repayments row
  left join lateral (
    select
      sum(part.principal_cents) as principal,
      sum(part.interest_cents + part.waived_interest_cents) as interest
    from
      loan_payments paid
      join loan_payment_parts part on part.payment_id = paid.id
    where
      paid.loan_id = row.loan_id
      and paid.state = 'ASKED'
      and part.number = row.number
  ) as reserved on true
where
  row.loan_id = $1
order by
  row.number

update "loan_repayments"
set
  "collected_at" = $1
where
  "loan_id" = $2
  and "number" = $3
  and "collected_at" is null
  and "due_on" <= $4
returning
  "number"

update "loan_repayments"
set
  "warned_at" = $1
where
  "loan_id" = $2

update loan_repayments as row
set
  paid_principal_cents = row.paid_principal_cents + part.principal_cents,
  paid_interest_cents = row.paid_interest_cents + part.interest_cents,
  waived_interest_cents = row.waived_interest_cents + part.waived_interest_cents
from
  unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) as part (number, principal_cents, interest_cents, waived_interest_cents)
where
  row.loan_id = $5
  and row.number = part.number

update loan_repayments as row
set
  principal_cents = changed.principal_cents,
  interest_cents = changed.interest_cents,
  early_interest_cents = changed.early_interest_cents
from
  unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) as changed (number, principal_cents, interest_cents, early_interest_cents)
where
  row.loan_id = $5
  and row.number = changed.number

-- loans
insert into
  "loans" (
    "account_id",
    "borrow_cents",
    "confirmed_at",
    "created_at",
    "debit_version",
    "distributed_cents",
    "ended_at",
    "fee_card",
    "fee_cents",
    "fee_payment",
    "fee_payment_id",
    "frequency",
    "id",
    "make_up_until",
    "note_signed_at",
    "offered_at",
    "paid_out_at",
    "payout_id",
    "pays_out_on",
    "person_id",
    "principal_cents",
    "purpose",
    "rate_bps",
    "refused_bank_id",
    "reminded_at",
    "spouse_agreed",
    "spouse_needed",
    "spouse_signed_at",
    "status",
    "tax_form_at",
    "tax_form_cents",
    "tax_form_corrections",
    "tax_form_on",
    "term_years",
    "terms_version",
    "version"
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
    $32,
    $33,
    $34,
    $35,
    $36
  )

select
  "id"
from
  "loans"
where
  "person_id" = $1
  and "status" = $2
  and "tax_form_on" is null
limit
  $3

select
  "person_id"
from
  "loans"
where
  "id" = $1

select
  (
    select
      jsonb_agg(id) as "found"
    from
      "loans"
    where
      "person_id" = $1
      and "status" in ($2, $3)
  ) as "found"

select
  (
    select
      jsonb_build_object(
        'answers',
        (
          select
            jsonb_object_agg(name, found -> name)
          from
            $1 as kept,
            unnest($2::text[]) as name
          where
            found ? name
        ),
        'balances',
        $3,
        'plan',
        $4,
        'signed_at',
        $5,
        'has_bank',
        $6,
        'is_waiting',
        (
          select
            count(*) > 0
          from
            loans
          where
            person_id = $7
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
            person_id = $8
            and status = 'CONFIRMED'
        ),
        'changes',
        (
          select
            coalesce(jsonb_agg(jsonb_build_object('at', at, 'cents', cents)), '[]')
          from
            (
              select
                coalesce(paid_out_at, confirmed_at) as at,
                borrow_cents as cents
              from
                loans
              where
                person_id = $9
                and (
                  paid_out_at is not null
                  or status = 'SENDING'
                )
              union all
              select
                settled_at,
                - paid.principal_cents
              from
                loan_payments paid
                join loans on loans.id = loan_id
              where
                person_id = $10
                and paid.state = 'SETTLED'
            ) as change
        )
      ) as "found"
  ) as "found"

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
  coalesce(
    sum(
      case
        when status = 'CONFIRMED' then borrow_cents
        else principal_cents
      end
    ),
    0
  )::bigint as cents
from
  loans
where
  account_id = $1
  and status in ('CONFIRMED', 'ACTIVE', 'PAST_DUE')

update "loans"
set
  "account_id" = $1,
  "borrow_cents" = $2,
  "confirmed_at" = $3,
  "created_at" = $4,
  "debit_version" = $5,
  "distributed_cents" = $6,
  "ended_at" = $7,
  "fee_card" = $8,
  "fee_cents" = $9,
  "fee_payment" = $10,
  "fee_payment_id" = $11,
  "frequency" = $12,
  "id" = $13,
  "make_up_until" = $14,
  "note_signed_at" = $15,
  "offered_at" = $16,
  "paid_out_at" = $17,
  "payout_id" = $18,
  "pays_out_on" = $19,
  "person_id" = $20,
  "principal_cents" = $21,
  "purpose" = $22,
  "rate_bps" = $23,
  "refused_bank_id" = $24,
  "reminded_at" = $25,
  "spouse_agreed" = $26,
  "spouse_needed" = $27,
  "spouse_signed_at" = $28,
  "status" = $29,
  "tax_form_at" = $30,
  "tax_form_cents" = $31,
  "tax_form_corrections" = $32,
  "tax_form_on" = $33,
  "term_years" = $34,
  "terms_version" = $35,
  "version" = "version" + $36
where
  "id" = $37

update "loans"
set
  "account_id" = $1,
  "borrow_cents" = $2,
  "confirmed_at" = $3,
  "created_at" = $4,
  "debit_version" = $5,
  "distributed_cents" = $6,
  "ended_at" = $7,
  "fee_card" = $8,
  "fee_cents" = $9,
  "fee_payment" = $10,
  "fee_payment_id" = $11,
  "frequency" = $12,
  "id" = $13,
  "make_up_until" = $14,
  "note_signed_at" = $15,
  "offered_at" = $16,
  "paid_out_at" = $17,
  "payout_id" = $18,
  "pays_out_on" = $19,
  "person_id" = $20,
  "principal_cents" = $21,
  "purpose" = $22,
  "rate_bps" = $23,
  "refused_bank_id" = $24,
  "reminded_at" = $25,
  "spouse_agreed" = $26,
  "spouse_needed" = $27,
  "spouse_signed_at" = $28,
  "status" = $29,
  "tax_form_at" = $30,
  "tax_form_cents" = $31,
  "tax_form_corrections" = $32,
  "tax_form_on" = $33,
  "term_years" = $34,
  "terms_version" = $35,
  "version" = $36
where
  "id" = $37

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
  "status" = $1,
  "ended_at" = $2,
  "distributed_cents" = $3,
  "make_up_until" = $4,
  "version" = "version" + $5
where
  "id" = $6

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
  "payout_id" = $2,
  "version" = "version" + $3
where
  "id" = $4

-- mailed_codes
delete from "mailed_codes"
where
  "expires_at" < $1

delete from "mailed_codes"
where
  "person_id" = $1

delete from "mailed_codes"
where
  "person_id" = $1
  and "hash" = $2
  and "expires_at" > $3
returning
  "person_id"

delete from "mailed_codes"
where
  person_id = $1

insert into
  "mailed_codes" ("expires_at", "hash", "person_id")
values
  ($1, $2, $3)
on conflict ("person_id") do update
set
  "hash" = $4,
  "expires_at" = $5

-- mailed_tokens
delete from "mailed_tokens"
where
  "expires_at" < $1

delete from "mailed_tokens"
where
  person_id = $1

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
  and "purpose" in ($3)
  and "used_at" is null

-- memberships
insert into
  "memberships" (
    "cancelled_at",
    "counted_from",
    "created_at",
    "ended_at",
    "ended_because",
    "id",
    "method_id",
    "period_ends_at",
    "period_months",
    "period_starts_at",
    "person_id",
    "plan_name",
    "price_cents",
    "reminded_for",
    "renews",
    "state",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
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

update "memberships"
set
  "version" = $1
where
  "id" = $2
returning
  *

-- name_words
delete from "name_words"
where
  "person_id" = $1

delete from "name_words"
where
  person_id = $1

insert into
  "name_words" ("id", "person_id", "word", "word_index")
values
  ($1, $2, $3, $4)

-- notification_visits
delete from "notification_visits"
where
  person_id = $1

insert into
  notification_visits as visit (person_id, seen_at, before_at)
values
  ($1, $2, null)
on conflict (person_id) do update
set
  before_at = case
    when visit.seen_at < $3 then visit.seen_at
    else visit.before_at
  end,
  seen_at = greatest(visit.seen_at, excluded.seen_at)
returning
  before_at

-- notifications
delete from "notifications"
where
  "sent_at" < $1

delete from "notifications"
where
  person_id = $1

insert into
  "notifications" ("id", "link", "person_id", "place", "read_at", "sent_at", "subject", "words")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)

select
  "id"
from
  "notifications"
where
  "person_id" = $1
  and "id" = $2

select
  "notifications".*
from
  "notifications"
  inner join "unwanted_emails" on "unwanted_emails"."person_id" = "notifications"."person_id"
  and "unwanted_emails"."subject" = "notifications"."subject"
where
  "notifications"."person_id" = $1
  and "unwanted_emails"."is_weekly" = $2
  and "notifications"."sent_at" >= $3
  and "notifications"."sent_at" >= "unwanted_emails"."since"
  and "notifications"."subject" = $4
order by
  "notifications"."sent_at",
  "notifications"."place"

select
  *
from
  "notifications"
where
  "person_id" = $1
  and (sent_at, place) < (
    select
      sent_at,
      place
    from
      notifications
    where
      id = $2
      and person_id = $3
  )
order by
  "sent_at" desc,
  "place" desc
limit
  $4

select
  count(*)::int as "unread"
from
  "notifications"
where
  "person_id" = $1
  and "read_at" is null

update "notifications"
set
  "read_at" = $1
where
  "person_id" = $2
  and "read_at" is null
  and (sent_at, place) <= (
    select
      sent_at,
      place
    from
      notifications
    where
      id = $3
  )

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

select
  offer,
  "from",
  sum(visitors)::int as visitors,
  sum(people)::int as people,
  sum(times)::int as times
from
  (
    select
      offer,
      click_source as "from",
      1 as visitors,
      0 as people,
      clicks as times
    from
      offer_clicks
    union all
    select
      offer,
      click_page,
      0,
      1,
      visits
    from
      offer_visits
  ) as followed
group by
  offer,
  "from"
order by
  times desc,
  offer,
  "from"

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

-- paper_accounts
insert into
  "paper_accounts" ("account_id", "begun_on", "next_on", "person_id")
values
  ($1, $2, $3, $4)
on conflict do nothing

select
  *
from
  "paper_accounts"
where
  "account_id" = $1
for update

select
  *
from
  "paper_accounts"
where
  "person_id" = $1
order by
  "account_id"

update "paper_accounts"
set
  "next_on" = $1
where
  "account_id" = $2

-- partner_events
delete from "partner_events"
where
  "received_at" < $1

insert into
  "partner_events" ("body", "event_id", "id", "partner", "received_at", "sent_at")
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
  "ended_at" = "partner_searches"."ended_at"
returning
  "ended_at"

-- passkey_challenges
delete from "passkey_challenges"
where
  "expires_at" < $1

delete from "passkey_challenges"
where
  "hash" = $1
  and "purpose" = $2
  and "person_id" = $3
  and "expires_at" > $4
returning
  "hash"

delete from "passkey_challenges"
where
  person_id = $1

insert into
  "passkey_challenges" ("expires_at", "hash", "person_id", "purpose")
values
  ($1, $2, $3, $4)

-- passkey_handles
delete from "passkey_handles"
where
  person_id = $1

insert into
  "passkey_handles" ("person_id", "handle")
values
  ($1, $2)
on conflict ("person_id") do nothing
returning
  "handle"

select
  "handle"
from
  "passkey_handles"
where
  "person_id" = $1

select
  "person_id"
from
  "passkey_handles"
where
  "person_id" = $1
  and "handle" = $2

-- passkeys
delete from "passkeys"
where
  "id" = $1
  and "person_id" = $2
returning
  "id"

delete from "passkeys"
where
  "person_id" = $1

delete from "passkeys"
where
  person_id = $1

insert into
  "passkeys" (
    "added_at",
    "counter",
    "credential_id",
    "id",
    "is_backed_up",
    "is_synced",
    "last_used_at",
    "name",
    "person_id",
    "public_key",
    "transports"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("credential_id") do nothing
returning
  "id"

select
  *
from
  "passkeys"
where
  "credential_id" = $1
for update

select
  *
from
  "passkeys"
where
  "person_id" = $1
order by
  "added_at"

update "passkeys"
set
  "added_at" = $1,
  "counter" = $2,
  "credential_id" = $3,
  "id" = $4,
  "is_backed_up" = $5,
  "is_synced" = $6,
  "last_used_at" = $7,
  "name" = $8,
  "person_id" = $9,
  "public_key" = $10,
  "transports" = $11
where
  "id" = $12

update "passkeys"
set
  "name" = $1
where
  "id" = $2
  and "person_id" = $3
returning
  *

-- payment_consents
insert into
  "payment_consents" ("consented_at", "id", "percent", "person_id", "price_cents", "product_id", "words")
values
  ($1, $2, $3, $4, $5, $6, $7)

select
  *
from
  "payment_consents"
where
  "person_id" = $1
order by
  "consented_at"

-- payment_customers
insert into
  "payment_customers" ("person_id", "customer_id", "setup_id", "created_at")
values
  ($1, $2, $3, $4)
on conflict do nothing

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
    "amount_cents",
    "attempt",
    "card_brand",
    "card_last_four",
    "claimed_until",
    "created_at",
    "decline_code",
    "dispute",
    "disputed_cents",
    "goal",
    "id",
    "is_alone",
    "kind",
    "membership_id",
    "method_id",
    "partner_id",
    "period_starts_at",
    "person_id",
    "product_id",
    "provider",
    "receipt_email",
    "refunded_cents",
    "retries",
    "secret",
    "settled_at",
    "state",
    "unanswered_since"
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
on conflict do nothing
returning
  *

select
  "id"
from
  "payments"
where
  "person_id" = $1
  and (
    "state" = $2
    or "dispute" = $3
    or (
      "kind" = $4
      and "state" not in ($5, $6)
    )
  )
limit
  $7

select
  "id",
  "goal"
from
  "payments"
where
  "person_id" = $1
  and "state" = $2
  and "goal" is not null
  and "refunded_cents" < "amount_cents"

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
  and "state" not in ($2, $3)
for update

select
  *
from
  "payments"
where
  "person_id" = $1
  and "product_id" = $2
  and "provider" = $3
  and "state" not in ($4, $5)
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
  count(*)::int as "bought"
from
  "payments"
where
  "person_id" = $1
  and "product_id" = $2
  and "state" = $3
  and "dispute" in ($4, $5)
  and "refunded_cents" < "amount_cents"

update "payments"
set
  "amount_cents" = $1,
  "attempt" = $2,
  "card_brand" = $3,
  "card_last_four" = $4,
  "claimed_until" = $5,
  "created_at" = $6,
  "decline_code" = $7,
  "dispute" = $8,
  "disputed_cents" = $9,
  "goal" = $10,
  "id" = $11,
  "is_alone" = $12,
  "kind" = $13,
  "membership_id" = $14,
  "method_id" = $15,
  "partner_id" = $16,
  "period_starts_at" = $17,
  "person_id" = $18,
  "product_id" = $19,
  "provider" = $20,
  "receipt_email" = $21,
  "refunded_cents" = $22,
  "retries" = $23,
  "secret" = $24,
  "settled_at" = $25,
  "state" = $26,
  "unanswered_since" = $27
where
  "id" = $28
returning
  *

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
  "decline_code" = $2,
  "unanswered_since" = coalesce("unanswered_since", $3)
where
  "id" = $4
  and "state" = $5
  and (
    "claimed_until" is null
    or "claimed_until" <= $6
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
  "receipt_email" = $1
where
  "id" = $2
returning
  *

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

-- pending_authenticators
delete from "pending_authenticators"
where
  "person_id" = $1

delete from "pending_authenticators"
where
  person_id = $1

insert into
  "pending_authenticators" ("begun_at", "id", "person_id", "secret")
values
  ($1, $2, $3, $4)

select
  *
from
  "pending_authenticators"
where
  "person_id" = $1
  and "begun_at" > $2
for update

-- people
(
  select
    array["id"]::text[] as key,
    array["email"::text, "pending_email"::text, "first_name"::text, "last_name"::text, "email_index"::text] as cells
  from
    "people"
  order by
    "id"
  limit
    1
)
union all
(
  select
    array["id"]::text[] as key,
    array["email"::text, "pending_email"::text, "first_name"::text, "last_name"::text, "email_index"::text] as cells
  from
    "people"
  order by
    "id" desc
  limit
    1
)

insert into
  "people" (
    "closed_at",
    "created_at",
    "email",
    "email_confirmed_at",
    "email_index",
    "first_name",
    "holds_email",
    "id",
    "language",
    "last_name",
    "last_seen_at",
    "origin_domain",
    "partner_name",
    "password_hash",
    "password_stands_alone",
    "pending_email",
    "unsubscribed_at",
    "user_flow_id"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)

insert into
  "people" (
    "closed_at",
    "created_at",
    "email",
    "email_confirmed_at",
    "email_index",
    "first_name",
    "holds_email",
    "id",
    "language",
    "last_name",
    "last_seen_at",
    "origin_domain",
    "partner_name",
    "password_hash",
    "password_stands_alone",
    "pending_email",
    "unsubscribed_at",
    "user_flow_id"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
on conflict ("email_index")
where
  "holds_email" = true do nothing

select
  "id"
from
  "people"
where
  "id" = $1
for update

select
  "id"
from
  "people"
where
  exists (
    select
      "name_words"."id"
    from
      "name_words"
    where
      "name_words"."person_id" = "people"."id"
      and "word_index" in ($1)
  )
order by
  "last_seen_at" desc
limit
  $2

select
  "id",
  "email_confirmed_at"
from
  "people"
where
  "email_index" in ($1)
  and "id" != $2
  and "holds_email" = $3
for update

select
  "language"
from
  "people"
where
  "id" = $1

select
  *
from
  "people"
where
  "email_index" in ($1)
  and "email_confirmed_at" is null
  and "password_hash" in ($2)
order by
  "last_seen_at" desc,
  "created_at" desc
limit
  $3

select
  *
from
  "people"
where
  "email_index" in ($1)
  and "holds_email" = $2
order by
  "email_confirmed_at" is null,
  "created_at"
limit
  $3

select
  *
from
  "people"
where
  "id" = $1

select
  *
from
  "people"
where
  "id" in ($1)

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

update "people"
set
  "email" = $1,
  "email_index" = $2,
  "email_confirmed_at" = $3,
  "holds_email" = $4,
  "pending_email" = $5
where
  "id" = $6

update "people"
set
  "first_name" = $1,
  "last_name" = $2
where
  "id" = $3

update "people"
set
  "first_name" = $1,
  "last_name" = $2,
  "email" = $3,
  "email_index" = $4,
  "closed_at" = $5,
  "password_hash" = $6,
  "holds_email" = $7,
  "email_confirmed_at" = $8,
  "pending_email" = $9
where
  "id" = $10

update "people"
set
  "language" = $1
where
  "id" = $2

update "people"
set
  "password_hash" = $1,
  "password_stands_alone" = $2
where
  "id" = $3

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

-- personal_information
insert into
  "personal_information" (
    "card_brand",
    "card_last_four",
    "card_token",
    "changed_by",
    "city",
    "created_at",
    "created_by",
    "dob",
    "id",
    "ira_count",
    "ira_interest",
    "old_401k_count",
    "person_id",
    "phone_number",
    "signed_at",
    "signed_name",
    "ssn",
    "ssn_index",
    "state",
    "street_address",
    "total_401k_balance_cents",
    "unknown_providers",
    "updated_at",
    "user_external_id",
    "version",
    "zip_code"
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
    $26
  )
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
        when version <> coalesce($3::int, version) then 'stale'
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

-- pgboss.job
delete from pgboss.job
where
  name = $1
  and state = 'created'
  and id = any ($2::uuid[])
returning
  data

select
  count(*) filter (
    where
      state = 'created'
      and name <> $1
  ) as waiting,
  count(*) filter (
    where
      state = 'active'
  ) as active,
  count(*) filter (
    where
      state = 'retry'
  ) as failed,
  count(*) filter (
    where
      state = 'created'
      and name = $2
  ) as dead
from
  pgboss.job
where
  state in ('created', 'active', 'retry')

select
  dead.id,
  dead.data ->> 'job' as name,
  dead.created_on as since,
  coalesce((coalesce(dead.source_output, dead.output) ->> 'tries')::int, queue.retry_limit + 1, 1) as tries,
  coalesce(coalesce(dead.source_output, dead.output) ->> 'error', 'took-too-long') as error
from
  pgboss.job dead
  left join pgboss.queue queue on queue.name = dead.data ->> 'job'
where
  dead.name = $1
  and dead.state = 'created'
order by
  dead.created_on,
  dead.id

-- phone_confirmations
insert into
  "phone_confirmations" ("confirmed_at", "confirmed_number", "id", "person_id", "phone_number", "send_id", "sent_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("id") do update
set
  "phone_number" = $8,
  "send_id" = $9,
  "sent_at" = $10
returning
  *

select
  (
    select
      to_jsonb(confirmed_at is not null) as "found"
    from
      "phone_confirmations"
    where
      "person_id" = $1
  ) as "found"

select
  *
from
  "phone_confirmations"
where
  "person_id" = $1

update "phone_confirmations"
set
  "confirmed_number" = $1,
  "confirmed_at" = $2,
  "send_id" = $3
where
  "id" = $4
  and "send_id" is not distinct from $5

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
  "portfolio_activities" ("at", "cents", "kind", "order_id", "portfolio_id", "words")
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
  and "kind" = $2
order by
  "at" desc,
  "order_id"
limit
  $3
offset
  $4

-- portfolio_plans
insert into
  "portfolio_plans" ("id", "investment_goal", "person_id", "retires_on", "updated_at")
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
  "portfolio_trades".*,
  "portfolio_activities"."kind"
from
  "portfolio_trades"
  inner join "portfolio_activities" on "portfolio_activities"."portfolio_id" = "portfolio_trades"."portfolio_id"
  and "portfolio_activities"."order_id" = "portfolio_trades"."order_id"
where
  "portfolio_trades"."person_id" = $1
  and "portfolio_trades"."account_id" = $2
  and "portfolio_trades"."at" >= $3
  and "portfolio_trades"."at" < $4
order by
  "portfolio_trades"."at",
  "portfolio_trades"."security_id"

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
  security_id,
  sum(micro_shares)::bigint as micro_shares
from
  portfolio_trades
where
  person_id = $1
  and account_id = $2
  and at < $3
group by
  security_id
having
  sum(micro_shares) > 0
order by
  security_id

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
    "adjusted_at",
    "chosen_at",
    "chosen_stocks_bps",
    "id",
    "kind",
    "model_id",
    "month_done",
    "person_id",
    "retires_on",
    "version",
    "weights"
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

select
  (
    select
      jsonb_agg(key) as "found"
    from
      "progress_marks"
    where
      "person_id" = $1
  ) as "found"

-- property_imports
insert into
  "property_imports" ("source", "is_read", "name", "rows_done", "state")
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

-- questionnaires
insert into
  "questionnaires" ("answers", "changed", "created_at", "created_by", "id", "person_id", "updated_at", "version")
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
      answers as "found"
    from
      "questionnaires"
    where
      "person_id" = $1
  ) as "found"

select
  *
from
  "questionnaires"
where
  "person_id" = $1

select
  count(*) as "count"
from
  "questionnaires"
where
  answers ? $1
  and (
    answers ->> $2 = any ($3::text[])
    or exists (
      select
      from
        jsonb_array_elements_text(
          case jsonb_typeof(answers -> $4)
            when 'array' then answers -> $5
          end
        ) as one (value)
      where
        value = any ($6::text[])
    )
  )

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
  "updated_at" = $6::timestamptz
where
  "id" = $7
  and "person_id" = $8
  and version >= coalesce($9::int, version)
  and not exists (
    select
    from
      jsonb_each(changed) as one (name, change)
    where
      name = any ($10::text[])
      and (change ->> 'at')::int > coalesce($11::int, version)
      and change ->> 'by' <> $12::text
  )
  and exists (
    select
    from
      unnest($13::text[]) as name
    where
      changed -> name ->> 'by' is distinct from $14::text
  )
returning
  "id",
  "version",
  "answers"

-- quiz_answers
delete from "quiz_answers"
where
  "updated_at" < $1

insert into
  "quiz_answers" ("answers", "created_at", "id", "is_complete", "questionnaire", "updated_at", "version")
values
  ($1, $2, $3, $4, $5, $6, $7)
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
  "version" = "version" + $1,
  "answers" = $2,
  "is_complete" = $3,
  "updated_at" = $4
where
  "id" = $5
  and "questionnaire" = $6
  and version = coalesce($7::int, version)
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

-- recoveries
delete from "recoveries"
where
  "ended_at" < $1

delete from "recoveries"
where
  person_id = $1

insert into
  "recoveries" (
    "asked_at",
    "ended_as",
    "ended_at",
    "finish_hash",
    "finish_until",
    "id",
    "look",
    "person_id",
    "ready_at",
    "stop_hash"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

select
  *
from
  "recoveries"
where
  "finish_hash" = $1
  and "finish_until" > $2
  and "ended_at" is null

select
  *
from
  "recoveries"
where
  "id" = $1

select
  *
from
  "recoveries"
where
  "id" = $1
  and "ended_at" is null
for update

select
  *
from
  "recoveries"
where
  "person_id" = $1
  and "ended_at" is null

select
  *
from
  "recoveries"
where
  "stop_hash" = $1
  and "ended_at" is null

update "recoveries"
set
  "ended_at" = $1,
  "ended_as" = $2
where
  "id" = $3
  and "ended_at" is null
returning
  "id"

update "recoveries"
set
  "finish_hash" = $1,
  "finish_until" = $2
where
  "id" = $3

update "recoveries"
set
  "look" = $1
where
  "id" = $2

-- refinance_loans
insert into
  "refinance_loans" (
    "annual_income",
    "borrow_cents",
    "created_at",
    "current_balance_cents",
    "current_term_years",
    "ended_at",
    "id",
    "lender",
    "outcome",
    "person_id",
    "purpose",
    "rate_bps",
    "refused_why",
    "sent_at",
    "sent_version",
    "term_years",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
on conflict ("person_id") do nothing
returning
  *

select
  *
from
  "refinance_loans"
where
  "person_id" = $1

update "refinance_loans"
set
  "annual_income" = $1,
  "borrow_cents" = $2,
  "created_at" = $3,
  "current_balance_cents" = $4,
  "current_term_years" = $5,
  "ended_at" = $6,
  "id" = $7,
  "lender" = $8,
  "outcome" = $9,
  "person_id" = $10,
  "purpose" = $11,
  "rate_bps" = $12,
  "refused_why" = $13,
  "sent_at" = $14,
  "sent_version" = $15,
  "term_years" = $16,
  "updated_at" = $17,
  "version" = "version" + $18
where
  "id" = $19
  and version = coalesce($20::int, version)
returning
  *

update "refinance_loans"
set
  "annual_income" = $1,
  "borrow_cents" = $2,
  "created_at" = $3,
  "current_balance_cents" = $4,
  "current_term_years" = $5,
  "ended_at" = $6,
  "id" = $7,
  "lender" = $8,
  "outcome" = $9,
  "person_id" = $10,
  "purpose" = $11,
  "rate_bps" = $12,
  "refused_why" = $13,
  "sent_at" = $14,
  "sent_version" = $15,
  "term_years" = $16,
  "updated_at" = $17,
  "version" = $18
where
  "id" = $19

update "refinance_loans"
set
  "sent_at" = $1,
  "sent_version" = "version",
  "outcome" = $2,
  "ended_at" = $3,
  "refused_why" = $4
where
  "id" = $5
  and version = coalesce($6::int, version)
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
      "expires_at" = least($7::timestamptz, began_at + make_interval(days => $8::int))
    from
      "token"
    where
      "sessions"."id" = "token"."session_id"
  )
select
  *
from
  "token"

-- rollover_destinations
insert into
  "rollover_destinations" (
    "account_number",
    "check_address",
    "check_payable_to",
    "created_at",
    "id",
    "institution",
    "last_four",
    "person_id",
    "record_keeper",
    "takes_roth"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning
  *

select
  (
    select
      count(*) > 0 as "found"
    from
      "rollover_destinations"
    where
      "person_id" = $1
  ) as "found"

select
  *
from
  "rollover_destinations"
where
  "person_id" = $1
order by
  "created_at",
  "id"

-- rollover_notes
select
  "id"
from
  "rollover_notes"
where
  "person_id" = $1
  and "about" = $2
  and "noted_at" >= $3
limit
  $4

select
  (
    select
      max(noted_at) as "found"
    from
      "rollover_notes"
    where
      "person_id" = $1
      and "about" = $2
  ) as "found"

select
  *
from
  "rollover_notes"
where
  "person_id" = $1
order by
  "noted_at" desc,
  "id"

-- rollover_parts
insert into
  "rollover_parts" ("account_id", "destination", "id", "receiver", "rollover_id", "tax_kind")
values
  ($1, $2, $3, $4, $5, $6)

select
  *
from
  "rollover_parts"
where
  "rollover_id" in ($1)
order by
  "tax_kind"

-- rollover_payments
insert into
  "rollover_payments" (
    "arrived_at",
    "arrived_cents",
    "confirmed_by",
    "id",
    "name",
    "part_id",
    "rollover_id",
    "said_cents",
    "sent_at",
    "state",
    "tax_kind",
    "transfer_id",
    "way"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict ("rollover_id", "name") do nothing
returning
  *

select
  "rollover_payments".*
from
  "rollover_payments"
  inner join "rollovers" on "rollovers"."id" = "rollover_payments"."rollover_id"
  inner join "rollover_parts" on "rollover_parts"."id" = "rollover_payments"."part_id"
where
  "rollovers"."person_id" = $1
  and "rollovers"."way" = $2
  and "rollover_parts"."account_id" = $3
  and "rollover_payments"."state" = $4
order by
  "rollover_payments"."sent_at",
  "rollover_payments"."id"

select
  *
from
  "rollover_payments"
where
  "id" = $1

select
  *
from
  "rollover_payments"
where
  "part_id" = $1
  and "name" = $2

select
  *
from
  "rollover_payments"
where
  "rollover_id" in ($1)
order by
  "sent_at",
  "tax_kind",
  "id"

select
  *
from
  "rollover_payments"
where
  "transfer_id" = $1
order by
  "sent_at",
  "id"

update "rollover_payments"
set
  "arrived_at" = $1,
  "arrived_cents" = $2,
  "confirmed_by" = $3,
  "id" = $4,
  "name" = $5,
  "part_id" = $6,
  "rollover_id" = $7,
  "said_cents" = $8,
  "sent_at" = $9,
  "state" = $10,
  "tax_kind" = $11,
  "transfer_id" = $12,
  "way" = $13
where
  "id" = $14
returning
  *

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

select
  (
    select
      to_jsonb(count(*) > 0) as "found"
    from
      "rollover_wishes"
    where
      "person_id" = $1
  ) as "found"

-- rollovers
insert into
  "rollovers" (
    "accepted_at",
    "cancel_asked_at",
    "cancelled_at",
    "details",
    "estimate_cents",
    "form_document_id",
    "form_signed_at",
    "handled_by",
    "id",
    "is_all_sent",
    "is_taken",
    "person_id",
    "received_at",
    "refused_at",
    "refused_why",
    "requested_at",
    "sent_at",
    "source",
    "source_id",
    "tax_type",
    "warned_stage",
    "way"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
returning
  *

select
  "id",
  "source_id"
from
  "rollovers"
where
  "person_id" = $1
  and "source" = $2
  and "refused_at" is null
  and "cancelled_at" is null

select
  (
    select
      jsonb_agg(id) as "found"
    from
      "rollovers"
    where
      "person_id" = $1
      and "form_signed_at" is null
      and "sent_at" is null
      and "refused_at" is null
      and "cancelled_at" is null
  ) as "found"

select
  (
    select
      jsonb_agg(source_id) as "found"
    from
      "rollovers"
    where
      "person_id" = $1
      and "refused_why" = $2
  ) as "found"

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
  "accepted_at" = $1,
  "cancel_asked_at" = $2,
  "cancelled_at" = $3,
  "details" = $4,
  "estimate_cents" = $5,
  "form_document_id" = $6,
  "form_signed_at" = $7,
  "handled_by" = $8,
  "id" = $9,
  "is_all_sent" = $10,
  "is_taken" = $11,
  "person_id" = $12,
  "received_at" = $13,
  "refused_at" = $14,
  "refused_why" = $15,
  "requested_at" = $16,
  "sent_at" = $17,
  "source" = $18,
  "source_id" = $19,
  "tax_type" = $20,
  "warned_stage" = $21,
  "way" = $22
where
  "id" = $23
returning
  *

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

-- savings_program_drafts
delete from "savings_program_drafts"
where
  "program_id" = $1

insert into
  "savings_program_drafts" (
    "amount_cents",
    "first_on",
    "frequency",
    "is_first_for_last_year",
    "person_id",
    "program_id",
    "saved_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("program_id") do update
set
  "amount_cents" = $8,
  "created_at" = $9,
  "first_on" = $10,
  "frequency" = $11,
  "id" = $12,
  "is_first_for_last_year" = $13,
  "may_debit" = $14,
  "schedule_id" = $15,
  "started_at" = $16,
  "status" = $17,
  "updated_at" = $18,
  "version" = $19

insert into
  "savings_program_drafts" (
    "amount_cents",
    "first_on",
    "frequency",
    "is_first_for_last_year",
    "person_id",
    "program_id",
    "saved_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("program_id") do update
set
  "amount_cents" = $8,
  "first_on" = $9,
  "frequency" = $10,
  "is_first_for_last_year" = $11,
  "saved_at" = $12

select
  *
from
  "savings_program_drafts"
where
  "person_id" = $1

-- savings_programs
insert into
  "savings_programs" (
    "amount_cents",
    "created_at",
    "first_on",
    "frequency",
    "id",
    "is_first_for_last_year",
    "may_debit",
    "person_id",
    "schedule_id",
    "started_at",
    "status",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
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
    "about",
    "booking_id",
    "busy_until",
    "created_at",
    "ends_at",
    "id",
    "person_id",
    "starts_at",
    "state",
    "time_zone",
    "topic",
    "updated_at",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict do nothing
returning
  *

select
  "id"
from
  "scheduled_calls"
where
  "person_id" = $1
  and "state" in ($2, $3, $4, $5, $6)

select
  (
    select
      jsonb_agg(jsonb_build_object('state', state, 'topic', topic)) as "found"
    from
      "scheduled_calls"
    where
      "person_id" = $1
  ) as "found"

select
  (
    select
      max(starts_at) as "found"
    from
      "scheduled_calls"
    where
      "person_id" = $1
      and "topic" in ($2, $3)
      and "state" in ($4, $5)
  ) as "found"

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
  and "state" in ($3, $4, $5)

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
  "about" = $1
where
  "person_id" = $2
  and "topic" in ($3, $4)
  and "state" in ($5, $6, $7)

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

-- search_call_topics
insert into
  "search_call_topics" ("person_id", "about", "said_at")
values
  ($1, $2, $3)
on conflict ("person_id") do update
set
  "about" = $4,
  "said_at" = $5

select
  "about"
from
  "search_call_topics"
where
  "person_id" = $1

-- search_hints
insert into
  "search_hints" ("id", "names", "person_id", "updated_at", "zip_codes")
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
  "searches" ("ended_at", "id", "person_id", "started_at", "state")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id")
where
  "state" = 'running' do nothing
returning
  *

select
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
            "person_id" = $1
          order by
            state = 'running' desc,
            "started_at" desc
          limit
            $2
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
        jsonb_agg(id) filter (
          where
            kind <> 'no-match'
            and is_mine <> 'no'
            and answer <> 'nothing'
        ),
        'unmovable',
        (
          (
            select
              jsonb_agg(source_id) as "found"
            from
              "rollovers"
            where
              "person_id" = $3
              and "refused_why" = $4
          )
        ),
        'selected',
        count(*) filter (
          where
            is_selected
            and is_mine <> 'no'
        ),
        'for_plan',
        count(*) filter (
          where
            account_plan = 'employer-plan'
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
              "person_id" = $5
              and "is_retirement_money" = $6
              and "confidence" >= $7
              and "state" <> $8
          )
        ),
        'held',
        (
          select
            jsonb_agg(
              jsonb_build_object(
                'source',
                source,
                'link',
                institution_id,
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
            "person_id" = $9
        ),
        'wished',
        (
          (
            select
              to_jsonb(count(*) > 0) as "found"
            from
              "rollover_wishes"
            where
              "person_id" = $10
          )
        )
      ) as "found"
    from
      "found_accounts"
    where
      "person_id" = $11
  ) as "found"

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

delete from "sessions"
where
  person_id = $1

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
  "second_factor_at",
  "mailed_code_at"
from
  "sessions"
where
  "id" = $1

select
  *
from
  "sessions"
where
  "id" = $1

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
  "mailed_code_at" = $1
where
  "id" = $2

update "sessions"
set
  "money_moved_at" = $1
where
  "id" = $2

update "sessions"
set
  "password_checked_at" = $1
where
  "id" = $2

update "sessions"
set
  "second_factor_at" = $1
where
  "id" = $2

with
  "begun" as (
    insert into
      "sessions" ()
    values
      ()
  ),
  "seen" as (
    update "people"
    set
      "last_seen_at" = $1
    where
      "id" = $2
  )
insert into
  "refresh_tokens" ("hash", "session_id", "issued_at", "used_at")
values
  ($3, $4, $5, $6)

-- signatures
insert into
  "signatures" (
    "about",
    "document_id",
    "drawing",
    "id",
    "kind",
    "name",
    "person_id",
    "signed_at",
    "signed_name",
    "signed_on",
    "spouse_name",
    "title",
    "version",
    "words_hash"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)

select
  (
    select
      jsonb_agg(
        jsonb_build_object('kind', kind, 'about', about, 'signed_at', signed_at)
        order by
          signed_at desc
      ) as "found"
    from
      "signatures"
    where
      "person_id" = $1
  ) as "found"

select
  (
    select
      to_jsonb(max(signed_at)) as "found"
    from
      "signatures"
    where
      "person_id" = $1
      and "kind" = $2
      and "about" = $3
  ) as "found"

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
  ) as "found"

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

-- staff
delete from "staff"
where
  person_id = $1

insert into
  "staff" ("ended_at", "invited_by", "person_id", "role", "since")
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id") do update
set
  "role" = $6,
  "invited_by" = $7,
  "ended_at" = $8

select
  "staff"."role",
  "sessions"."second_factor_at"
from
  "staff"
  left join "sessions" on "sessions"."person_id" = "staff"."person_id"
  and "sessions"."id" = $1
where
  "staff"."person_id" = $2
  and "staff"."ended_at" is null

select
  *
from
  "staff"
where
  "ended_at" is null
  and "role" = $1
order by
  "since"

select
  *
from
  "staff"
where
  "person_id" = $1
  and "ended_at" is null

select
  *
from
  "staff"
where
  "person_id" in ($1)
  and "ended_at" is null
order by
  "person_id"
for no key update

select
  *
from
  "staff"
where
  "person_id" in ($1)
  and "ended_at" is null
order by
  "person_id"
for share

update "staff"
set
  "ended_at" = $1
where
  "person_id" = $2
  and "ended_at" is null

update "staff"
set
  "role" = $1
where
  "person_id" = $2
  and "ended_at" is null

-- staff_invitations
insert into
  "staff_invitations" ("email", "expires_at", "hash", "id", "invited_at", "invited_by", "role", "used_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)

select
  *
from
  "staff_invitations"
where
  "hash" = $1
  and "used_at" is not null

select
  *
from
  "staff_invitations"
where
  "hash" = $1
  and "used_at" is null
  and "expires_at" > $2
for update

select
  *
from
  "staff_invitations"
where
  "id" = $1
for update

select
  *
from
  "staff_invitations"
where
  "used_at" is null
  and "expires_at" > $1
order by
  "invited_at"

update "staff_invitations"
set
  "used_at" = $1
where
  "id" = $2

update "staff_invitations"
set
  "used_at" = $1
where
  "invited_by" = $2
  and "used_at" is null

-- stopped_numbers
delete from "stopped_numbers"
where
  "number_index" in ($1)

insert into
  "stopped_numbers" ("id", "number", "number_index", "stopped_at")
values
  ($1, $2, $3, $4)
on conflict ("number_index") do nothing

select
  "id"
from
  "stopped_numbers"
where
  "number_index" in ($1)

-- tax_forms
insert into
  "tax_forms" ("account_id", "code", "corrections", "document_id", "form", "person_id", "reported", "year")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("account_id", "form", "year", "code") do update
set
  "reported" = $9,
  "corrections" = $10,
  "document_id" = $11

select
  *
from
  "tax_forms"
where
  "account_id" = $1
  and "form" = $2
  and "year" = $3
  and "code" = $4

select
  *
from
  "tax_forms"
where
  "account_id" = $1
order by
  "year",
  "form",
  "code"

-- terms_acceptances
insert into
  "terms_acceptances" ("accepted_at", "document", "id", "person_id", "text_hash", "version")
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

-- texts
insert into
  texts (id, person_id, about, asked_at)
select
  $1,
  $2,
  $3,
  $4
where
  (
    select
      count(*)
    from
      texts
    where
      about = $5
  ) < $6

select
  *
from
  "texts"
where
  "id" = $1
  and "state" = $2

update "texts"
set
  "state" = $1,
  "sent_at" = $2
where
  "id" = $3
  and "state" = $4

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

select
  count(*) as "count"
from
  "timed_jobs"
where
  "due_at" <= $1

-- unclaimed_matches
delete from "unclaimed_matches"
where
  "id" = $1
  and "state" = 'found'

insert into
  "unclaimed_matches" (
    "claim_started_at",
    "claimed_at",
    "claimed_cents",
    "confidence",
    "details",
    "filed_on",
    "found_at",
    "how",
    "id",
    "is_retirement_money",
    "person_id",
    "record_id",
    "record_index",
    "shown_at",
    "state",
    "version"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)

select
  *
from
  "unclaimed_matches"
where
  "person_id" = $1
  and "state" = $2
  and "how" = $3
  and "filed_on" is null
order by
  "id"
for update

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
  exists (
    (
      select
        "id"
      from
        "unclaimed_matches"
      where
        "person_id" = $1
        and "is_retirement_money" = $2
        and "confidence" >= $3
        and "state" <> $4
    )
  ) as "found"

update "unclaimed_matches"
set
  "claim_started_at" = $1,
  "claimed_at" = $2,
  "claimed_cents" = $3,
  "confidence" = $4,
  "details" = $5,
  "filed_on" = $6,
  "found_at" = $7,
  "how" = $8,
  "id" = $9,
  "is_retirement_money" = $10,
  "person_id" = $11,
  "record_id" = $12,
  "record_index" = $13,
  "shown_at" = $14,
  "state" = $15,
  "version" = "version" + $16
where
  "person_id" = $17
  and "id" = $18

update "unclaimed_matches"
set
  "claim_started_at" = $1,
  "claimed_at" = $2,
  "claimed_cents" = $3,
  "confidence" = $4,
  "details" = $5,
  "filed_on" = $6,
  "found_at" = $7,
  "how" = $8,
  "id" = $9,
  "is_retirement_money" = $10,
  "person_id" = $11,
  "record_id" = $12,
  "record_index" = $13,
  "shown_at" = $14,
  "state" = $15,
  "version" = $16
where
  "id" = $17

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

-- unfinished_sign_ins
delete from "unfinished_sign_ins"
where
  "expires_at" < $1

delete from "unfinished_sign_ins"
where
  "hash" = $1
returning
  "hash"

delete from "unfinished_sign_ins"
where
  "person_id" = $1

delete from "unfinished_sign_ins"
where
  person_id = $1

insert into
  "unfinished_sign_ins" ("expires_at", "first", "hash", "person_id")
values
  ($1, $2, $3, $4)

select
  *
from
  "unfinished_sign_ins"
where
  "hash" = $1
  and "expires_at" > $2

-- unnest
select
  company.id,
  company.name,
  company.other_names,
  company.city,
  company.state,
  company.zip_code,
  company.assets_cents,
  company.plan_assets_cents,
  company.participants,
  company.plan_count,
  largest.name as plan_name,
  largest.plan_year,
  keeper.name as record_keeper,
  largest.participants as plan_participants,
  largest.assets_begin_cents,
  largest.assets_end_cents,
  largest.admin_cents
from
  unnest($1::int[]) with ordinality as wanted (id, place)
  join companies as company on company.id = wanted.id
  left join lateral (
    select
      plan.name,
      plan.plan_year,
      plan.record_keeper,
      plan.participants,
      plan.assets_begin_cents,
      plan.assets_end_cents,
      plan.admin_cents
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

-- unwanted_emails
delete from "unwanted_emails"
where
  "person_id" = $1
  and "subject" = $2

delete from "unwanted_emails"
where
  person_id = $1

insert into
  "unwanted_emails" ("person_id", "subject", "since", "is_weekly")
values
  ($1, $2, $3, $4)
on conflict ("person_id", "subject") do update
set
  "is_weekly" = $5
where
  "unwanted_emails"."is_weekly" <> $6

insert into
  unwanted_emails (person_id, subject, since)
select
  people.id,
  subject,
  $1
from
  people,
  unnest($2::text[]) as subject
where
  people.id = $3
  or people.email_index = any ($4)
on conflict (person_id, subject) do update
set
  is_weekly = false

select
  "subject",
  "is_weekly"
from
  "unwanted_emails"
where
  "person_id" = $1

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
returning
  "id"

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
returning
  "id"

insert into
  "waitlist" ("email", "email_index", "employer_name", "id", "joined_at", "language")
values
  ($1, $2, $3, $4, $5, $6)

select
  *
from
  "waitlist"
where
  "id" = $1

update "waitlist"
set
  "employer_name" = $1
where
  "id" = $2
  and "joined_at" > $3

-- walk_counts
delete from walk_counts
where
  day < $1::date

select
  to_char(day, 'YYYY-MM-DD') as day,
  mode,
  version,
  test,
  variant,
  sum(begun)::int as begun,
  sum(seen)::int as seen,
  sum(finished)::int as finished
from
  (
    select
      day,
      mode,
      version,
      test,
      variant,
      begun,
      seen,
      finished
    from
      walk_counts
    union all
    select
      began_day as day,
      mode,
      version,
      test,
      coalesce(exposed ->> test, variant) as variant,
      count(*)::int as begun,
      count(*) filter (
        where
          test = ''
          or jsonb_exists (exposed, test)
      )::int as seen,
      count(*) filter (
        where
          (
            test = ''
            or jsonb_exists (exposed, test)
          )
          and finished_day - began_day <= $1
      )::int as finished
    from
      walks
      cross join lateral (
        select
          '' as test,
          '' as variant
        union all
        select
          key,
          value
        from
          jsonb_each_text(variants)
      ) as given
    group by
      1,
      2,
      3,
      4,
      5
  ) as all_walks
group by
  1,
  2,
  3,
  4,
  5
order by
  1

-- walks
insert into
  walks as kept (id_hash, mode, version, variants, began_day, exposed, finished_day)
values
  ($1, $2, $3, $4::jsonb, $5::date, $6::jsonb, $7::date)
on conflict (id_hash) do update
set
  variants = case
    when kept.variants = '{}' then excluded.variants
    else kept.variants
  end,
  exposed = excluded.exposed || kept.exposed,
  finished_day = coalesce(kept.finished_day, excluded.finished_day)
where
  kept.mode = any ($8::text[])

with
  walks as (
    delete from walks
    where
      began_day < $1::date
    returning
      *
  ),
  folded as (
    select
      began_day as day,
      mode,
      version,
      test,
      coalesce(exposed ->> test, variant) as variant,
      count(*)::int as begun,
      count(*) filter (
        where
          test = ''
          or jsonb_exists (exposed, test)
      )::int as seen,
      count(*) filter (
        where
          (
            test = ''
            or jsonb_exists (exposed, test)
          )
          and finished_day - began_day <= $2
      )::int as finished
    from
      walks
      cross join lateral (
        select
          '' as test,
          '' as variant
        union all
        select
          key,
          value
        from
          jsonb_each_text(variants)
      ) as given
    group by
      1,
      2,
      3,
      4,
      5
  )
insert into
  walk_counts as kept (day, mode, version, test, variant, begun, seen, finished)
select
  day,
  mode,
  version,
  test,
  variant,
  begun,
  seen,
  finished
from
  folded
order by
  day,
  mode,
  version,
  test,
  variant
on conflict (day, mode, version, test, variant) do update
set
  begun = kept.begun + excluded.begun,
  seen = kept.seen + excluded.seen,
  finished = kept.finished + excluded.finished
