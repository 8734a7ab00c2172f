import type { Queries } from '../db/database.ts'
import {
  type EntryRow,
  findBalances,
  findEntries,
  findLines,
  type Line,
  lockAccounts,
  putAccount,
  putEntry,
  sumBefore,
  sumOfAll,
} from './store.ts'

/** One movement of money. Its lines name each account once and add up to nothing. */
export type Entry = { readonly id: string; readonly kind: string; readonly at: Date; readonly lines: readonly Line[] }

/** Makes sure that such an account exists. Accounts of the outside world may go negative; accounts that hold money may not. */
export async function openAccount(trx: Queries, account: string, { mayGoNegative }: { readonly mayGoNegative: boolean }): Promise<void> {
  await putAccount(trx, { account, may_go_negative: mayGoNegative })
}

/**
 * Books a movement of money in the transaction of the caller, once for its id. Nothing is booked where an account would fall below
 * nothing: the transaction can go on and say so.
 */
export async function postEntry(trx: Queries, entry: Entry): Promise<'posted' | 'repeated' | 'not_enough_money'> {
  const { id, kind, at } = entry
  const lines = entry.lines.toSorted((one, other) => (one.account < other.account ? -1 : 1))
  refuseUneven(entry)
  // Always in the same order, so that two who move money between the same accounts never wait for each other.
  const accounts = await lockAccounts(
    trx,
    lines.map(({ account }) => account),
  )
  const booked = await findLines(trx, id)
  if (booked.length > 0) return repeated(entry, booked, lines)
  for (const { account, cents } of lines) {
    const known = accounts.find((one) => one.account === account)
    if (!known) throw new Error(`There is no account ${account} in the ledger.`)
    if (!known.may_go_negative && known.balance_cents + cents < 0) return 'not_enough_money'
  }
  await putEntry(trx, { id, kind, at }, lines)
  return 'posted'
}

/** What an account holds; 0 for one that was never opened. */
export async function balanceOf(db: Queries, account: string): Promise<number> {
  return (await balancesOf(db, [account])).get(account) ?? 0
}

export async function balancesOf(db: Queries, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return new Map((await findBalances(db, accounts)).map(({ account, balance_cents }) => [account, balance_cents]))
}

/** What was booked in these accounts for a time, the oldest first; of each entry, its lines there. */
export async function entriesOf(db: Queries, accounts: readonly string[], from: Date, until: Date): Promise<readonly EntryRow[]> {
  return findEntries(db, accounts, from, until)
}

/** What these accounts held together just before a moment. */
export async function balanceBefore(db: Queries, accounts: readonly string[], moment: Date): Promise<number> {
  return sumBefore(db, accounts, moment)
}

/** Whether no cent was made or lost: all accounts together hold nothing, and each what its lines say. */
export async function isLedgerEven(db: Queries): Promise<boolean> {
  const { cents, unequal } = await sumOfAll(db)
  return cents === 0 && unequal === 0
}

function refuseUneven({ id, lines }: Entry): void {
  const isWhole = lines.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)
  const isEven = isWhole && lines.reduce((sum, { cents }) => sum + BigInt(cents), 0n) === 0n
  const isOnce = new Set(lines.map(({ account }) => account)).size === lines.length
  if (!(isEven && isOnce && lines.length > 1)) throw new Error(`The entry ${id} is no movement of money.`)
}

function repeated({ id }: Entry, booked: readonly Line[], lines: readonly Line[]): 'repeated' {
  const isSame =
    booked.length === lines.length &&
    booked.every(({ account, cents }, index) => lines[index]?.account === account && lines[index]?.cents === cents)
  if (!isSame) throw new Error(`The entry ${id} was booked before, with other lines.`)
  return 'repeated'
}
