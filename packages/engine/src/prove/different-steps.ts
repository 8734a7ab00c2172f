import type { Flow } from '../flow/compile.ts'

/** Every step of the mode, and of all other steps of the catalogue one for each need: within a need they are treated alike. */
export function differentSteps(flow: Flow): string[] {
  const others = new Map(Object.entries(flow.resolved.elsewhere).map(([step, need]) => [need, step]))
  return [...Object.keys(flow.resolved.steps), ...others.values()]
}
