import { describe, expect, it } from 'vitest'
import { isAbout, touchedFlows } from './touched-flows.ts'

const texts = new Map([
  ['flows/sequences/base.json', '{ "steps": ["search"] }'],
  ['flows/modes/onboarding.json', '{ "steps": [{ "sequence": "base" }, "payment"] }'],
  ['flows/modes/savings.json', '{ "steps": ["funding-source"] }'],
])

describe('a changed file of flows touches', () => {
  it('the modes that walk a step, also through a sequence', () => {
    expect(touchedFlows(['flows/steps/search.json'], texts)).toEqual({ all: false, names: ['base', 'onboarding', 'search'] })
    expect(touchedFlows(['flows/steps/funding-source.json'], texts)).toEqual({ all: false, names: ['funding-source', 'savings'] })
  })

  it('itself alone when it is a mode or a page', () => {
    expect(touchedFlows(['flows/modes/savings.json'], texts)).toEqual({ all: false, names: ['savings'] })
  })

  it('everything when it belongs to all of them', () => {
    expect(touchedFlows(['flows/modes/savings.json', 'flows/facts.json'], texts)).toEqual({ all: true })
  })
})

describe('a test is about it', () => {
  const touched = touchedFlows(['flows/steps/search.json'], texts)
  const known = ['search', 'payment', 'onboarding', 'savings']

  it('when it names what is touched, or names nothing', () => {
    expect(isAbout(`open('onboarding')`, touched, known)).toBe(true)
    expect(isAbout(`goto('/onboarding/search')`, touched, known)).toBe(true)
    expect(isAbout('it.each(allModes)', touched, known)).toBe(true)
  })

  it('and not when it names other steps alone', () => {
    expect(isAbout(`open('savings')`, touched, known)).toBe(false)
    expect(isAbout(`open('payment')`, { all: true }, known)).toBe(true)
  })
})
