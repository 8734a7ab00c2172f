import { blindIndex } from '../security/blind-index.ts'
import type { KeyRing } from '../security/key-ring.ts'

/** No sender can choose a key that begins like this: theirs have no full stop. */
const start = 'unnamed.'
const column = { table: 'idempotency_keys', column: 'key' }

/** A key for a request that names none: made of who asks for what, so that an equal request has the same. It says nothing of either. */
export function unnamedKey(keys: KeyRing, asked: readonly unknown[]): string {
  return `${start}${blindIndex(keys, column, JSON.stringify(asked))}`
}

export function isUnnamed(key: string): boolean {
  return key.startsWith(start)
}
