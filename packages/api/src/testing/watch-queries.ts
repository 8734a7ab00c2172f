import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely'

/** Every query that went through, in order: its kind, its tables and its text, as far as it is written out. */
export type SeenQueries = { readonly length: number; readonly slice: (from: number) => readonly string[] }

/** Few tests look, and of those few at all of it: a query is written out when it is looked at. */
export function watchQueries(): { readonly plugin: KyselyPlugin; readonly seen: SeenQueries } {
  const nodes: RootOperationNode[] = []
  const built = new WeakMap<QueryId, RootOperationNode>()
  const sentWhenBuilt = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      nodes.push(node)
      built.set(queryId, node)
      sentWhenBuilt.add(queryId)
      return node
    },
    // One that is built once (`builtOnce`) is seen again only by its results.
    transformResult: async ({ result, queryId }) => {
      const node = sentWhenBuilt.delete(queryId) ? undefined : built.get(queryId)
      if (node) nodes.push(node)
      return result
    },
  }
  const seen: SeenQueries = {
    get length() {
      return nodes.length
    },
    slice: (from) => nodes.slice(from).map(writtenOut),
  }
  return { plugin, seen }
}

function writtenOut(node: RootOperationNode): string {
  return JSON.stringify(node, (name, value) => (name === 'value' || name === 'values' || name === 'parameters' ? undefined : value))
}
