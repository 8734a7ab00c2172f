import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import type { PartnerEvent } from '../../partners/webhooks/webhooks.ts'
import { askRecordKeeper, hearAnswer } from './ask-record-keeper.ts'
import { hearMove, sendRollover, warnIfLate } from './rollovers/rollover.ts'
import { findRollover } from './rollovers/rollover-store.ts'
import { runSearch } from './run-search.ts'

/** Background work: searches, questions to record keepers, money on its way. */
export function foundAccountJobs(context: Context): JobHandlers {
  // A partner that cannot be reached may be down for days.
  const patient = { retries: 40, longestDelaySeconds: 14_400 }
  return {
    'run-search': { work: ({ id = '' }) => runSearch(context, id) },
    'ask-record-keeper': { ...patient, work: ({ id = '' }) => askRecordKeeper(context, id) },
    'send-rollover': { ...patient, work: ({ id = '' }) => sendRollover(context, id) },
    'warn-late-rollover': { work: ({ id = '', stage = '' }) => warnIfLate(context, id, stage) },
  }
}

/** Messages of the record keepers: they name what has changed, and the current state is then requested. */
export async function receiveAnswer(context: Context, { body }: PartnerEvent): Promise<void> {
  const ref = refIn(body)
  if (ref === undefined) return
  if (await findRollover(context.db, ref)) await hearMove(context, ref)
  else await hearAnswer(context, ref)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function refIn(body: unknown): string | undefined {
  const ref = typeof body === 'object' && body !== null && 'ref' in body ? body.ref : undefined
  return typeof ref === 'string' && uuid.test(ref) ? ref : undefined
}
