import { expect, it } from 'vitest'
import { catalogue, modeNames, wholeMode } from './support/all-flows.ts'

const stepsOfModes = modeNames.map((mode) => new Set(Object.keys(wholeMode(mode).resolved.steps)))

it('what a step leads to is in a mode together with it: words that lead nowhere promise something', () => {
  const dead = [...catalogue.documents.step.values()].flatMap(({ name, data }) => {
    const exits = [...(data.detours ?? []), ...(data.actions ?? [])].flatMap(({ to }) => to ?? [])
    const own = stepsOfModes.filter((steps) => steps.has(name))
    return exits.filter((to) => own.length > 0 && !own.some((steps) => steps.has(to))).map((to) => `${name} to ${to}`)
  })
  expect(dead).toEqual([])
})
