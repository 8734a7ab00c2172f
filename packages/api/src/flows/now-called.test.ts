import { expect, it } from 'vitest'
import { addressNow, answersNow, modeNow, namesOfMode } from './now-called.ts'
import { unprovenFlows } from './testing/unproven-flows.ts'

const renamed = {
  modes: { 'landing-old': 'landing-rollover' },
  steps: { 'fix-plan': 'fix-401k', 'ira/call': 'ira/schedule-call' },
  facts: { plan: 'account_plan' },
}
const modes = new Map([['landing-rollover', { mode: 'landing-rollover' }]]) as never
const flows = { ...unprovenFlows, modes, renamed }

const at = (address: string) => new URL(address, 'http://page')

it('a mode is found by its name and by those it had, and a name that is nobody’s stays what it is', () => {
  expect(['landing-rollover', 'landing-old', 'nonsense', '__proto__'].map((name) => modeNow(flows, name))).toEqual([
    'landing-rollover',
    'landing-rollover',
    'nonsense',
    '__proto__',
  ])
  expect(namesOfMode(flows, 'landing-rollover')).toEqual(['landing-rollover', 'landing-old'])
})

it('an address with old names leads to the one with those of now, with all that was asked in it', () => {
  expect(addressNow(flows, at('/landing-old?utm_source=ad'))).toBe('/landing-rollover?utm_source=ad')
  expect(addressNow(flows, at('/landing-old/ira/call'))).toBe('/landing-rollover/ira/schedule-call')
  expect(addressNow(flows, at('/landing-rollover/fix-plan?x=1'))).toBe('/landing-rollover/fix-401k?x=1')
})

it('an address with names of now is left alone, and so is that of a page', () => {
  for (const url of ['/landing-rollover', '/landing-rollover/fix-401k', '/nonsense/fix-plan', '/faq', '/'])
    expect(addressNow(flows, at(url))).toBeUndefined()
})

it('what was answered under the name of now counts over what was answered before', () => {
  expect(answersNow(flows, { plan: 'leave', member: 'free' })).toEqual({ account_plan: 'leave', member: 'free' })
  expect(answersNow(flows, { plan: 'leave', account_plan: 'move' })).toMatchObject({ account_plan: 'move' })
})
