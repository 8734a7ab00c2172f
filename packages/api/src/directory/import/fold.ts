import type { Database } from '../../db/database.ts'
import { indexNames, indexWords } from '../search/index-names.ts'
import { findRangeEnd, foldKeepers, foldPlans, refreshTables } from './fold-store.ts'
import { recordFolded } from './store.ts'

type Fold = { readonly progress: (plans: number) => void; readonly signal?: AbortSignal }

const filingsAtOnce = 1_000

/** Makes the plans and companies that people look for out of all filings, some companies at a time. Stopped, it begins anew. */
export async function foldFilings(db: Database, { progress, signal }: Fold): Promise<void> {
  let after = 0
  for (let round = 1; ; round++) {
    signal?.throwIfAborted()
    const last = await findRangeEnd(db, after, filingsAtOnce)
    if (last === undefined) break
    await foldKeepers(db, after, last)
    await foldPlans(db, after, last)
    await indexNames(db, after, last)
    after = last
    progress(round * filingsAtOnce)
  }
  await indexWords(db)
  await refreshTables(db)
  await recordFolded(db)
}
