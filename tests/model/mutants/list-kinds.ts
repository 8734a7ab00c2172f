import type { Catalogue } from '@app/engine/author'
import { modeFile, type StepList, sequenceFiles, stepListOf } from './files.ts'
import type { Kind, Mutant } from './kind.ts'
import { pick } from './pick.ts'

type MutateList = (list: StepList, catalogue: Catalogue, mode: string) => Mutant | undefined

/** A mistake in a list of steps is made twice: in the file of the mode, and in a sequence that it uses. */
export function inEachList(name: string, mutate: MutateList, rest: Pick<Kind, 'canBeSound'> = {}): Kind[] {
  return [
    { name, ...rest, mutate: (catalogue, mode) => mutate(stepListOf(catalogue, modeFile(catalogue, mode), mode), catalogue, mode) },
    {
      name: `${name}, in a sequence`,
      ...rest,
      mutate: (catalogue, mode) => {
        const sequence = pick(sequenceFiles(catalogue, mode), mode, name)
        return sequence && mutate(stepListOf(catalogue, sequence, mode), catalogue, mode)
      },
    },
  ]
}
