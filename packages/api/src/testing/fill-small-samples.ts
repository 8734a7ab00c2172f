import { closeDatabase, openDatabase } from '../db/database.ts'
import { fillDirectory } from '../directory/sample/fill-directory.ts'
import { knownCompanies } from '../directory/sample/known-companies.ts'
import { fillPropertyRecords } from '../property-records/sample/fill-records.ts'
import { knownOwners } from '../property-records/sample/known-owners.ts'

/** The companies (and others by `names`) and the unclaimed property of made-up people and some more: enough to look for, and read in a second. */
export async function fillSmallSamples(databaseUrl: string, personas: readonly unknown[], names: readonly string[] = []): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2, statementTimeoutMs: 30_000 })
  try {
    await fillDirectory(db, { plans: 300, seed: 1, known: [...names.map((name) => ({ name })), ...knownCompanies(personas)] })
    await fillPropertyRecords(db, { owners: 50, seed: 1, known: knownOwners(personas) })
  } finally {
    await closeDatabase(db)
  }
}
