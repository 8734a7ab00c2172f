import type { KyselyPlugin, QueryId } from 'kysely'

type Node = Readonly<Record<string, unknown>>

/** The columns of a query, by name: of which table is not always said, so that they count for all of its tables. */
type Named = { readonly tables: Set<string>; readonly reads: Set<string>; readonly writes: Set<string> }

/**
 * Records which columns are written, and which are read: named in a condition, an order or a sum, or looked at in a row that came back.
 * A row that is selected whole and of which nobody looks at a column does not read it.
 */
export function watchColumns() {
  const read = new Set<string>()
  const written = new Set<string>()
  const tablesOf = new WeakMap<QueryId, ReadonlySet<string>>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const named: Named = { tables: new Set(), reads: new Set(), writes: new Set() }
      visit(node, named)
      tablesOf.set(queryId, named.tables)
      for (const table of named.tables) {
        for (const column of named.reads) read.add(`${table}.${column}`)
        for (const column of named.writes) written.add(`${table}.${column}`)
      }
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const tables = tablesOf.get(queryId) ?? new Set()
      return { ...result, rows: result.rows.map((row) => watched(row, tables, read)) }
    },
  }
  return { plugin, read, written }
}

function watched(row: Readonly<Record<string, unknown>>, tables: ReadonlySet<string>, read: Set<string>) {
  return new Proxy(row, {
    get: (target, name, receiver) => {
      if (typeof name === 'string') for (const table of tables) read.add(`${table}.${name}`)
      return Reflect.get(target, name, receiver)
    },
  })
}

function visit(part: unknown, named: Named): void {
  if (Array.isArray(part)) for (const one of part) visit(one, named)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return
  const node = part as Node
  const visitor = visitors[String(node['kind'])]
  if (visitor) visitor(node, named)
  else visitParts(node, named)
}

function visitParts(node: Node, named: Named, left: readonly string[] = []): void {
  for (const [name, part] of Object.entries(node)) if (!left.includes(name)) visit(part, named)
}

const visitors: Readonly<Record<string, (node: Node, named: Named) => void>> = {
  TableNode: (node, { tables }) => void tables.add(nameIn(node)),
  ColumnNode: (node, { reads }) => void reads.add(nameIn(node)),
  // What is inserted, as seen by its own conflict.
  ReferenceNode: (node, named) => (JSON.stringify(node['table'] ?? '').includes('"excluded"') ? undefined : visit(node['column'], named)),
  // What comes back in rows counts when it is looked at.
  SelectionNode: ({ selection }, named) => (isPlain(selection) ? undefined : visit(selection, named)),
  InsertQueryNode: (node, named) => {
    for (const column of asNodes(node['columns'])) named.writes.add(nameIn(column))
    visitParts(node, named, ['columns', 'values'])
    visit(node['values'], named)
  },
  ColumnUpdateNode: (node, named) => {
    named.writes.add(nameIn(node['column']))
    visit(node['value'], named)
  },
  RawNode: (node, named) => {
    visit(node['parameters'], named)
    addPlain(asTexts(node['sqlFragments']).join(' $ '), named)
  },
}

const tableNames = /\b(?:insert into|update|delete from|from|join)\s+(?:only\s+)?"?(\w+)/gi
const inserted = /\binsert into\s+"?\w+"?\s*\(([^)]*)\)/gi
const assigned = /(?:\bset|,)\s*"?(\w+)"?\s*=(?!=)/gi

/** Of plain SQL the words are columns: written where they are assigned, and read where they stand once more. */
function addPlain(text: string, { tables, reads, writes }: Named): void {
  for (const [, table = ''] of text.matchAll(tableNames)) tables.add(table)
  const isChange = /\b(?:insert into|update)\b/i.test(text)
  const changed = isChange
    ? [
        ...[...text.matchAll(inserted)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replaceAll('"', ''))),
        ...[...text.matchAll(assigned)].map(([, name = '']) => name),
      ]
    : []
  for (const name of changed) writes.add(name)
  const words = Map.groupBy(text.replaceAll(/\bexcluded\.\w+/gi, '').match(/\w+/g) ?? [], (word) => word)
  for (const [word, times] of words) if (times.length > changed.filter((name) => name === word).length) reads.add(word)
}

function isPlain(selection: unknown): boolean {
  const { kind } = selection as { readonly kind?: string }
  return kind === 'SelectAllNode' || kind === 'ReferenceNode' || kind === 'ColumnNode'
}

function nameIn(node: unknown): string {
  return /"kind":"IdentifierNode","name":"(\w+)"\}[^"]*$/.exec(JSON.stringify(node))?.[1] ?? ''
}

function asNodes(part: unknown): readonly unknown[] {
  return Array.isArray(part) ? part : []
}

function asTexts(part: unknown): readonly string[] {
  return asNodes(part).filter((one) => typeof one === 'string')
}
