import type { TestApp } from '../../../testing/test-app.ts'

/** What was seen while a call was made, or while work was done that follows from calls. */
type Trace = {
  /** Tables. */
  readonly reads: Set<string>
  readonly writes: Set<string>
  /** Kinds of e-mails, kinds of tasks of the desk, and names of jobs. */
  readonly emails: Set<string>
  readonly tasks: Set<string>
  readonly jobs: Set<string>
}

/** Jobs, and calls of ours that the catalogue doesn't have. */
export const afterwards = 'afterwards'

export type Traces = {
  readonly during: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly of: (name: string) => Trace
  readonly all: ReadonlyMap<string, Trace>
}

/** Records which tables, e-mails, tasks and jobs each of them touches. They are made one after the other. */
export function openTraces(service: TestApp): Traces {
  const all = new Map<string, Trace>()
  const of = (name: string): Trace => {
    const trace = all.get(name) ?? { reads: new Set(), writes: new Set(), emails: new Set(), tasks: new Set(), jobs: new Set() }
    all.set(name, trace)
    return trace
  }
  const seen = { queries: 0, emails: 0, jobs: 0, tasks: new Set<string>() }
  const known = new Map<string, Tables>()
  const tablesOf = (query: string): Tables => {
    const tables = known.get(query) ?? { reads: new Set(), writes: new Set() }
    if (!known.has(query)) addTables(JSON.parse(query), tables)
    known.set(query, tables)
    return tables
  }
  const recordAs = async (name: string) => {
    const { reads, writes, emails, tasks, jobs } = of(name)
    for (const query of service.queries.slice(seen.queries)) {
      const tables = tablesOf(query)
      for (const table of tables.reads) reads.add(table)
      for (const table of tables.writes) writes.add(table)
    }
    for (const { kind } of service.emails.slice(seen.emails)) emails.add(kind)
    for (const job of service.sentJobs.slice(seen.jobs)) jobs.add(job)
    for (const { id, kind } of await service.plainDb.selectFrom('desk_tasks').select(['id', 'kind']).execute())
      if (!seen.tasks.has(id)) tasks.add(kind) && seen.tasks.add(id)
    Object.assign(seen, { queries: service.queries.length, emails: service.emails.length, jobs: service.sentJobs.length })
  }
  const during: Traces['during'] = async (name, work) => {
    await recordAs(afterwards)
    const done = await work()
    await recordAs(name)
    return done
  }
  return { during, of, all }
}

type Tables = Pick<Trace, 'reads' | 'writes'>

const changes: Readonly<Record<string, string>> = { InsertQueryNode: 'into', UpdateQueryNode: 'table', DeleteQueryNode: 'from' }
const plainWrites = /\b(?:insert into|update|delete from|truncate)\s+(?:only\s+)?"?(\w+)/gi
const plainReads = /\b(?:from|join)\s+(?:only\s+)?"?(\w+)/gi

/** Of a change the first table is the one that is changed. Parts of a query that are plain SQL are read as text. */
function addTables(node: unknown, tables: Tables): void {
  if (Array.isArray(node)) for (const one of node) addTables(one, tables)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { kind } = node as { readonly kind?: string }
  const changed = changes[kind ?? '']
  for (const [name, part] of Object.entries(node)) {
    if (name === changed) for (const table of tablesIn(part)) tables.writes.add(table)
    else if (name === 'table' && kind === 'TableNode') tables.reads.add(tablesIn(node)[0] ?? '')
    else if (name === 'sqlFragments') addPlain(part, tables)
    else addTables(part, tables)
  }
}

function addPlain(fragments: readonly string[], { reads, writes }: Tables): void {
  const text = fragments.join(' ')
  const changed = [...text.matchAll(plainWrites)].map(([, name = '']) => name)
  for (const name of changed) writes.add(name)
  for (const [, name = ''] of text.matchAll(plainReads)) if (!changed.includes(name)) reads.add(name)
}

function tablesIn(node: unknown): readonly string[] {
  const text = JSON.stringify(node)
  return [...text.matchAll(/"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g)].map(
    ([, name = '']) => name,
  )
}
