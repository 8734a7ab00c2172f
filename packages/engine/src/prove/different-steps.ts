import type { Flow } from '../flow/compile.ts'

/** Every step of the mode, and of all other steps of the catalogue one for each need, what leaves them empty and what rules out what is sold there: those are treated alike. */
export function differentSteps(flow: Flow): string[] {
  const sold = (step: string) => JSON.stringify(flow.resolved.soldElsewhere[step]?.map(({ ruledOut }) => ruledOut))
  const others = new Map(
    Object.entries(flow.resolved.elsewhere).map(([step, { needs, empty }]) => [JSON.stringify([needs, empty, sold(step)]), step]),
  )
  return [...Object.keys(flow.resolved.steps), ...others.values()]
}
