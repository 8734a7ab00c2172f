import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { chargeMoveFee, moveFeeJob } from './fee/charge-move-fee.ts'
import { sendRequest } from './following/send-request.ts'
import { remindOfSixtyDays } from './following/sixty-days.ts'
import { warnIfLate } from './following/warn-if-late.ts'
import { stopAtKeeper } from './requests/cancel-request.ts'

/** What is done about requests by itself. */
export function rolloverJobs(context: Context): JobHandlers {
  return {
    'send-rollover': { ...patient, work: ({ id = '' }) => sendRequest(context, id) },
    'cancel-rollover': { ...patient, work: ({ id = '' }) => stopAtKeeper(context, id) },
    [moveFeeJob]: { work: ({ id = '', round = '0' }, { at }) => chargeMoveFee(context, id, Number(round), at) },
    'remind-of-sixty-days': { work: ({ id = '' }) => remindOfSixtyDays(context, id) },
    'warn-late-rollover': { work: ({ id = '', stage = '' }) => warnIfLate(context, id, stage) },
  }
}
