import type { Queries } from '../../db/database.ts'
import { balanceOf, balancesOf, openAccount, postEntry } from '../../ledger/ledger.ts'
import type { RecharacterizationRow } from './recharacterizations/recharacterization-store.ts'
import type { TransferRow } from './transfers/transfer-store.ts'

/** Where the money of an account is, in cents. Debt is a number above zero. */
export type AccountMoney = {
  readonly cash: number
  readonly pending: number
  readonly unsettled: number
  readonly held: number
  readonly owed: number
}

const places = ['cash', 'pending', 'unsettled', 'held', 'owed', 'withheld-tax'] as const
type Place = (typeof places)[number]
/** The world outside: the bank of the person, the old plans that send checks and wires, and the fees of loans that stay with us. */
type Outside = 'bank' | 'plans' | 'loan-fee'
type Moved = Readonly<Partial<Record<Place | Outside, number>>>

/** Where fees of loans go, however they are paid. */
const loanFeeAccount = 'revenue/loan_fee'

const nameOf = (accountId: string, place: Place) => `brokerage/${accountId}/${place}`
const plansOf = (personId: string) => `plans/${personId}`

/** Those whose sum is the cash of an account: given out or not, less what is owed. */
export function cashAccountsOf(accountId: string): readonly string[] {
  return (['cash', 'unsettled', 'held', 'owed'] as const).map((place) => nameOf(accountId, place))
}

/** The ledger accounts of a brokerage account. Debt is negative. */
export async function openMoney(trx: Queries, accountId: string, personId: string): Promise<void> {
  for (const place of places) await openAccount(trx, nameOf(accountId, place), { mayGoNegative: place === 'owed' })
  await openAccount(trx, `bank/${personId}`, { mayGoNegative: true })
}

export async function openLoanFees(trx: Queries): Promise<void> {
  await openAccount(trx, loanFeeAccount, { mayGoNegative: true })
}

export async function moneyOf(db: Queries, accountId: string): Promise<AccountMoney> {
  const found = await balancesOf(
    db,
    places.map((place) => nameOf(accountId, place)),
  )
  const at = (place: Place) => found.get(nameOf(accountId, place)) ?? 0
  return { cash: at('cash'), pending: at('pending'), unsettled: at('unsettled'), held: at('held'), owed: 0 - at('owed') }
}

/** What the old plans of a person have sent here, by check or wire, and what did not go back. */
export async function rolledOverCents(db: Queries, personId: string): Promise<number> {
  return 0 - (await balanceOf(db, plansOf(personId)))
}

/** Each of these is booked in the transaction that changes the state of the transfer, and once. */
export const book = {
  depositAsked: (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'asked', { bank: -row.amount_cents, pending: row.amount_cents }),
  depositRefused: (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'refused', { pending: -row.amount_cents, bank: row.amount_cents }),
  depositTakenBack: (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'taken-back', { pending: -row.amount_cents, bank: row.amount_cents }),
  depositSettled: (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'settled', { pending: -row.amount_cents, unsettled: row.amount_cents }),
  depositReleased: async (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'released', { unsettled: -row.amount_cents, ...(await credit(trx, row)) }),
  depositReturned: async (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'returned', { ...(await reverse(trx, row)), bank: row.amount_cents }),
  /** A check or wire of an old plan. Until it comes it is nobody's money here, so nothing is booked before. */
  paymentCame: async (trx: Queries, row: TransferRow, at: Date) => {
    await openAccount(trx, plansOf(row.person_id), { mayGoNegative: true })
    await must(trx, row, at, 'settled', { plans: -row.amount_cents, unsettled: row.amount_cents })
  },
  paymentReturned: async (trx: Queries, row: TransferRow, at: Date) =>
    row.settled_at === null ? undefined : must(trx, row, at, 'returned', { ...(await reverse(trx, row)), plans: row.amount_cents }),
  /** Whether there is enough. */
  withdrawalAsked: (trx: Queries, row: TransferRow, at: Date) =>
    post(trx, row, at, 'asked', { cash: -row.amount_cents, held: row.amount_cents }),
  withdrawalRefused: async (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'refused', { held: -row.amount_cents, ...(await credit(trx, row)) }),
  withdrawalTakenBack: async (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'taken-back', { held: -row.amount_cents, ...(await credit(trx, row)) }),
  withdrawalPaid: (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'settled', { held: -row.amount_cents, ...given(row, 1) }),
  withdrawalReturned: async (trx: Queries, row: TransferRow, at: Date) =>
    must(trx, row, at, 'returned', {
      ...(row.state === 'SETTLED' ? given(row, -1) : { held: -row.amount_cents }),
      ...(await credit(trx, row)),
    }),
} as const

