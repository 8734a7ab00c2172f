import type { Database } from '../../db/database.ts'

/** The same database, with a count of the statements that were sent and answered. */
export function countStatements(plain: Database): { readonly db: Database; readonly count: () => number } {
  let count = 0
  const db = plain.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count++
      return result
    },
  })
  return { db, count: () => count }
}
