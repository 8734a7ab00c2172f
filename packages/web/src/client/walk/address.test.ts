import { expect, it } from 'vitest'
import { namedIn, stepOf } from './address.ts'

it('an address names a mode and a step, which may have several words', () => {
  expect(namedIn('/landing-rollover/ira/info/')).toEqual({ mode: 'landing-rollover', step: 'ira/info' })
  expect(namedIn('/landing-rollover')).toEqual({ mode: 'landing-rollover', step: '' })
  expect(namedIn('/')).toEqual({ mode: '', step: '' })
})

it('an address that cannot be read names what it says, and breaks nothing', () => {
  expect(namedIn('/landing-rollover/100%')).toEqual({ mode: 'landing-rollover', step: '100%' })
})

it('the step of an address is that of its mode', () => {
  expect(stepOf('landing-rollover', '/landing-rollover/previous-jobs')).toBe('previous-jobs')
  expect(stepOf('landing-rollover', '/employer/previous-jobs')).toBeUndefined()
})