/** A contribution that is changed to the other kind of IRA goes from one account of a person to another: nothing comes from outside or goes there. */
export const bookOver = {
  /** Whether there is enough. */
  asked: (trx: Queries, row: RecharacterizationRow, at: Date) =>
    postOver(trx, row, at, 'asked', { cash: -row.moved_cents, held: row.moved_cents }),
  takenBack: async (trx: Queries, row: RecharacterizationRow, at: Date) =>
    mustOver(trx, row, at, 'taken-back', { held: -row.moved_cents, ...(await creditOver(trx, row, row.from_account_id)) }),
  refused: async (trx: Queries, row: RecharacterizationRow, at: Date) =>
    mustOver(trx, row, at, 'refused', { held: -row.moved_cents, ...(await creditOver(trx, row, row.from_account_id)) }),
  settled: async (trx: Queries, row: RecharacterizationRow, at: Date) =>
    mustOver(trx, row, at, 'settled', { held: -row.moved_cents }, await creditOver(trx, row, row.to_account_id)),
} as const

/** What is paid out goes to the bank, but for tax that is withheld and the fee of a loan. */
function given({ amount_cents, withheld_cents, state_withheld_cents, fee_cents }: TransferRow, sign: 1 | -1): Moved {
  const taxCents = withheld_cents + state_withheld_cents
  return { bank: sign * (amount_cents - taxCents - fee_cents), 'withheld-tax': sign * taxCents, 'loan-fee': sign * fee_cents }
}

/** What comes into an account pays what is owed first. */
async function credit(trx: Queries, { account_id, amount_cents }: Pick<TransferRow, 'account_id' | 'amount_cents'>): Promise<Moved> {
  const owed = 0 - (await balanceOf(trx, nameOf(account_id, 'owed')))
  const paid = Math.min(owed, amount_cents)
  return { owed: paid, cash: amount_cents - paid }
}

function creditOver(trx: Queries, { moved_cents }: RecharacterizationRow, accountId: string): Promise<Moved> {
  return credit(trx, { account_id: accountId, amount_cents: moved_cents })
}

/** A deposit that comes back is taken from where it is; what was taken out already is owed. */
async function reverse(trx: Queries, { account_id, amount_cents, state }: TransferRow): Promise<Moved> {
  if (state === 'SETTLED') return { unsettled: -amount_cents }
  if (state !== 'AVAILABLE') return { pending: -amount_cents }
  const there = Math.min(await balanceOf(trx, nameOf(account_id, 'cash')), amount_cents)
  return { cash: -there, owed: there - amount_cents }
}

async function post(trx: Queries, row: TransferRow, at: Date, what: string, moved: Moved) {
  const lines = linesOf(row.account_id, row.person_id, moved)
  return postEntry(trx, { id: `brokerage-transfer/${row.id}/${what}`, kind: `brokerage.${row.direction}.${what}`, at, lines })
}

async function postOver(trx: Queries, row: RecharacterizationRow, at: Date, what: string, from: Moved, to: Moved = {}) {
  const { id, person_id, from_account_id, to_account_id } = row
  const lines = [...linesOf(from_account_id, person_id, from), ...linesOf(to_account_id, person_id, to)]
  return postEntry(trx, { id: `${overEntries(id)}${what}`, kind: `brokerage.OVER.${what}`, at, lines })
}

/** Whether money came from outside an account or went there. Funds are bought and sold within it. */
export function isOutside(kind: string): boolean {
  return kind.startsWith('brokerage.')
}

/** What the names of all entries of a recharacterization begin with. */
export function overEntries(id: string): string {
  return `recharacterization/${id}/`
}

async function mustOver(...[trx, row, at, what, from, to]: Parameters<typeof postOver>): Promise<void> {
  const outcome = await postOver(trx, row, at, what, from, to)
  if (outcome === 'not_enough_money') throw new Error(`The ledger does not hold what recharacterization ${row.id} would move: ${what}.`)
}

function linesOf(accountId: string, personId: string, moved: Moved) {
  return Object.entries(moved).flatMap(([name, cents]) => {
    const place = places.find((one) => one === name)
    return cents === 0 ? [] : [{ account: place ? nameOf(accountId, place) : outsideOf(personId, name), cents }]
  })
}

function outsideOf(personId: string, name: string): string {
  if (name === 'loan-fee') return loanFeeAccount
  return name === 'plans' ? plansOf(personId) : `bank/${personId}`
}

async function must(trx: Queries, row: TransferRow, at: Date, what: string, moved: Moved): Promise<void> {
  const outcome = await post(trx, row, at, what, moved)
  if (outcome === 'not_enough_money') throw new Error(`The ledger does not hold what transfer ${row.id} would move: ${what}.`)
}
