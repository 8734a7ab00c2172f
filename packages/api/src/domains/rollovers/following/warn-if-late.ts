import { openStage } from '@app/schemas/rules/accounts/rollover'
import type { Context } from '../../../context/context.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openTask } from '../../desk/open-task.ts'
import { entitledTo } from '../../memberships/entitled-to.ts'
import { openDetails } from '../details.ts'
import { isOver, reachedOf } from '../reached.ts'
import { formReminderEmail, lateEmail } from '../rollover-emails.ts'
import { lockRollover, recordWarning } from '../rollover-store.ts'
import { endSixtyDays } from './sixty-days.ts'

/** When a stage is late, the person is notified once; for people whose transfers are followed, a colleague asks what is wrong. */
export async function warnIfLate(context: Context, id: string, stage: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    if (!row || isOver(row) || openStage(reachedOf(row)) !== stage) return
    if (stage === 'received' && row.way === 'paid-to-person') return endSixtyDays(context, trx, row)
    if (!(await recordWarning(trx, id, stage))) return
    const details = openDetails(context.keys, row)
    if (stage === 'requested') {
      await writeTo(context, trx, row.person_id, (addressed) => formReminderEmail(addressed, details))
      return
    }
    const isFollowed = await entitledTo(trx, row.person_id, 'transfer_tracking')
    if (isFollowed)
      await openTask(context, trx, {
        kind: 'rollover-late',
        personId: row.person_id,
        about: `${id} ${stage}`,
        detail: { rollover: id, stage },
      })
    await writeTo(context, trx, row.person_id, (addressed) => lateEmail(addressed, details, isFollowed))
  })
}
