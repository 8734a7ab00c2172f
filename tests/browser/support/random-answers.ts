import type { Flow } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'

/** Any answer to everything that decides where a step leads. */
export function anyAnswers(flow: Flow, step: string, chance: () => number): Readonly<Record<string, FactValue>> {
  const asks = flow.resolved.steps[step]?.asks ?? []
  return Object.fromEntries(
    asks.flatMap(({ name, options }) => {
      const value = options[Math.floor(chance() * options.length)]?.value
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}
