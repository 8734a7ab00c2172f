import { modeNames, wholeMode } from '../../model/support/all-flows.ts'

/** A mode that has this step on its way; any mode where none has it. */
export function modeWith(step: string): string {
  const own = modeNames.find((name) => {
    const { items, side } = wholeMode(name).resolved
    return side.includes(step) || items.some(({ branches }) => branches.some((branch) => branch.step === step))
  })
  return own ?? 'landing-rollover'
}
