import type { Flow } from './compile.ts'

/** States that are no step of the mode. */
export const ENTERING = 'entering'
export const ELSEWHERE = 'elsewhere'
export const LEFT = 'left'

/** The state of a place: its step, or "elsewhere" for a step outside the mode. */
export function stateOf(flow: Flow, step: string): string {
  return flow.resolved.steps[step] ? step : ELSEWHERE
}
