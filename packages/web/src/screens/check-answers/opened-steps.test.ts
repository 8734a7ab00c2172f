import { compileFlow } from '@app/engine'
import { expect, it } from 'vitest'
import { walkView } from '../../testing/real-flows.ts'
import { openedSteps } from './return-to.ts'

const { resolved, steps } = walkView('landing-fc-iraonly')
const mode = { flow: compileFlow(resolved), steps }
const free = { member: 'free', funding_source: 'later' }

it('people who change an answer before signing see the page that it opens before they come back', () => {
  expect(openedSteps(mode, 'signatures', { was: free, is: { ...free, member: 'member' }, opened: [] })).toEqual(['payment'])
  expect(openedSteps(mode, 'signatures', { was: free, is: free, opened: [] })).toEqual([])
})

it('of several pages that it opens each is shown, and none that yet another answer has closed', () => {
  const bank = { ...free, funding_source: 'bank' }
  expect(openedSteps(mode, 'signatures', { was: free, is: bank, opened: [] })).toEqual(['savings-program', 'savings-program-confirm'])
  expect(openedSteps(mode, 'signatures', { was: bank, is: bank, opened: ['savings-program-confirm'] })).toEqual(['savings-program-confirm'])
  expect(openedSteps(mode, 'signatures', { was: bank, is: free, opened: ['savings-program-confirm'] })).toEqual([])
})
