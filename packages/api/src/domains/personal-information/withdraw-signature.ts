import type { Queries } from '../../db/database.ts'
import { lockRecord, unsignRecord } from './store.ts'

/** Withdraws a signature and returns when it was given; undefined when there is none. */
export async function withdrawSignature(trx: Queries, personId: string, now: Date): Promise<Date | undefined> {
  const row = await lockRecord(trx, personId)
  if (!row?.signed_at) return undefined
  await unsignRecord(trx, row.id, now)
  return row.signed_at
}
