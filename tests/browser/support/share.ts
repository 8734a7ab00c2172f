import { modeNames } from '../../model/support/all-flows.ts'

/** One part of all modes: two files are worked on beside each other. */
export function shareOfModes(part: number, parts: number): readonly string[] {
  return modeNames.filter((_mode, index) => index % parts === part)
}
