import { expect, it } from 'vitest'
import { type StateCode, states } from '../people/states.ts'
import { freeWayOf, freeWords, generalClaimPage } from './unclaimed-claims.ts'

const codes = Object.keys(states).filter((code): code is StateCode => Object.hasOwn(states, code))

it.each(codes)('%s has a way that costs nothing', (code) => {
  const { claim_page, is_states_own_page, papers, usual_wait, state_name } = freeWayOf(code, false, 'en')
  expect(claim_page).toMatch(/^https:\/\/[a-z.]+\/[a-z-/]*$/)
  expect(claim_page === generalClaimPage).toBe(!is_states_own_page)
  expect([state_name, papers.length, usual_wait]).toEqual([states[code], 3, expect.stringContaining('isn’t a promise')])
})

it('money from a retirement account needs one paper more', () => {
  expect(freeWayOf('OR', true, 'en').papers).toHaveLength(4)
})

it('says that nobody has to pay', () => {
  expect(freeWords.en).toMatch(/^Searching is free, and so is claiming/)
})
