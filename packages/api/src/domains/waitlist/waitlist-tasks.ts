import { inEnglishFor } from '@app/schemas/errors'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import type { TaskHandlers } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { letInEmail } from './emails.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { sealedWaitlist } from './sealed.ts'
import { findWaiting } from './store.ts'

/** People on the waiting list are let in by a colleague. */
export const waitlistTasks = {
  'waiting-list': {
    show: async ({ keys }, db, { about }) => {
      const row = await findWaiting(db, about)
      if (!row) return [{ title: 'Gone', text: ['They have left the list.'] }]
      const { open } = sealing(keys, sealedWaitlist)
      const employer = row.employer_name === null ? 'not said' : open('employer_name', row.id, row.employer_name)
      const facts = [
        { label: 'E-mail', value: open('email', row.id, row.email) },
        { label: 'Employer', value: employer },
        { label: 'Waiting since', value: dayWords(dayOf(row.joined_at)) },
      ]
      return [{ title: 'Who waits', facts }]
    },
    settle: async (context, trx, { about }, { outcome }) => {
      const row = await findWaiting(trx, about)
      if (!row) return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'They have left the list.') })
      if (outcome !== 'invited') return undefined
      const email = sealing(context.keys, sealedWaitlist).open('email', row.id, row.email)
      await context.post(trx, letInEmail(email, row.language))
      await leaveWaitlist(context, trx, row.id, [row.email_index])
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>
