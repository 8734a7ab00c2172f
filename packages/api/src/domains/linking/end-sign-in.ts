import type { Context } from '../../context/context.ts'
import { accountOf } from '../auth/account.ts'
import { setReachable } from '../financial-accounts/linked-accounts.ts'
import { linkEndedEmail } from './emails.ts'
import { type LinkRow, saveState } from './store.ts'

/** The link needs its owner. One that has worked is written about, once for each time that it ends and whoever finds out. */
export async function endSignIn(context: Context, row: LinkRow): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await saveState(trx, row.id, 'login_required', context.now()))) return
    await setReachable(context, trx, row.id, false)
    if (row.state !== 'linked') return
    const account = await accountOf({ db: trx, keys: context.keys }, row.person_id)
    if (account) await context.post(trx, linkEndedEmail({ to: account.email, personId: row.person_id }))
  })
}
