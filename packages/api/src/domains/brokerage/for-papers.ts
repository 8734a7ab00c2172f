import { dayOf } from '@app/schemas/rules/days/days'
import type { Queries } from '../../db/database.ts'
import { type AccountRow, findAccount, findAccounts } from './account-store.ts'
import { overEntries } from './booking.ts'
import { findRecharacterizations, type RecharacterizationRow } from './recharacterizations/recharacterization-store.ts'
import { findTransfers, type TransferRow } from './transfers/transfer-store.ts'
import { accountNames } from './words/account-words.ts'

/** An account as statements and tax forms know it. */
export type PaperAccount = {
  readonly id: string
  readonly personId: string
  /** Ours. */
  readonly number: string
  /** Of the number that people know it by: the custodian's, once there is one. */
  readonly lastFour: string
  readonly accountType: AccountRow['account_type']
  readonly kindWords: string
  readonly openedOn: string
  readonly closedOn: string | undefined
  /** What the brokerage holds for it, where it does. */
  readonly positions: AccountRow['positions']
}

/** A movement of money between an account and the world, by the name that its ledger entries begin with. */
export type PaperTransfer = Pick<
  TransferRow,
  | 'direction'
  | 'type'
  | 'tax_year'
  | 'amount_cents'
  | 'withheld_cents'
  | 'state_withheld_cents'
  | 'fee_cents'
  | 'loan_id'
  | 'state'
  | 'settled_at'
  | 'bank_last_four'
> & { readonly entryPrefix: string }

/** Undefined for one that was never open. */
export async function accountForPapers(db: Queries, id: string): Promise<PaperAccount | undefined> {
  const row = await findAccount(db, id)
  if (!row?.active_at) return undefined
  return {
    id,
    personId: row.person_id,
    number: row.number,
    lastFour: endingOf(row),
    accountType: row.account_type,
    kindWords: accountNames[row.account_type],
    openedOn: dayOf(row.active_at),
    // Nothing changes in it from then on.
    closedOn: row.state === 'CLOSED' ? dayOf(row.updated_at) : undefined,
    positions: row.positions,
  }
}

/** How each account of a person ends, by our number of it. */
export async function accountEndings(db: Queries, personId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await findAccounts(db, personId)).map((row) => [row.number, endingOf(row)]))
}

/** How its number ends, as people know it: the custodian's, once there is one. */
export function endingOf({ last_four, number }: Pick<AccountRow, 'last_four' | 'number'>): string {
  return last_four ?? number.slice(-4)
}

/** A contribution that was changed to the other kind of IRA, in one of the two accounts, by the name that its ledger entries begin with. */
export type PaperChange = Pick<RecharacterizationRow, 'tax_year' | 'amount_cents' | 'moved_cents' | 'settled_at'> & {
  readonly direction: 'IN' | 'OUT'
  /** The other account, as people know it. */
  readonly other: { readonly kindWords: string; readonly lastFour: string }
  readonly entryPrefix: string
}

/** Those that were carried out, of one account. */
export async function changesForPapers(db: Queries, { id, personId }: PaperAccount): Promise<readonly PaperChange[]> {
  const [accounts, all] = [await findAccounts(db, personId), await findRecharacterizations(db, personId)]
  return all.flatMap((row) => {
    if (row.state !== 'SETTLED') return []
    const direction = row.from_account_id === id ? 'OUT' : row.to_account_id === id ? 'IN' : undefined
    const other = accounts.find((account) => account.id === (direction === 'OUT' ? row.to_account_id : row.from_account_id))
    if (!direction || !other) return []
    const known = { kindWords: accountNames[other.account_type], lastFour: endingOf(other) }
    return [{ ...row, direction, other: known, entryPrefix: overEntries(row.id) }]
  })
}

export async function transfersForPapers(db: Queries, { id, personId }: PaperAccount): Promise<readonly PaperTransfer[]> {
  const all = await findTransfers(db, personId)
  return all.filter(({ account_id }) => account_id === id).map((row) => ({ ...row, entryPrefix: `brokerage-transfer/${row.id}/` }))
}

/**
 * The years of the contributions to Roth IRAs here: five years after the first of them, earnings come out free of tax. One that was changed to the other
 * kind counts as made there from the start, and one that was changed to Roth as made here.
 */
export async function firstRothYear(db: Queries, personId: string): Promise<number | undefined> {
  const roths = new Set((await findAccounts(db, personId)).filter(({ account_type }) => account_type === 'ROTH_IRA').map(({ id }) => id))
  const changes = (await findRecharacterizations(db, personId)).filter(({ state }) => state === 'SETTLED')
  const changedCents = (id: string) => changes.filter((one) => one.transfer_id === id).reduce((sum, one) => sum + one.amount_cents, 0)
  const kept = (await findTransfers(db, personId)).flatMap(({ id, account_id, tax_year, state, amount_cents }) =>
    roths.has(account_id) && tax_year !== null && (state === 'SETTLED' || state === 'AVAILABLE') && amount_cents > changedCents(id)
      ? [tax_year]
      : [],
  )
  const years = [...kept, ...changes.flatMap(({ to_account_id, tax_year }) => (roths.has(to_account_id) ? [tax_year] : []))]
  return years.length === 0 ? undefined : Math.min(...years)
}
