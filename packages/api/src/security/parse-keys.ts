import { createSecretKey, type KeyObject } from 'node:crypto'

/** Keys by name: the current one writes, all of them read. A KeyObject prints none of its content. */
export type KeySet = {
  readonly current: { readonly id: string; readonly key: KeyObject }
  /** In the order in which they were given; the current one is the first. */
  readonly byId: ReadonlyMap<string, KeyObject>
}

type Parsed = { readonly keys: KeySet; readonly problem?: undefined } | { readonly keys?: undefined; readonly problem: string }

const shape = /^([a-z0-9-]{1,16}):([A-Za-z0-9+/]{43}=)$/
// 32 random bytes have some thirty different values. Fewer than half of that was typed or left at a default.
const fewestDifferentBytes = 16

/** Parses “name:key,name2:key2”. Problems are reported by position: the text itself may be a key. */
export function parseKeys(name: string, text: string | undefined): Parsed {
  if (!text?.trim()) return { problem: `${name} is missing. ${howToMake}` }
  const byId = new Map<string, KeyObject>()
  for (const [index, entry] of text.split(',').entries()) {
    const place = `Key ${index + 1} of ${name}`
    const [, id, encoded] = shape.exec(entry.trim()) ?? []
    if (id === undefined || encoded === undefined) return { problem: `${place} is not a short name, a colon and a key. ${howToMake}` }
    const bytes = Buffer.from(encoded, 'base64')
    // A decoder lets stray bits pass at the end: such a key was cut or mistyped.
    if (bytes.toString('base64') !== encoded) return { problem: `${place} is not 32 bytes of base64. ${howToMake}` }
    if (new Set(bytes).size < fewestDifferentBytes) return { problem: `${place} is not random. ${howToMake}` }
    if (byId.has(id)) return { problem: `${place} has the same name as a key before it. Give each key its own name.` }
    byId.set(id, createSecretKey(bytes))
  }
  const [first] = byId
  return first ? { keys: { current: { id: first[0], key: first[1] }, byId } } : { problem: `${name} is missing. ${howToMake}` }
}

const howToMake = 'Write it as name:key, with a name of up to 16 small letters, digits or dashes, and a key from “openssl rand -base64 32”.'
