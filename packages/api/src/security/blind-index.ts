import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

type Column = { readonly table: string; readonly column: string }

const version = 'b1'
const keyBytes = 32

/** The text beside an encrypted value to find it by. Equal values are equal within a column; two columns cannot be compared. */
export function blindIndex(ring: KeyRing, column: Column, normalised: string): string {
  const { id, key } = ring.index.current
  return indexWith(id, key, column, normalised)
}

/**
 * Every text that the value may stand under: look for any of them (`in`), the current one first.
 * Until a change of the index key is through, a unique column alone does not keep doubles out.
 */
export function blindIndexes(ring: KeyRing, column: Column, normalised: string): string[] {
  return [...ring.index.byId].map(([id, key]) => indexWith(id, key, column, normalised))
}

/** Whether it was made with another key than the current one. */
export function needsNewIndex(ring: KeyRing, index: string): boolean {
  return !index.startsWith(`${version}.${ring.index.current.id}.`)
}

function indexWith(id: string, key: KeyObject, column: Column, normalised: string): string {
  // As in the encrypted value, no two strings are the same bytes.
  return `${version}.${id}.${createHmac('sha256', ownKey(key, column)).update(normalised, 'utf16le').digest('base64url')}`
}

const derived = new WeakMap<KeyObject, Map<string, KeyObject>>()

/** Each column has its own. There are few columns, and a request that is counted looks for several values: each is derived once. */
function ownKey(key: KeyObject, { table, column }: Column): KeyObject {
  const label = JSON.stringify(['blind-index', version, table, column])
  const known = derived.get(key) ?? new Map<string, KeyObject>()
  const own = known.get(label) ?? createSecretKey(Buffer.from(hkdfSync('sha256', key, '', label, keyBytes)))
  derived.set(key, known.set(label, own))
  return own
}
