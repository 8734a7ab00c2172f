import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { openTask } from '../desk/open-task.ts'
import { planOf, productOf } from './catalogue.ts'
import { conciergeEmail } from './emails.ts'
import { entitledTo } from './entitled-to.ts'

const weekMs = 7 * 86_400_000

/** People of ours begin with what was bought, where that comes with a person who helps. `bought` names it, so that it begins once. */
export async function beginConcierge(context: Context, trx: Queries, personId: string, what: string, bought: string): Promise<void> {
  const { entitlements = [] } = planOf(what) ?? productOf(what) ?? {}
  if (entitlements.includes('form_help')) await openTask(context, trx, { kind: 'concierge', personId, about: `${bought}/1` })
}

export const conciergeTasks = {
  concierge: {
    show: async (_context, _db, { about }) => [
      { title: 'Where it stands', facts: [{ label: 'E-mails since it began', value: String(weekOf(about) - 1) }] },
    ],
    settle: async (context, trx, { personId, about }, { outcome, values }) => {
      if (personId === null) return fail('not_found')
      await writeTo(context, trx, personId, (to) => conciergeEmail(to, values.letter))
      // Until everything is done, or it is no longer paid for, the next e-mail is due in a week.
      if (outcome === 'written' && (await entitledTo(trx, personId, 'form_help'))) {
        const [bought = ''] = about.split('/')
        const dueAt = new Date(context.now().getTime() + weekMs)
        await openTask(context, trx, { kind: 'concierge', personId, about: `${bought}/${weekOf(about) + 1}`, dueAt })
      }
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

function weekOf(about: string): number {
  return Number(about.split('/')[1] ?? 1)
}
