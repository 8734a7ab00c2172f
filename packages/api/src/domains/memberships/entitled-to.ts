import type { Queries } from '../../db/database.ts'
import { sourcesOf } from './catalogue.ts'
import { hasAnyOf } from './membership-store.ts'

/**
 * Whether a person may use what an entitlement stands for: by a membership that runs, also while its renewal is tried again; by
 * something bought and not given back; or by what they chose that is free or paid by a share of what is moved.
 */
export async function entitledTo(db: Queries, personId: string, entitlement: string): Promise<boolean> {
  return hasAnyOf(db, personId, sourcesOf(entitlement))
}
