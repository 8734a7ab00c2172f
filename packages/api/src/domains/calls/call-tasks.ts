import { inEnglishFor } from '@app/schemas/errors'
import { momentWords } from '@app/schemas/rules/days/call-slots'
import type { TaskHandlers } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { callLinks } from './call-links.ts'
import { findConsent } from './consent.ts'
import { agreedEmail, missedEmail } from './emails.ts'
import { numberForColleague } from './number-to-call.ts'
import { findCall, saveCall } from './store.ts'

const topics: Readonly<Record<string, string>> = {
  rollover: 'Moving an account',
  combine: 'Bringing accounts together',
  search: 'A search for accounts',
  help: 'Help',
}

/** Calls are made by a colleague at the time that is held, and end with what the colleague says of them. */
export const callTasks = {
  call: {
    show: async (context, db, { about, personId }) => {
      const row = await findCall(db, about)
      if (!row || personId === null) return []
      const facts = [
        { label: 'When', value: momentWords(row.starts_at, row.time_zone) },
        { label: 'Number', value: await numberForColleague(context, personId) },
        { label: 'Topic', value: topics[row.topic] ?? row.topic },
        { label: 'Recording', value: await recordingFor(db, personId) },
      ]
      return [{ title: 'The call', facts, ...(row.about !== null && { text: [row.about] }) }]
    },
    settle: async (context, trx, { about, personId }, settled) => {
      const row = await findCall(trx, about)
      if (!row || personId === null) return fail('not_found')
      if (row.starts_at > context.now())
        return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The time of the call hasn’t come yet.') })
      const state = settled.outcome === 'spoke' ? 'spoke' : 'missed'
      if (!(await saveCall(trx, row, { ...row, state }, context.now()))) return fail('not_in_this_state')
      await writeTo(context, trx, personId, (addressed) =>
        settled.outcome === 'spoke'
          ? agreedEmail(addressed, row, settled.values.agreed, callLinks(context))
          : missedEmail(addressed, row, callLinks(context)),
      )
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

/** A call is recorded only if the customer said yes to that. */
async function recordingFor(db: Queries, personId: string): Promise<string> {
  return (await findConsent(db, personId))?.may_record ? 'They said yes to it.' : 'They didn’t say yes to it: don’t record.'
}
