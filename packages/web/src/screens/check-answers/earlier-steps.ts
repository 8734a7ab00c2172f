import { compileCondition, type Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { WalkedMode } from '../../client/walk/flow.ts'

type Mode = Pick<WalkedMode, 'flow' | 'steps'>

/** The steps of a mode that a person has walked before this one: of several branches, theirs. */
export function earlierSteps({ flow, steps }: Mode, step: string, facts: Facts): readonly StepFile[] {
  const { items } = flow.resolved
  const here = items.findIndex(({ branches }) => branches.some((branch) => branch.step === step))
  const before = here < 0 ? items : items.slice(0, here)
  return before.flatMap(({ branches }) => {
    const taken = branches.find(({ when }) => when === undefined || compileCondition(when).of(facts) === 1)
    return (taken && steps[taken.step]) ?? []
  })
}

/** The side steps of a mode: people who have answered one have been on it. */
export function stepsAside({ flow, steps }: Mode, step: string): readonly StepFile[] {
  return flow.resolved.side.flatMap((name) => (name === step ? [] : (steps[name] ?? [])))
}
