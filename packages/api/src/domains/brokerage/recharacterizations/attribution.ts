import { type Attribution, attributableCents } from '@app/schemas/rules/money/recharacterization'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { balanceBefore, entriesOf } from '../../../ledger/ledger.ts'
import { cashAccountsOf, isOutside, moneyOf } from '../booking.ts'
import type { TransferRow } from '../transfers/transfer-store.ts'

/** What moves for a contribution, and what that was worked out from. */
export type Attributed = Attribution & {
  /** Below zero: what it has lost. */
  readonly earnedCents: number
  readonly movedCents: number
}

/**
 * What so much of a contribution is worth now, with its earnings or its loss: by what its account was worth when it came, what it is worth now, and
 * what has come and gone since then. Undefined for one that has not arrived.
 */
export async function attributionOf(
  context: Context,
  db: Queries,
  { account_id: accountId, person_id: personId, settled_at: since }: TransferRow,
  contributionCents: number,
): Promise<Attributed | undefined> {
  if (since === null) return undefined
  const holder = { personId, accountId }
  const cashAccounts = cashAccountsOf(accountId)
  const before = (await balanceBefore(db, cashAccounts, since)) + (await context.hooks.fundsWorthBefore(context, db, holder, since))
  const { cash, unsettled, held, owed } = await moneyOf(db, accountId)
  const now = cash + unsettled + held - owed + (await context.hooks.fundsWorth(context, db, holder))
  const moved = (await entriesOf(db, cashAccounts, since, endOfTime))
    .filter(({ kind }) => isOutside(kind))
    .map(({ lines }) => lines.reduce((sum, { cents }) => sum + cents, 0))
  const sumOf = (isWanted: (cents: number) => boolean) => moved.filter(isWanted).reduce((sum, cents) => sum + cents, 0)
  // What was owed before is no balance: what came then paid it.
  const openingCents = Math.max(before, 0) + sumOf((cents) => cents > 0)
  const closingCents = now - sumOf((cents) => cents < 0)
  const earnedCents = attributableCents({ contributionCents, openingCents, closingCents })
  return { contributionCents, openingCents, closingCents, earnedCents, movedCents: contributionCents + earnedCents }
}

/** Nothing is booked for later: all that is there counts. */
const endOfTime = new Date('9999-12-31T00:00:00Z')
