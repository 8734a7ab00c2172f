import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'

// The one that the service uses: the benchmark has none of its own.
const { default: pg } = await import(createRequire(new URL('../../../packages/api/package.json', import.meta.url)).resolve('pg'))

const days = 730
const fund = 'ZZUAF'

/** Two years of a person’s money, straight into the books: so many deposits, each invested on its day, evenly over the days. */
export async function makeHistory(databaseUrl, personId, bookings) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const [account, portfolio] = [randomUUID(), randomUUID()]
    await client.query('begin')
    await client.query(
      `insert into brokerage_accounts (id, person_id, account_type, number, state, partner_id, consent_version, consented_at,
         consent_address, created_at, active_at, updated_at)
       values ($1, $2, 'TRADITIONAL_IRA', $3, 'ACTIVE', $4, '1', now(), 'none', now(), now(), now())`,
      [account, personId, `B${account.slice(0, 8)}`, `bench-${account}`],
    )
    await client.query(
      `insert into portfolios (id, person_id, kind, weights, chosen_stocks_bps, chosen_at, month_done)
       values ($1, $2, 'custom', $3, 10000, now(), '9999-12')`,
      [portfolio, personId, JSON.stringify([{ id: fund, bps: 10_000 }])],
    )
    const own = [`bank/${personId}`, `brokerage/${account}/cash`, `invest/${account}/securities`]
    await client.query('insert into ledger_accounts (account, may_go_negative) select unnest($1::text[]), true', [own])
    const each = { bookings, days, personId, account, portfolio, own }
    await bookDeposits(client, each)
    await bookPurchases(client, each)
    await client.query('commit')
    return account
  } finally {
    await client.end()
  }
}

/** The moment of booking n of $1, evenly over $2 days until now. */
const moment = "date_trunc('day', now()) - make_interval(days => (($1::int - n) * $2::int / $1::int))"

async function bookDeposits(client, { bookings, days: count, account, own: [bank, cash] }) {
  const first = [bookings, count, `bench/${account}/in/`]
  await client.query(
    `insert into ledger_entries (id, kind, at) select $3 || n, 'brokerage.IN.settled', ${moment} from generate_series(1, $1::int) n`,
    first,
  )
  await client.query(
    `insert into ledger_lines (entry_id, account, cents)
     select $2 || n, account, cents from generate_series(1, $1::int) n, (values ($3::text, -1000), ($4::text, 1000)) line (account, cents)`,
    [bookings, first[2], bank, cash],
  )
}

async function bookPurchases(client, { bookings, days: count, personId, account, portfolio, own: [, cash, securities] }) {
  const first = [bookings, count, `bench/${account}/bought/`]
  await client.query(
    `insert into ledger_entries (id, kind, at) select $3 || n, 'invest.bought', ${moment} from generate_series(1, $1::int) n`,
    first,
  )
  await client.query(
    `insert into ledger_lines (entry_id, account, cents)
     select $2 || n, account, cents from generate_series(1, $1::int) n, (values ($3::text, -1000), ($4::text, 1000)) line (account, cents)`,
    [bookings, first[2], cash, securities],
  )
  await client.query(
    `insert into portfolio_activities (portfolio_id, order_id, kind, at, cents, words)
     select $3, 'bought ' || n, 'bought', ${moment}, 1000, 'Bought.' from generate_series(1, $1::int) n`,
    [bookings, count, portfolio],
  )
  await client.query(
    `insert into portfolio_trades (portfolio_id, order_id, security_id, person_id, account_id, at, cents, micro_shares, price_cents)
     select $3, 'bought ' || n, $4, $5, $6, ${moment}, 1000, 100000, 10000 from generate_series(1, $1::int) n`,
    [bookings, count, portfolio, fund, personId, account],
  )
  await client.query(
    `insert into holdings (account_id, security_id, person_id, micro_shares, cost_cents, traded_at)
     values ($1, $2, $3, $4, $5, now())`,
    [account, fund, personId, bookings * 100_000, bookings * 1_000],
  )
}
