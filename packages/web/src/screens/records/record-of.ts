import type { RecordKind } from './record.ts'

/** A record by its name. The ways to all of them come when the first one is needed. */
export async function recordOf(name: string): Promise<RecordKind> {
  const { loadRecord } = await import('./records.ts')
  return loadRecord(name)
}
