import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'

// The one that the service uses: the benchmark has none of its own.
const { default: pg } = await import(createRequire(new URL('../../../packages/api/package.json', import.meta.url)).resolve('pg'))

const fund = 'ZZUAF'
const atOnce = 500

/** Years of a person’s money, straight into the books: so many deposits, each invested on its day, evenly over the days. */
export async function makeHistory(databaseUrl, personId, bookings, days = 730) {
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
    await client.query('commit')
    const all = { bookings, days, personId, account, portfolio, own }
    // The balances of a few accounts change with every line: within one transaction each change would wade through all before it.
    for (let from = 1; from <= bookings; from += atOnce) {
      await client.query('begin')
      await bookSome(client, { ...all, from, to: Math.min(from + atOnce - 1, bookings) })
      await client.query('commit')
    }
    await client.query(
      `insert into holdings (account_id, security_id, person_id, micro_shares, cost_cents, traded_at)
       values ($1, $2, $3, $4, $5, now())`,
      [account, fund, personId, bookings * 100_000, bookings * 1_000],
    )
    return account
  } finally {
    await client.end()
  }
}

/** Deposits, and a purchase for each. */
async function bookSome(client, { bookings, days, personId, account, portfolio, own: [bank, cash, securities], from, to }) {
  const some = 'generate_series($1::int, $2::int) n'
  // Booking n of all, evenly over the days until now.
  const moment = `date_trunc('day', now()) - make_interval(days => (${bookings} - n) * ${days} / ${bookings})`
  for (const [kind, debit, credit] of [
    ['brokerage.IN.settled', bank, cash],
    ['invest.bought', cash, securities],
  ]) {
    const name = `bench/${account}/${kind}/`
    await client.query(`insert into ledger_entries (id, kind, at) select $3::text || n, $4, ${moment} from ${some}`, [from, to, name, kind])
    await client.query(
      `insert into ledger_lines (entry_id, account, cents)
       select $3::text || n, account, cents from ${some}, (values ($4::text, -1000), ($5::text, 1000)) line (account, cents)`,
      [from, to, name, debit, credit],
    )
  }
  await client.query(
    `insert into portfolio_activities (portfolio_id, order_id, kind, at, cents, words)
     select $3, 'bought ' || n, 'bought', ${moment}, 1000, 'Bought.' from ${some}`,
    [from, to, portfolio],
  )
  await client.query(
    `insert into portfolio_trades (portfolio_id, order_id, security_id, person_id, account_id, at, cents, micro_shares, price_cents)
     select $3, 'bought ' || n, $4, $5, $6, ${moment}, 1000, 100000, 10000 from ${some}`,
    [from, to, portfolio, fund, personId, account],
  )
}
