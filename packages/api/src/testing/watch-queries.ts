import type { KyselyPlugin } from 'kysely'

/** Writes down every query that goes through: its kind, its tables and its text, as far as it is written out. */
export function watchQueries(seen: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      seen.push(JSON.stringify(node, (name, value) => (name === 'value' || name === 'values' || name === 'parameters' ? undefined : value)))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
