import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import type { PartnerEvent } from '../../partners/webhooks/webhooks.ts'
import { askAgain, askAgainJob, askJob, askRecordKeeper, hearAnswer } from './ask-record-keeper.ts'
import { runSearch } from './run-search.ts'

/** Background work: searches, and questions to record keepers. */
export function foundAccountJobs(context: Context): JobHandlers {
  return {
    'run-search': { work: ({ id = '' }) => runSearch(context, id) },
    [askJob]: { ...patient, work: ({ id = '' }) => askRecordKeeper(context, id) },
    [askAgainJob]: { ...patient, work: ({ id = '' }) => askAgain(context, id) },
  }
}

/** Messages of the record keepers: they name what has changed, and the current state is then requested. */
export async function receiveAnswer(context: Context, { body }: PartnerEvent): Promise<void> {
  const ref = refIn(body)
  if (ref === undefined) return
  if (!(await context.hooks.hearOfMove(context, ref))) await hearAnswer(context, ref)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function refIn(body: unknown): string | undefined {
  const ref = typeof body === 'object' && body !== null && 'ref' in body ? body.ref : undefined
  return typeof ref === 'string' && uuid.test(ref) ? ref : undefined
}
