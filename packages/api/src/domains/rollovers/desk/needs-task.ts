import type { TaskHandlers } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { planNeedsEmail } from '../rollover-emails.ts'
import { showNotes } from './show-notes.ts'

/** What a plan asked for on a call, as the customer reported it. */
export const needsTask: TaskHandlers['rollover-needs'] = {
  show: async (context, db, { personId }) => (personId === null ? [] : showNotes(context, db, personId)),
  settle: async (context, trx, { personId }, settled) => {
    if (personId === null) return fail('not_found')
    if (settled.outcome === 'answered') await writeTo(context, trx, personId, (to) => planNeedsEmail(to, settled.values.answer))
    return undefined
  },
}
