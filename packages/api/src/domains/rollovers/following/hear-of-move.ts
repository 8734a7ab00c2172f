import type { Context } from '../../../context/context.ts'
import { findRollover, lockRollover } from '../rollover-store.ts'
import { applyNews } from './apply-news.ts'

const again = 'The record keepers could not be reached. It is tried again.'

/** Applies what the record keeper reports about a request. False when the name is none of a request. */
export async function hearOfMove(context: Context, id: string): Promise<boolean> {
  if (!(await findRollover(context.db, id))) return false
  const heard = await context.partners.recordKeepers.findMove(id)
  if (heard === 'away') throw new Error(again)
  if (heard === 'unknown' || heard.state === 'waiting') return true
  await context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    if (row) await applyNews(context, trx, row, heard)
  })
  return true
}
