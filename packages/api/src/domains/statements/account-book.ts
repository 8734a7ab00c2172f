import { dayOf } from '@app/schemas/rules/days/days'
import type { Queries } from '../../db/database.ts'
import { balanceBefore, entriesOf } from '../../ledger/ledger.ts'
import type { Partners } from '../../partners/open-partners.ts'
import { cashAccountsOf } from '../brokerage/booking.ts'
import { type PaperAccount, type PaperTransfer, transfersForPapers } from '../brokerage/for-papers.ts'
import { fundsBefore, type PaperTrade, tradesOf } from '../portfolios/for-papers.ts'
import { marketAccountsOf } from '../portfolios/trading/money.ts'
import { transferLines } from './transfer-lines.ts'

type Held = { readonly name: string; readonly units: string; readonly priceCents: number | undefined; readonly valueCents: number }

/** What an account was worth just before a moment. */
export type Value = { readonly cashCents: number; readonly held: readonly Held[]; readonly fundCents: number }

/** Money that came from the world or went there. Below zero it went out. */
export type MoneyLine = { readonly day: string; readonly about: string; readonly cents: number }

/** An entry of the ledger that moved money into the account or out of it, or paid dividends into its funds. */
export type Movement = {
  readonly id: string
  readonly at: Date
  readonly cents: number
  readonly dividendCents: number
  readonly lines: readonly MoneyLine[]
}

type Reads = { readonly db: Queries; readonly partners: Pick<Partners, 'holdsFunds'> }

const microPerShare = 1_000_000

export async function valueBefore({ db, partners }: Reads, account: PaperAccount, moment: Date): Promise<Value> {
  const cashCents = await balanceBefore(db, cashAccountsOf(account.id), moment)
  const held = partners.holdsFunds
    ? account.positions.map(({ symbol, units, valueCents }) => ({ name: symbol, units, priceCents: undefined, valueCents }))
    : (await fundsBefore(db, holderOf(account), moment)).map(({ microShares, ...fund }) => ({ ...fund, units: unitWords(microShares) }))
  return { cashCents, held, fundCents: held.reduce((sum, { valueCents }) => sum + valueCents, 0) }
}

/** All movements of a time, the oldest first. What only changes its place within the account is none. */
export async function movementsOf({ db }: Reads, account: PaperAccount, from: Date, until: Date): Promise<readonly Movement[]> {
  const { securities, gains, dividends } = marketAccountsOf(account.id)
  const own = [...cashAccountsOf(account.id), securities, gains, dividends]
  const [entries, transfers] = [await entriesOf(db, own, from, until), await transfersForPapers(db, account)]
  return entries.flatMap(({ id, at, lines }) => {
    const cents = lines.reduce((sum, line) => sum + line.cents, 0)
    const dividendCents = 0 - (lines.find(({ account: name }) => name === dividends)?.cents ?? 0)
    const about = transfers.find(({ entryPrefix }) => id.startsWith(entryPrefix))
    return cents === 0 && dividendCents === 0 ? [] : [{ id, at, cents, dividendCents, lines: linesOf(cents, at, about) }]
  })
}

export async function tradesIn({ db }: Reads, account: PaperAccount, from: Date, until: Date): Promise<readonly PaperTrade[]> {
  return tradesOf(db, holderOf(account), from, until)
}

/** Shares, always with all decimals, so that columns line up. */
export function unitWords(microShares: number): string {
  return (Math.abs(microShares) / microPerShare).toFixed(6)
}

function linesOf(cents: number, at: Date, transfer: PaperTransfer | undefined): readonly MoneyLine[] {
  if (cents === 0) return []
  const day = dayOf(at)
  if (!transfer) return [{ day, about: cents > 0 ? 'Money in' : 'Money out', cents }]
  return transferLines(transfer, cents).map((line) => ({ day, ...line }))
}

function holderOf({ id, personId }: PaperAccount) {
  return { accountId: id, personId }
}
