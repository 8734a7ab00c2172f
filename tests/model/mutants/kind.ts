import type { Catalogue, SourceFile } from '@app/engine/author'
import type { Lines } from './lines.ts'

/** One file with one mistake in it. */
export type Mutant = SourceFile & {
  /** Where the mistake is: its own line, or those of the object that contains it. */
  readonly lines: Lines
  /** The steps it is about. A difference has to name one of them. */
  readonly about: readonly string[]
}

/** One kind of mistake. */
export type Kind = {
  readonly name: string
  /** Where it leaves a sound flow it is no error, and the difference has to tell of it. */
  readonly canBeSound?: true
  /** Makes the mistake once in a file of the mode, always at the same place; undefined where the mode gives no occasion for it. */
  readonly mutate: (catalogue: Catalogue, mode: string) => Mutant | undefined
}
