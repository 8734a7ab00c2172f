import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { recordShown } from './second-factor-store.ts'

/** A session has shown a second factor. Whoever says that all are lost is wrong, or is somebody else. */
export async function recordFactorShown(
  context: Context,
  trx: Queries,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<void> {
  await recordShown(trx, sessionId, context.now())
  await context.hooks.factorShown(context, trx, id)
}
