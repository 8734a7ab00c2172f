import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './manifest.ts'

/** The rows of a table, as COPY writes them as text. */
export function copyOut(client: pg.PoolClient, table: Table): AsyncIterable<Buffer> {
  // As a query, because a partitioned table cannot be copied out by its name.
  return client.query(to(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`))
}

/** Writes rows that were copied out. */
export async function copyIn(client: pg.PoolClient, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(rows, { objectMode: false }), client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`)))
}

function nameOf({ schema, name }: Table): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

function columnsOf({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
