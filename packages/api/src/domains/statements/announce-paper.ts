import type { Context } from '../../context/context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { type Addressed, writeTo } from '../auth/write-to.ts'
import { reopenTask } from '../desk/open-task.ts'
import { leftHolderOf } from './left-holder.ts'

type Made = {
  readonly personId: string
  /** What the task to mail it is about: the account, the day, and for what is on no day of papers, which paper. */
  readonly about: string
  readonly here: (addressed: Addressed) => Email
  readonly mailed: (left: { readonly to: string; readonly personId: string }) => Email
}

/** Says that a paper is there. People who have left cannot open it: a colleague mails it, and the e-mail says so. */
export async function announcePaper(context: Context, trx: Queries, { personId, about, here, mailed }: Made): Promise<void> {
  const left = await leftHolderOf({ db: trx, keys: context.keys }, personId)
  if (!left) return writeTo(context, trx, personId, here)
  // A later paper of the same day is mailed, too.
  await reopenTask(context, trx, { kind: 'mail-paper', personId, about })
  await context.post(trx, mailed({ to: left.email, personId }))
}
