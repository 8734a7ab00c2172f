import { inEnglishFor } from '@app/schemas/errors'
import type { Context, TaskHandlers } from '../../../context/context.ts'
import type { Task, Unsettled } from '../../../context/task.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { type Details, openDetails } from '../details.ts'
import { applyNews, type News } from '../following/apply-news.ts'
import { isOver } from '../reached.ts'
import { recordTooLate } from '../requests/cancel-request.ts'
import { askedKeeperEmail, paperNeededEmail } from '../rollover-emails.ts'
import { lockRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'
import { needsTask } from './needs-task.ts'
import { paymentTask } from './payment-task-handler.ts'
import { showRequest } from './show-request.ts'

/** What people do so that money is moved: their outcomes move the same stages as the messages of record keepers. */
export const rolloverTasks = {
  'rollover-by-hand': {
    show: showRequest,
    settle: (context, trx, task, settled) =>
      onRequest(context, trx, task.about, async (row) => {
        if (settled.outcome === 'sent') await saveRollover(trx, row.id, { is_taken: true })
        else if (settled.outcome === 'needs-paper') await mailNeeded(context, trx, row, settled.values.needed)
        else await applyNews(context, trx, row, toNews(settled, context.now()))
      }),
  },
  'transfer-form': {
    show: showRequest,
    settle: (context, trx, task, settled) =>
      onRequest(context, trx, task.about, async (row) => {
        if (settled.outcome === 'to-sign') await mailNeeded(context, trx, row, settled.values.how)
        else if (settled.outcome === 'needs-paper') await mailNeeded(context, trx, row, settled.values.needed)
        else await applyNews(context, trx, row, toNews(settled, context.now()))
      }),
  },
  'rollover-stop': {
    show: showRequest,
    settle: (context, trx, task, { outcome }) =>
      onRequest(context, trx, task.about, async (row) => {
        if (outcome === 'too-late') await recordTooLate(context, trx, row.id)
        else await applyNews(context, trx, row, { state: 'cancelled', at: context.now() })
      }),
  },
  'rollover-late': {
    show: (context, db, task) => showRequest(context, db, { ...task, about: task.detail['rollover'] ?? '' }),
    settle: async (context, trx, task, settled) => {
      const row = await lockRollover(trx, task.detail['rollover'] ?? '')
      if (!row) return fail('not_found')
      if (settled.outcome === 'moved-on') return undefined
      const details = openDetails(context.keys, row)
      await writeTo(context, trx, row.person_id, (addressed) => askedKeeperEmail(addressed, details, settled.values.answer))
      return undefined
    },
  },
  'rollover-needs': needsTask,
  'payment-to-look-into': paymentTask,
} satisfies Partial<TaskHandlers>

async function onRequest(
  _context: Context,
  trx: Queries,
  id: Task['about'],
  work: (row: RolloverRow) => Promise<void>,
): Promise<Unsettled | undefined> {
  const row = await lockRollover(trx, id)
  if (!row) return fail('not_found')
  if (isOver(row))
    return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'This request has been refused or canceled in the meantime.') })
  await work(row)
  return undefined
}

async function mailNeeded(context: Context, trx: Queries, row: RolloverRow, needed: string): Promise<void> {
  const details: Details = openDetails(context.keys, row)
  await writeTo(context, trx, row.person_id, (addressed) => paperNeededEmail(addressed, details, needed))
}

type Heard =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly values: { readonly why: Extract<News, { state: 'refused' }>['why'] } }
  | {
      readonly outcome: 'part-paid' | 'paid'
      readonly values: {
        readonly amount: number
        readonly way: 'check' | 'wire'
        readonly taxKind: 'pre-tax' | 'roth'
        readonly name: string
      }
    }

/** What a colleague heard, as a message of the record keeper would say it. */
function toNews(heard: Heard, at: Date): News {
  if (heard.outcome === 'accepted') return { state: 'accepted', at }
  if (heard.outcome === 'refused') return { state: 'refused', at, why: heard.values.why }
  const { amount, way, taxKind, name } = heard.values
  return { state: 'sent', at, payments: [{ name, taxKind, way, amountCents: amount, at }], isAll: heard.outcome === 'paid' }
}
