import type { Database } from '../../db/database.ts'
import { fillDirectory } from '../sample/fill-directory.ts'
import type { KnownCompany } from '../sample/sample-plan.ts'

/** A small directory: these companies first, and others that are made up. */
export async function fillCompanies(db: Database, known: readonly KnownCompany[], plans = 300): Promise<void> {
  await fillDirectory(db, { plans, seed: 7, known })
}
