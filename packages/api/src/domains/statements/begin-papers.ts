import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { nextPaperDay } from '@app/schemas/rules/papers/paper-days'
import type { Hooks } from '../../context/context.ts'
import { confirmJob, noonOf, papersJob, welcomeJob } from './job-names.ts'
import { addPaperAccount } from './store.ts'

/** What the domains below report, in the transaction in which it happens. */
export const statementHooks = {
  papersBegin: async ({ jobs, now }, trx, { personId, accountId }) => {
    const today = dayOf(now())
    const day = nextPaperDay(today)
    const row = { account_id: accountId, person_id: personId, begun_on: today, next_on: day }
    if (!(await addPaperAccount(trx, row))) return
    await jobs.send(trx, welcomeJob, { accountId })
    await jobs.send(trx, papersJob, { accountId, day }, noonOf(day))
  },
  accountMoved: ({ jobs }, trx, { personId, at }) => jobs.send(trx, confirmJob, { personId }, noonOf(addDays(dayOf(at), 1))),
} satisfies Partial<Hooks>
