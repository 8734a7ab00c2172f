import type { Answer } from '../../client/service/answer.ts'
import { done, failed } from '../../client/service/answer.ts'
import { onSignOut } from '../../client/session/resets.ts'
import type { Typed } from '../../client/walk/drafts.ts'

type SavedRow = { readonly pk: string; readonly version: number }

/** How one kind of row is saved by the service. */
export type RowCalls<K extends SavedRow> = {
  readonly list: () => Promise<Answer<readonly K[]>>
  /** Shows elsewhere what has become so. */
  readonly put: (rows: readonly K[]) => void
  readonly isSame: (row: Typed, kept: K) => boolean
  /** Is about the same thing, though it says something else of it now. */
  readonly isAbout: (row: Typed, kept: K) => boolean
  readonly add: (row: Typed, key: string) => Promise<Answer<K>>
  readonly change: (row: Typed, kept: K) => Promise<Answer<K>>
  readonly remove: (kept: K) => Promise<Answer<unknown>>
  readonly nameOf: (row: Typed) => string
}

/** Under which name the service has what was begun here. */
const added = new Map<string, string>()
onSignOut(() => added.clear())

/** Rows as they were last saved from here. */
const saidBefore = new Map<string, string>()
onSignOut(() => saidBefore.clear())

/** A row as it is shown at first, with what it was made of. */
export function shownRow(row: Typed, kept: SavedRow): Typed {
  return { ...row, as_loaded: kept }
}

/**
 * Makes the list of the service equal to what was typed in rows: adds, changes and removes, one after the other. What became of a row
 * elsewhere meanwhile counts where nothing was typed in it here. After a failure the same again does nothing twice.
 */
export async function syncRows<K extends SavedRow>(rows: readonly Typed[], calls: RowCalls<K>, key: string): Promise<Answer<unknown>> {
  const listed = await calls.list()
  if (!listed.ok) return listed
  const kept = new Map(listed.data.map((one) => [one.pk, one]))
  const taken = new Set<string>()
  const found = rows.map((row) => match(row, [...kept.values()], taken, calls))
  for (const [index, row] of rows.entries()) {
    const one = found[index]
    const isRemoved = row['is_removed'] === true
    if (isRemoved ? !one : isOnlyShown(row, calls)) continue
    const saved = isRemoved && one ? await remove(one, calls) : await save(row, one, calls, `${key}-${row['row'] ?? index}`)
    if (!saved.ok) return failed({ ...saved.failure, ...named(saved.failure.fields, calls.nameOf(row)) })
    if (one && !saved.data) kept.delete(one.pk)
    if (saved.data) kept.set(saved.data.pk, saved.data)
    if (saved.data && typeof row['row'] === 'string') added.set(row['row'], saved.data.pk)
    saidBefore.set(keyOf(row), JSON.stringify(row))
    calls.put([...kept.values()])
  }
  return done(undefined)
}

/** Whether it says nothing but what the service was told last from here, or else has said itself. */
function isOnlyShown<K extends SavedRow>(row: Typed, { isSame }: RowCalls<K>): boolean {
  const { as_loaded: loaded } = row
  const said = saidBefore.get(keyOf(row))
  return said === undefined ? loaded !== undefined && isSame(row, loaded as K) : said === JSON.stringify(row)
}

/** A row that has no name cannot have been saved before. */
function keyOf(row: Typed): string {
  return String(row['pk'] ?? row['row'] ?? crypto.randomUUID())
}

/** Which row of the service this is: by its name, by what was begun here, or by what it says. */
function match<K extends SavedRow>(row: Typed, kept: readonly K[], taken: Set<string>, { isSame, isAbout }: RowCalls<K>): K | undefined {
  const pk = row['pk'] ?? added.get(String(row['row']))
  const free = kept.filter((one) => !taken.has(one.pk))
  const named = free.find((one) => one.pk === pk)
  const one =
    named ?? (pk === undefined ? (free.find((same) => isSame(row, same)) ?? free.find((about) => isAbout(row, about))) : undefined)
  if (one) taken.add(one.pk)
  return one
}

async function remove<K extends SavedRow>(one: K, calls: RowCalls<K>): Promise<Answer<K | undefined>> {
  const removed = await calls.remove(one)
  // Another device was quicker: it is removed all the same.
  return removed.ok || removed.failure.code === 'not_found' ? done(undefined) : removed
}

async function save<K extends SavedRow>(row: Typed, one: K | undefined, calls: RowCalls<K>, key: string): Promise<Answer<K>> {
  if (!one) return calls.add(row, key)
  if (calls.isSame(row, one)) return done(one)
  const changed = await calls.change(row, one)
  if (changed.ok || changed.failure.code !== 'precondition_failed') return changed
  // It was changed elsewhere since it was listed: what was typed last is what is meant.
  const listed = await calls.list()
  const now = listed.ok ? listed.data.find(({ pk }) => pk === one.pk) : undefined
  return now ? calls.change(row, now) : changed
}

/** The service’s objection to a row becomes the problem of the list, with the name of the row. */
function named(fields: Readonly<Record<string, readonly string[]>> | undefined, name: string) {
  if (!fields) return {}
  return { fields: { list: Object.values(fields).flatMap((all) => all.map((words) => `${name}: ${words}`)) } }
}
