import { randomBytes } from 'node:crypto'
import { type KeyRing, readKeyRing } from '../key-ring.ts'

/** A key ring with keys of these names, each with the same key wherever it is named. */
export function ringOf(master: string, index = 'index'): KeyRing {
  const { ring, problem } = readKeyRing({ ENCRYPTION_KEYS: keysNamed(master), ENCRYPTION_INDEX_KEYS: keysNamed(index) }, '')
  if (ring === undefined) throw new Error(problem)
  return ring
}

/** A new key as it is written in the environment. */
export function randomKey(): string {
  return randomBytes(32).toString('base64')
}

const keys = new Map<string, string>()

function keysNamed(names: string): string {
  return names
    .split(' ')
    .map((name) => {
      const key = keys.get(name) ?? randomKey()
      keys.set(name, key)
      return `${name}:${key}`
    })
    .join(',')
}
