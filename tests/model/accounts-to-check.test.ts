import type { Facts } from '@app/engine'
import { pairwisePaths } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { modeNames, resolvedMode, walkedMode } from './support/all-flows.ts'

const asks = 'ira/select-401ks'
/** Modes that ask it in their order. Where it is a side step, people are led there by a yes, and on to their IRA. */
const modes = modeNames.filter((mode) => resolvedMode(mode).items.some(({ branches }) => branches.some(({ step }) => step === asks)))

describe('which accounts to move', () => {
  it.each(modes)('%s: is asked where there are any, and nowhere else', (mode) => {
    const known = pairwisePaths(walkedMode(mode)).flatMap(({ steps }) => {
      const before = steps.slice(
        0,
        steps.findIndex(({ step }) => step === asks),
      )
      const facts: Facts = Object.assign({}, ...before.map((one) => one.facts))
      return steps.some(({ step }) => step === asks) ? [facts['accounts.found']] : []
    })
    expect(known.length).toBeGreaterThan(0)
    expect(new Set(known)).toEqual(new Set([true]))
  })
})
