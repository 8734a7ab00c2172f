import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { goesOnFrom } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import { detailIn, isFailure } from '../../../failure/failure.ts'
import type { JobHandlers } from '../../../jobs/job-handlers.ts'
import { writeTo } from '../../auth/write-to.ts'
import { savingsNotStartedEmail, savingsStillNeedEmail } from '../emails.ts'
import { findMissing, startDeposits } from './deposit-schedules.ts'
import { lockWaiting, type ProgramRow, saveProgram } from './savings-store.ts'

/** An account was opened or a bank was linked: a plan that waits for it may start. */
export const maySaveJob = 'savings-may-start'

/** People who are notified can still stop the first deposit. */
const noticeBankDays = 3

/** A plan that was agreed to before there was an account or a bank starts once both are there: by itself, and once. */
export function savingsJobs(context: Context): JobHandlers {
  return { [maySaveJob]: { work: ({ personId = '' }) => startWaiting(context, personId) } }
}

async function startWaiting(context: Context, personId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockWaiting(trx, personId)
    if (!row) return
    const missing = await findMissing(context, trx, personId)
    if (missing.length > 0) {
      if (!missing.includes('brokerage_account')) await writeTo(context, trx, personId, (to) => savingsStillNeedEmail(to, row))
      return
    }
    const now = context.now()
    const first_on = firstDayOf(row, dayOf(now))
    const { amount_cents: amountCents, frequency, is_first_for_last_year: isFirstForLastYear } = row
    const wish = { personId, amountCents, frequency, isFirstForLastYear, firstDate: first_on, isAgreedBefore: true }
    const started = await startDeposits(context, trx, wish)
    if (isFailure(started)) {
      await writeTo(context, trx, personId, (to) => savingsNotStartedEmail(to, row, detailIn(started)))
      return
    }
    await saveProgram(trx, row.id, { ...row, first_on, version: row.version + 1, schedule_id: started, started_at: now }, now)
  })
}

/** The day that was chosen, while it is to come; else the next one of its rhythm that leaves time to say no. */
function firstDayOf({ first_on, frequency }: ProgramRow, today: string): string {
  return first_on > today ? first_on : goesOnFrom(first_on, frequency, addBankDays(today, noticeBankDays))
}
