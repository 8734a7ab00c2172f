import type { Queries } from '../../db/database.ts'
import { toCall } from './call.ts'
import { findLiveIds, findOwnCalls, isAboutMoving } from './store.ts'

/** The call about moving money that is held for a person. */
export async function heldCallOf(db: Queries, personId: string) {
  const all = await findOwnCalls(db, personId)
  const row = all.find(({ topic, state }) => isAboutMoving({ topic }) && (state === 'held' || state === 'moved'))
  return row && toCall(row)
}

/** The calls of a person that have taken place or will. */
export function callIdsOf(db: Queries, personId: string): Promise<ReadonlySet<string>> {
  return findLiveIds(db, personId)
}
