import { modeNames } from '../../model/support/all-flows.ts'
import { stepNames } from './mode.ts'

/** One part of all modes: two files are worked on beside each other. */
export function shareOfModes(part: number, parts: number, names: readonly string[] = modeNames): readonly string[] {
  return names.filter((_name, index) => index % parts === part)
}

export function shareOfSteps(part: number, parts: number): readonly string[] {
  return shareOfModes(part, parts, stepNames)
}
