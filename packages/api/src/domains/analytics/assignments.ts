import { createHash } from 'node:crypto'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { assignVariant } from '@app/schemas/rules/visitors/experiments'

export type Experiments = ExperimentsFile['experiments']
/** The saved variants of a person, by the names of tests. */
type SavedVariants = Readonly<Record<string, string>>

const bits = 48

/** The variant of every test for a person. The saved one wins while the test still has it; the others follow from who they are. */
export function variantsOf(
  experiments: Experiments,
  personId: string,
  kept: SavedVariants,
): readonly { readonly name: string; readonly value: string }[] {
  return experiments.flatMap(({ name, variants }) => {
    const before = Object.hasOwn(kept, name) ? variants.find((one) => one.name === kept[name]) : undefined
    if (before) return [{ name, value: before.name }]
    const drawn = assignVariant(variants, unitOf(name, personId))
    return drawn.ok ? [{ name, value: drawn.value }] : []
  })
}

/** From 0 up to 1: always the same for a person and a test, and evenly spread over people. */
function unitOf(name: string, personId: string): number {
  const hash = createHash('sha256').update(`${name} ${personId}`).digest()
  return hash.readUIntBE(0, bits / 8) / 2 ** bits
}
