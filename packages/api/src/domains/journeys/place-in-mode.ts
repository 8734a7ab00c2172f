import type { Place, ResolvedMode } from '@app/engine'

/** The first step of a place that a mode does not have: the step itself, or one that it was reached from. */
export function strangeStep({ steps }: ResolvedMode, place: Place): string | undefined {
  return stepsOf(place).find((step) => !Object.hasOwn(steps, step))
}

/** A saved place as far as the mode still has it. Any step can be opened under any mode, but nobody is sent to one that the mode has lost. */
export function placeInMode(resolved: ResolvedMode, place: Place): Place | undefined {
  const strange = strangeStep(resolved, place)
  if (strange === undefined) return place
  return Object.hasOwn(resolved.steps, place.step) ? { step: place.step } : undefined
}

function stepsOf(place: Place): readonly string[] {
  return place.from ? [place.step, ...stepsOf(place.from)] : [place.step]
}
