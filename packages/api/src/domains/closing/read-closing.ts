import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { findClosing } from './store.ts'

/** How it stands with closing an account. */
export async function readClosing(context: Context, db: Queries, personId: string) {
  const row = await findClosing(db, personId)
  const obstacles = await context.hooks.leaving.obstacles(context, db, personId)
  return { obstacles, asked_at: row?.asked_at.toISOString() ?? null, closes_at: row?.closes_at.toISOString() ?? null }
}
