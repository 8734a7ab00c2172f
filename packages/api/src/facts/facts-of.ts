import type { Facts } from '@app/engine'
import type { AliasedExpression } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { FactSource } from './fact-source.ts'

type Row = Readonly<Record<string, unknown>>

/** Many sources as one: a column for each, so that a caller who needs more reads all of it in one statement. */
export type FactColumns = {
  readonly of: (db: Queries, personId: string) => readonly AliasedExpression<unknown, string>[]
  readonly read: (row: Row) => Facts
}

/** What the service knows of a person. Facts that no domain knows yet are left out: the engine starts them as facts.json says. */
export async function factsOf(db: Queries, personId: string, columns: FactColumns): Promise<Facts> {
  return columns.read(await db.selectNoFrom(columns.of(db, personId)).executeTakeFirstOrThrow())
}

export function composeFacts(sources: Readonly<Record<string, FactSource>>): FactColumns {
  const all = Object.entries(sources)
  return {
    of: (db, personId) => all.map(([name, { query }]) => query(db, personId).as(name)),
    read: (row) => Object.assign({}, ...all.map(([name, { facts }]) => facts(row[name] ?? null))),
  }
}
