import { ask } from '@app/api/testing'
import { dayMs } from './investors.ts'

/** Everything that investors write, by person: once for each row. What the service moves by itself is in `moneyFaultsOf`. */
export async function moneyRowsOf(databaseUrl: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await ask(
    databaseUrl,
    `select person_id::text as person, format('transfer %s %s of %s', id, direction, amount_cents) as item
       from brokerage_transfers where schedule_id is null and loan_id is null and payment_way is null
     union all select person_id::text, format('schedule %s of %s %s', id, amount_cents, status) from brokerage_schedules
     union all select person_id::text, format('membership %s', id) from memberships
     union all select person_id::text, format('payment %s of %s', id, amount_cents) from payments
     union all select person_id::text, format('loan %s of %s %s', id, borrow_cents,
       case when confirmed_at is not null then 'confirmed' when status = 'CANCELLED' then 'cancelled' else 'pending' end) from loans
     union all select moved.person_id::text, format('repayment %s of %s', paid.id, moved.amount_cents)
       from loan_payments paid join brokerage_transfers moved on moved.id = transfer_id and moved.loan_id = paid.loan_id
       where paid_by = 'person'
     union all select person_id::text, format('provider %s', record_keeper_name) from known_providers
     union all select person_id::text, format('rollover %s of %s', id, source_id) from rollovers`,
  )
  const byPerson = Map.groupBy(rows, ({ person }) => String(person))
  return new Map([...byPerson].map(([person, own]) => [person, own.map(({ item }) => String(item))]))
}

/** Payments that were refused, and have a row all the same: in the same words. */
export async function declinedPayments(databaseUrl: string): Promise<ReadonlySet<string>> {
  const rows = await ask(
    databaseUrl,
    `select format('payment %s of %s', id, amount_cents) as item from payments where state in ('declined', 'cancelled')`,
  )
  return new Set(rows.map(({ item }) => String(item)))
}

/** The longest that a transfer is under way: the days in which it can come back, holidays among them, and what a partner that is down costs. */
const underWayDays = 14

