import { checkCatalogue } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue, modeNames, verdictOf } from './support/all-flows.ts'

it('there are modes to look at', () => {
  expect(modeNames.length).toBeGreaterThan(0)
})

it('nothing is wrong in any file of flows/', () => {
  expect(checkCatalogue(catalogue)).toEqual([])
})

describe.each(modeNames)('%s', (mode) => {
  it('is checked without a finding and proven in all eight ways', () => {
    const { diagnostics, proven } = verdictOf(mode)
    expect(diagnostics).toEqual([])
    expect(proven?.proofs.map(({ number, proven: holds }) => [number, holds])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, true]),
    )
  })
})
