import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { forgetLinked } from '../financial-accounts/linked-accounts.ts'
import { findOwnLinks, saveState } from './store.ts'

export const removeJob = 'link-remove'

/** Ends a link at once and forgets its accounts; a job informs the partner, however long that takes. */
export async function endLink(
  context: Context,
  trx: Queries,
  id: string,
  { actor, action }: { actor: string; action: string },
): Promise<void> {
  if (!(await saveState(trx, id, 'removed', context.now()))) return
  await forgetLinked(trx, id)
  await audit(trx, { actor, action, subject: `link:${id}` })
  await context.jobs.send(trx, removeJob, { id })
}

/** Ends every link: the person wants to leave. */
export async function endLinks(context: Context, trx: Queries, personId: string): Promise<void> {
  const actor = `person:${personId}`
  for (const { id } of await findOwnLinks(trx, personId)) await endLink(context, trx, id, { actor, action: 'link.removed' })
}
