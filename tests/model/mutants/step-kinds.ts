import type { Catalogue } from '@app/engine/author'
import { type FlowFile, modeFile, orderOfMode, stepFile, stepsOfMode } from './files.ts'
import { listAt } from './json.ts'
import type { Kind, Mutant } from './kind.ts'
import { pick } from './pick.ts'

type Chosen = { readonly file: FlowFile; readonly step: string; readonly catalogue: Catalogue; readonly mode: string }
type Change = (chosen: Chosen) => Mutant | undefined

/** A mistake that any step of the order can have. */
export function inStep(name: string, change: Change): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const step = pick(orderOfMode(catalogue, mode), mode, name)
      return step === undefined ? undefined : change({ file: stepFile(catalogue, step), step, catalogue, mode })
    },
  }
}

export type Has = (step: string) => boolean

/** A mistake that only some steps give occasion for. */
export function inSomeStep(name: string, fits: (file: FlowFile, has: Has) => boolean, change: Change, canBeSound?: true): Kind {
  return {
    name,
    ...(canBeSound ? { canBeSound } : {}),
    mutate: (catalogue, mode) => {
      const has = hasStep(catalogue, mode)
      const step = pick(
        stepsOfMode(catalogue, mode).filter((one) => fits(stepFile(catalogue, one), has)),
        mode,
        name,
      )
      return step === undefined ? undefined : change({ file: stepFile(catalogue, step), step, catalogue, mode })
    },
  }
}

/** Detours and actions count only where the mode has their step aside. */
export function hasStep(catalogue: Catalogue, mode: string): Has {
  const order = orderOfMode(catalogue, mode)
  const aside = new Set([
    ...stepsOfMode(catalogue, mode).filter((step) => !order.includes(step)),
    ...listAt(modeFile(catalogue, mode).data, ['side']),
  ])
  return (step) => aside.has(step)
}
