import { expect, it } from 'vitest'
import { modeNames, wholeMode } from '../support/all-flows.ts'
import { people } from './run.ts'
import { faultOnWalks } from './walks.ts'

it('nothing goes wrong for a made-up person in a mode as it is', () => {
  const faults = modeNames.flatMap((mode) => {
    const fault = faultOnWalks(wholeMode(mode).resolved, people)
    return fault === undefined ? [] : [`${mode}: ${fault}`]
  })
  expect(faults).toEqual([])
})
