import { expect, it } from 'vitest'
import { resolvedMode } from '../support/all-flows.ts'
import { someModes } from '../support/some-modes.ts'
import { people } from './run.ts'
import { faultOnWalks } from './walks.ts'

it('nothing goes wrong for a made-up person in a mode as it is', () => {
  const faults = someModes.flatMap((mode) => {
    const fault = faultOnWalks(resolvedMode(mode), people)
    return fault === undefined ? [] : [`${mode}: ${fault}`]
  })
  expect(faults).toEqual([])
})
