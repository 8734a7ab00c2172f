import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context, TaskHandlers } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { sealing } from '../../../security/sealing.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openTask } from '../../desk/open-task.ts'
import { everybodyKnowsEmail } from '../emails.ts'
import { sealedLetterDisclosures } from '../sealed.ts'
import { findDisclosures } from './store.ts'

/** Companies that have seen the letter get to know that it is withdrawn. One that nobody has seen concerns nobody. */
export async function openWithdrawal(context: Context, trx: Queries, personId: string): Promise<void> {
  const [latest] = await findDisclosures(trx, personId)
  if (latest) await openTask(context, trx, { kind: 'letter-withdrawn', personId, about: latest.signing_id })
}

export const withdrawalTasks = {
  'letter-withdrawn': {
    show: async ({ keys }, db, { personId, about }) => {
      const { open } = sealing(keys, sealedLetterDisclosures)
      const seen = personId === null ? [] : (await findDisclosures(db, personId)).filter(({ signing_id }) => signing_id === about)
      const facts = seen.map(({ id, recipient, shown_at }) => ({
        label: open('recipient', id, recipient),
        value: dayWords(dayOf(shown_at)),
      }))
      return [{ title: 'Who has seen it, and when', facts }]
    },
    settle: async (context, trx, { personId }) => {
      if (personId === null) return fail('not_found')
      await writeTo(context, trx, personId, everybodyKnowsEmail)
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>