/** What must not be, each with how often it is. A sum that is not what it should be is one. */
export async function moneyFaultsOf(databaseUrl: string, now: Date): Promise<Readonly<Record<string, number>>> {
  const begun = new Date(now.getTime() - underWayDays * dayMs).toISOString()
  const [counts = {}] = await ask(
    databaseUrl,
    `select
       (select count(*) from searches where state <> 'ended') as "searches that have not ended",
       (select count(*) from searches where 3 <> (select count(*) from search_sources where search_id = searches.id)) as "searches without their sources",
       (select count(*) from (select from found_accounts group by person_id, origin having count(*) > 1) as twice) as "accounts found twice",
       (select count(*) from (select from rollovers where refused_at is null and cancelled_at is null group by source, source_id having count(*) > 1) as twice)
         as "accounts that are moved twice",
       (select count(*) from rollovers where not is_taken and form_signed_at is not null) as "rollovers that nobody was told of",
       (select count(*) from brokerage_transfers where asked_at < '${begun}'
         and (state in ('WAITING', 'SENT') or (direction = 'IN' and state = 'SETTLED'))) as "transfers without an end",
       (select count(*) from brokerage_transfers moved where payment_way is not null
         and 1 <> (select count(*) from rollover_payments where transfer_id = moved.id)) as "checks and wires of no rollover",
       (select count(*) from rollover_payments paid join brokerage_transfers moved on moved.id = transfer_id
         where (paid.state = 'arrived') <> (moved.state in ('SETTLED', 'AVAILABLE'))) as "payments of moves in another state than their transfer",
       (select count(*) from (select person_id, sum(arrived_cents) as came from rollovers join rollover_payments paid on rollover_id = rollovers.id
         where transfer_id is not null and paid.state = 'arrived' group by person_id) as arrived
         left join ledger_accounts on account = format('plans/%s', person_id) where came is distinct from -balance_cents)
         as "people of whom their moves and the ledger say another sum",
       (select count(*) from rollovers where received_at is not null and exists (select from rollover_payments paid
         where rollover_id = rollovers.id and paid.state <> 'arrived')) as "moves that are over with money under way",
       (select count(*) from brokerage_transfers where schedule_id is not null
         and 1 <> (select count(*) from brokerage_schedule_days where transfer_id = brokerage_transfers.id)) as "deposits of no day",
       (select count(*) from brokerage_schedule_days where outcome = 'DEPOSITED' and transfer_id is null) as "days without their deposit",
       (select count(*) from payments where state not in ('paid', 'cancelled')) as "payments without an end",
       (select count(*) from (select from payments where state = 'paid' and kind <> 'tip' group by person_id, product_id having count(*) > 1)
         as twice) as "things paid for twice",
       (select count(*) from memberships where state <> 'active' and exists
         (select from payments where membership_id = memberships.id and payments.state = 'paid')) as "memberships that are paid and do not run",
       (select count(*) from loans where status in ('CONFIRMED', 'SENDING')) as "loans that are not paid out",
       (select count(*) from loans where paid_out_at is not null and 1 <> (select count(*) from brokerage_transfers moved
         where moved.loan_id = loans.id and direction = 'OUT' and state = 'SETTLED' and moved.id = payout_id
           and moved.account_id = loans.account_id and amount_cents = borrow_cents)) as "loans without their payout",
       (select count(*) from brokerage_transfers moved where loan_id is not null and direction = 'OUT' and state not in ('RETURNED', 'REFUSED')
         and not exists (select from loans where payout_id = moved.id)) as "payouts of no loan",
       (select count(*) from brokerage_transfers moved where loan_id is not null and direction = 'IN'
         and not exists (select from loan_payments paid where transfer_id = moved.id and paid.loan_id = moved.loan_id
           and principal_cents + interest_cents = amount_cents
           and paid.state = case moved.state when 'WAITING' then 'ASKED' when 'SENT' then 'ASKED' when 'AVAILABLE' then 'SETTLED' else moved.state end))
         as "debits for loans of no payment, or in another state",
       (select count(*) from loan_payments paid where principal_cents + interest_cents - extra_cents <>
         (select coalesce(sum(part.principal_cents + part.interest_cents), 0) from loan_payment_parts part where payment_id = paid.id))
         as "payments of loans that are not the sum of their parts",
       (select count(*) from loan_repayments due where (paid_principal_cents, paid_interest_cents) <>
         (select coalesce(sum(part.principal_cents), 0), coalesce(sum(part.interest_cents), 0)
           from loan_payment_parts part join loan_payments paid on paid.id = payment_id
           where paid.loan_id = due.loan_id and part.number = due.number and paid.state = 'SETTLED')) as "repayments of which the debits say another sum",
       (select count(*) from (select from loan_payments paid join loan_repayments due on due.loan_id = paid.loan_id and due.number = paid.number
         group by due.loan_id, due.number, retried_at having count(*) > case when retried_at is null then 1 else 2 end) as twice)
         as "repayments debited more often than once and after a return",
       (select count(*) from loans join ledger_accounts on account = format('loan/%s/principal', loans.id)
         where principal_cents <> balance_cents) as "loans of which the ledger says another sum",
       (select count(*) from loans where paid_out_at is not null and principal_cents <>
         (select sum(principal_cents - paid_principal_cents) from loan_repayments where loan_id = loans.id)
         + (select coalesce(sum(extra_cents), 0) from loan_payments paid where loan_id = loans.id and paid.state = 'ASKED'))
         as "loans of which the repayments say another sum"`,
  )
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]))
}

/** Nobody works any more on what was begun so long ago: its service was killed. Then nobody has to wait until its time is up. */
export async function ageJobs(databaseUrl: string, agoMs: number): Promise<void> {
  await ask(
    databaseUrl,
    `update pgboss.job set started_on = started_on - interval '10 minutes'
     where state = 'active' and started_on < now() - interval '${Math.ceil(agoMs)} milliseconds'`,
  )
}
