import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { chargeMoveFee, moveFeeJob } from './fee/charge-move-fee.ts'
import { sendRequest } from './following/send-request.ts'
import { warnIfLate } from './following/warn-if-late.ts'
import { stopAtKeeper } from './requests/cancel-request.ts'

/** What is done about requests by itself. */
export function rolloverJobs(context: Context): JobHandlers {
  // A partner that cannot be reached may be down for days.
  const patient = { retries: 40, longestDelaySeconds: 14_400 }
  return {
    'send-rollover': { ...patient, work: ({ id = '' }) => sendRequest(context, id) },
    'cancel-rollover': { ...patient, work: ({ id = '' }) => stopAtKeeper(context, id) },
    [moveFeeJob]: { work: ({ id = '', round = '0' }, { at }) => chargeMoveFee(context, id, Number(round), at) },
    'warn-late-rollover': { work: ({ id = '', stage = '' }) => warnIfLate(context, id, stage) },
  }
}
