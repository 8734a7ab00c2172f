import { modeNames, resolvedMode } from '../../model/support/all-flows.ts'

/** A mode that has this step on its way; any mode where none has it. */
export function modeWith(step: string): string {
  const own = modeNames.find((name) => {
    const { items, side } = resolvedMode(name)
    return side.includes(step) || items.some(({ branches }) => branches.some((branch) => branch.step === step))
  })
  return own ?? 'landing-rollover'
}
