import { getCallSites } from 'node:util'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
} from 'kysely'
import type { Database, Tables } from '../../database.ts'
import type { TableAtHand } from './stand-in.ts'

/** A statement that was built, and the functions of ours that led to it, as `FILE NAME`. */
export type Built = { readonly text: string; readonly by: readonly string[] }

type Around = {
  readonly columns: ReadonlyMap<string, readonly string[]>
  readonly table: TableAtHand
  readonly answer: () => readonly object[]
  readonly write: (built: Built) => void
}

const mostFrames = 60

/** A database that executes nothing: it records each statement, and answers as it is configured to. */
export function dryDatabase({ columns, table, answer, write }: Around): Database {
  const callers = new Map<QueryId, readonly string[]>()
  const executeQuery: DatabaseConnection['executeQuery'] = async <Row>({ sql, queryId }: { sql: string; queryId: QueryId }) => {
    write({ text: sql, by: callers.get(queryId) ?? [] })
    const rows = answer()
    // The rows fit any statement, whatever it selects.
    return { rows, numAffectedRows: BigInt(rows.length) } as QueryResult<unknown> as QueryResult<Row>
  }
  const connection: DatabaseConnection = {
    executeQuery,
    streamQuery: () => {
      throw new Error('No query of ours is streamed.')
    },
  }
  const nothing = async () => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        transformQuery: ({ node, queryId }) => {
          callers.set(queryId, functionsOnStack())
          return node
        },
        transformResult: async ({ result }) => result,
      },
    ],
  })
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...words: unknown[]) => {
        if (typeof words[0] === 'string') table.columns = columns.get(words[0].split(' ')[0] ?? '') ?? []
        return Reflect.apply(value, target, words)
      }
    },
  })
}

function functionsOnStack(): readonly string[] {
  return getCallSites(mostFrames, { sourceMap: false }).map(({ scriptName, functionName }) => {
    const file = /\/packages\/api\/src\/(.*)$/.exec(scriptName)?.[1] ?? ''
    return `${file} ${functionName.split('.').at(-1)}`
  })
}
