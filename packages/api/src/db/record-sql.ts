import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCallSites } from 'node:util'
import { threadId } from 'node:worker_threads'
import type { KyselyConfig, LogEvent, QueryId } from 'kysely'

const mostFrames = 60
/** Not what makes tables or gives rights. */
const query = /^\s*(with|select|insert|update|delete|merge)\b/i
const library = /^node:|\/node_modules\//
const product = /\/packages\/api\/src\//
const notProduct = /\.test\.ts$|\/testing\/|\/db\/migrations\b/

/**
 * Writes every statement that the product's own code sends into a file of this process in the folder, once each. Whose it is shows in
 * the calls that lead to it at the moment it is built: the nearest one that is no library is its author.
 */
export function recordSql(folder: string): Pick<KyselyConfig, 'log' | 'plugins'> {
  const ours = new WeakSet<QueryId>()
  const written = new Set<string>()
  const file = join(folder, `${process.pid}-${threadId}.jsonl`)
  const log = ({ query: { queryId, sql } }: LogEvent) => {
    if (!ours.has(queryId) || written.has(sql) || !query.test(sql)) return
    written.add(sql)
    appendFileSync(file, `${JSON.stringify(sql)}\n`)
  }
  return {
    log,
    plugins: [
      {
        transformQuery: ({ node, queryId }) => {
          if (isOurs()) ours.add(queryId)
          return node
        },
        transformResult: async ({ result }) => result,
      },
    ],
  }
}

function isOurs(): boolean {
  const author = getCallSites(mostFrames, { sourceMap: false }).find(({ scriptName }) => isCode(scriptName))?.scriptName
  return author !== undefined && product.test(author) && !notProduct.test(author)
}

function isCode(scriptName: string): boolean {
  return scriptName !== '' && scriptName !== import.meta.filename && scriptName !== import.meta.url && !library.test(scriptName)
}
