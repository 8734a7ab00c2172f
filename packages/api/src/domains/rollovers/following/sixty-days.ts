import { daysLeftOfSixty } from '@app/schemas/rules/accounts/rollover'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { findPayments } from '../payment-store.ts'
import { sumOf } from '../payment-sums.ts'
import { isOver, reachedOf } from '../reached.ts'
import { findParts, lockRollover, type RolloverRow, recordWarning } from '../rollover-store.ts'
import { sixtyDaysLeftEmail, sixtyDaysOverEmail } from '../sixty-days-emails.ts'
import { settleArrivals } from './settle-arrivals.ts'

/** Some days before the 60 end, the person hears of what they have not put in. */
export async function remindOfSixtyDays(context: Context, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    const left = row && !isOver(row) ? daysLeftOfSixty(row.way, reachedOf(row), dayOf(context.now())) : null
    if (!row || left === null || left < 0 || !(await recordWarning(trx, id, 'sixty-days'))) return
    await write(context, trx, row, sixtyDaysLeftEmail)
  })
}

/** The 60 days are over: what was put in is what has arrived. Of a move of which nothing was, the person hears. */
export async function endSixtyDays(context: Context, trx: Queries, row: RolloverRow): Promise<void> {
  if (!(await settleArrivals(context, trx, row)) && (await recordWarning(trx, row.id, 'received')))
    await write(context, trx, row, sixtyDaysOverEmail)
}

async function write(context: Context, trx: Queries, row: RolloverRow, email: typeof sixtyDaysLeftEmail): Promise<void> {
  const rest = sumOf(await findPayments(trx, [row.id]), 'sent')
  const isOurs = (await findParts(trx, [row.id])).every(({ destination }) => destination === 'ours')
  await writeTo(context, trx, row.person_id, (addressed) => email(addressed, openDetails(context.keys, row), { row, rest, isOurs }))
}
