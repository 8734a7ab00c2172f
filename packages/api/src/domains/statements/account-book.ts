import { dayOf } from '@app/schemas/rules/days/days'
import type { Queries } from '../../db/database.ts'
import { balanceBefore, entriesOf } from '../../ledger/ledger.ts'
import type { Partners } from '../../partners/open-partners.ts'
import { cashAccountsOf } from '../brokerage/booking.ts'
import { changesForPapers, type PaperAccount, transfersForPapers } from '../brokerage/for-papers.ts'
import { fundsBefore, type PaperTrade, tradesOf } from '../portfolios/for-papers.ts'
import { marketAccountsOf } from '../portfolios/trading/money.ts'
import { changeLine, transferLines } from './transfer-lines.ts'

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
  const entries = await entriesOf(db, own, from, until)
  const [transfers, changes] = [await transfersForPapers(db, account), await changesForPapers(db, account)]
  const linesFor = (id: string, cents: number) => {
    const transfer = transfers.find(({ entryPrefix }) => id.startsWith(entryPrefix))
    if (transfer) return transferLines(transfer, cents)
    const change = changes.find(({ entryPrefix }) => id.startsWith(entryPrefix))
    return change ? [changeLine(change, cents)] : [{ about: cents > 0 ? 'Money in' : 'Money out', cents }]
  }
  return entries.flatMap(({ id, at, lines }) => {
    const cents = lines.reduce((sum, line) => sum + line.cents, 0)
    const dividendCents = 0 - (lines.find(({ account: name }) => name === dividends)?.cents ?? 0)
    const shown = cents === 0 ? [] : linesFor(id, cents).map((line) => ({ day: dayOf(at), ...line }))
    return cents === 0 && dividendCents === 0 ? [] : [{ id, at, cents, dividendCents, lines: shown }]
  })
}

export async function tradesIn({ db }: Reads, account: PaperAccount, from: Date, until: Date): Promise<readonly PaperTrade[]> {
  return tradesOf(db, holderOf(account), from, until)
}

/** Shares, always with all decimals, so that columns line up. */
export function unitWords(microShares: number): string {
  return (Math.abs(microShares) / microPerShare).toFixed(6)
}

function holderOf({ id, personId }: PaperAccount) {
  return { accountId: id, personId }
}
