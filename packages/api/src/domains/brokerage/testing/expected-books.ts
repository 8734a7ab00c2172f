import type { Database } from '../../../db/database.ts'
import type { TransferRow } from '../transfers/transfer-store.ts'

/** Where the money has to be, worked out from the transfers alone: no word of the ledger is read for it. */
export async function expectedBooks(db: Database, accountId: string) {
  const rows = await db.selectFrom('brokerage_transfers').selectAll().where('account_id', '=', accountId).execute()
  const sum = (isWanted: (row: TransferRow) => boolean, centsOf = (row: TransferRow) => row.amount_cents) =>
    rows.filter(isWanted).reduce((total, row) => total + centsOf(row), 0)
  const isIn =
    (...states: string[]) =>
    (row: TransferRow) =>
      row.direction === 'IN' && row.payment_way === null && states.includes(row.state)
  const isPayment =
    (...states: string[]) =>
    (row: TransferRow) =>
      row.payment_way !== null && states.includes(row.state)
  const isOut =
    (...states: string[]) =>
    (row: TransferRow) =>
      row.direction === 'OUT' && states.includes(row.state)
  const free = sum(isIn('AVAILABLE')) + sum(isPayment('AVAILABLE')) - sum(isOut('WAITING', 'SENT', 'SETTLED'))
  return {
    rows,
    cash: Math.max(free, 0),
    owed: Math.max(-free, 0),
    pending: sum(isIn('WAITING', 'SENT')),
    unsettled: sum(isIn('SETTLED')) + sum(isPayment('SETTLED')),
    held: sum(isOut('WAITING', 'SENT')),
    withheld: sum(isOut('SETTLED'), taxOf),
    bank: sum(isOut('SETTLED'), (row) => row.amount_cents - taxOf(row)) - sum(isIn('WAITING', 'SENT', 'SETTLED', 'AVAILABLE')),
  }
}

function taxOf({ withheld_cents, state_withheld_cents }: TransferRow): number {
  return withheld_cents + state_withheld_cents
}

/** How a transfer has to end, by the cents that choose what the sandbox does; undefined where that depends on other transfers. */
export function expectedEnd({ direction, amount_cents }: TransferRow): string | undefined {
  const cents = amount_cents % 100
  if (cents === 2) return 'REFUSED'
  if (direction === 'IN') return [1, 6, 7].includes(cents) ? 'RETURNED' : 'AVAILABLE'
  return cents === 8 ? undefined : 'SETTLED or REFUSED'
}
