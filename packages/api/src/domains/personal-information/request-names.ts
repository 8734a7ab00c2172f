import { blindIndexes } from '../../security/blind-index.ts'
import type { KeyRing } from '../../security/key-ring.ts'

const column = { table: 'personal_information', column: 'changed_by' } as const

/**
 * What a request is kept by: its key and what it asks for, so that a key that is used again for something else is noticed. That is
 * hashed with a key of ours: whoever reads the table could otherwise guess a number until its hash fits. The current name comes first.
 */
export function requestNames(keys: KeyRing, key: string, asked: object): readonly [string, ...string[]] {
  const [first, ...others] = blindIndexes(keys, column, JSON.stringify(asked)).map((hash) => startOf(key) + hash)
  if (first === undefined) throw new Error('There is no key to name requests with.')
  return [first, ...others]
}

/** What the name of each request with this key begins with. */
export function startOf(key: string): string {
  return `${key} `
}
