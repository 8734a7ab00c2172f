import { momentWords } from '@app/schemas/rules/days/call-slots'
import type { TaskHandlers } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { accountOf } from '../auth/account-of.ts'
import { missedEmail } from './emails.ts'
import { findCall } from './store.ts'

/** Calls are made by a colleague at the time that is held. */
export const callTasks = {
  call: {
    show: async (context, db, { about, personId }) => {
      const row = await findCall(db, about)
      if (!row || personId === null) return []
      const phone = await context.hooks.phoneOf(context, personId)
      const facts = [
        { label: 'When', value: momentWords(row.starts_at, row.time_zone) },
        { label: 'Number', value: phone ?? 'No number is confirmed: write to the customer.' },
        { label: 'Topic', value: row.topic },
      ]
      return [{ title: 'The call', facts, ...(row.about !== null && { text: [row.about] }) }]
    },
    settle: async (context, trx, { about, personId }, { outcome }) => {
      const row = await findCall(trx, about)
      if (!row || personId === null) return fail('not_found')
      if (row.starts_at > context.now()) return fail('not_in_this_state', { detail: 'The time of the call hasn’t come yet.' })
      const account = outcome === 'no-answer' ? await accountOf({ db: trx, keys: context.keys }, personId) : undefined
      if (account) await context.post(trx, missedEmail({ to: account.email, personId }, row, context.settings.publicUrl))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>
