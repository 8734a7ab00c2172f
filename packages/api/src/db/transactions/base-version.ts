import { type RawBuilder, sql } from 'kysely'

/** The version that a change was made from. Without one the last write wins. */
export type Base = number | undefined

/** Whether a row has changed since the version that a change was made from. */
export function isStale({ version }: { readonly version: number }, base: Base): boolean {
  return base !== undefined && version !== base
}

/** The same as a condition of a statement. */
export function isCurrent(base: Base): RawBuilder<boolean> {
  return sql<boolean>`version = coalesce(${base ?? null}::int, version)`
}
