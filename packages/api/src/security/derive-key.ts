import { hkdfSync, type KeyObject } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** Keys for one purpose, by the names of the master keys they come from: the current one signs, every one of them checks. */
export type DerivedKeys = {
  readonly current: { readonly id: string; readonly key: Buffer }
  readonly byId: ReadonlyMap<string, Buffer>
}

const keyBytes = 32

/** A key of its own for each purpose: who learns one of them knows neither the others nor the master key. */
export function deriveKeys({ master }: KeyRing, label: string): DerivedKeys {
  const byId = new Map([...master.byId].map(([id, key]) => [id, keyFor(key, label)]))
  return { current: { id: master.current.id, key: keyFor(master.current.key, label) }, byId }
}

function keyFor(master: KeyObject, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', JSON.stringify(['derived-key', 'v1', label]), keyBytes))
}
