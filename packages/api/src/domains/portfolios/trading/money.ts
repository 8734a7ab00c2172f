import type { Queries } from '../../../db/database.ts'
import { openAccount, postEntry } from '../../../ledger/ledger.ts'

type Booking = {
  readonly id: string
  readonly kind: string
  readonly at: Date
  readonly accountId: string
  /** What comes to each. Together they add up to nothing. */
  readonly cashCents: number
  readonly securitiesCents: number
  readonly gainsCents: number
  readonly dividendsCents: number
}

/** The ledger's account of the cash that lies in a brokerage account. The brokerage fills it. */
export function cashAccountOf(accountId: string): string {
  return `brokerage/${accountId}/cash`
}

/** What the funds in a brokerage account have cost. */
export function securitiesAccountOf(accountId: string): string {
  return `invest/${accountId}/securities`
}

/** What the funds have cost, and what the market gave and took: together they are moved by money from outside alone. */
export function marketAccountsOf(accountId: string) {
  const gains = { gains: `invest/${accountId}/gains`, dividends: `invest/${accountId}/dividends` } as const
  return { securities: securitiesAccountOf(accountId), ...gains }
}

/** Books what an order moves. Gains and dividends come from the market: those accounts go below nothing. */
export async function bookTrade(trx: Queries, booking: Booking): Promise<'posted' | 'repeated' | 'not_enough_money'> {
  const { id, kind, at, accountId, cashCents, securitiesCents, gainsCents, dividendsCents } = booking
  const { securities, gains, dividends } = marketAccountsOf(accountId)
  const all = [
    { account: cashAccountOf(accountId), cents: cashCents, mayGoNegative: false },
    { account: securities, cents: securitiesCents, mayGoNegative: false },
    { account: gains, cents: gainsCents, mayGoNegative: true },
    { account: dividends, cents: dividendsCents, mayGoNegative: true },
  ].filter(({ cents }) => cents !== 0)
  if (all.length === 0) return 'posted'
  for (const { account, mayGoNegative } of all) await openAccount(trx, account, { mayGoNegative })
  return postEntry(trx, { id: `invest:${id}`, kind, at, lines: all.map(({ account, cents }) => ({ account, cents })) })
}
