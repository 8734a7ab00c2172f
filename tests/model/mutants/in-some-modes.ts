import type { Kind } from './kind.ts'
import { pick } from './pick.ts'

const share = [true, false, false, false, false] as const

/** Mistakes whose check looks at one file, whichever mode it is of: a fifth of the modes shows as much as all of them. Rare ones are made in all. */
export function inSomeModes(kinds: readonly Kind[], rare: readonly string[] = []): Kind[] {
  return kinds.map((kind) => ({
    ...kind,
    mutate: (catalogue, mode) => (rare.includes(kind.name) || pick(share, mode, kind.name) ? kind.mutate(catalogue, mode) : undefined),
  }))
}
