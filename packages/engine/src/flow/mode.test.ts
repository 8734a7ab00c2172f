import { describe, expect, it } from 'vitest'
import { chooseMode, type ModeSources } from './mode.ts'

const modes = {
  isKnown: (mode: string) => ['onboarding', 'employer', 'dashboard', 'landing-fc-find'].includes(mode),
  nowCalled: (mode: string) => (mode === 'landing-old' ? 'landing-fc-find' : mode),
  isRemembered: (mode: string) => mode === 'dashboard',
  fallback: 'landing-fc-find',
}
const choose = (sources: ModeSources) => chooseMode(sources, modes)

describe('the flow mode', () => {
  it('M1 comes from the query first', () => {
    expect(choose({ query: 'onboarding', argument: 'employer', saved: 'dashboard' })).toMatchObject({ mode: 'onboarding', because: 'M1' })
  })
  it('M2 else from the explicit argument', () => {
    expect(choose({ argument: 'employer', saved: 'dashboard' })).toMatchObject({ mode: 'employer', because: 'M2' })
  })
  it('M3 else from the saved value', () => {
    expect(choose({ saved: 'dashboard' })).toMatchObject({ mode: 'dashboard', because: 'M3' })
  })
  it('M4 else it is the default', () => {
    expect(choose({})).toMatchObject({ mode: 'landing-fc-find', because: 'M4' })
    expect(choose({ query: '' })).toMatchObject({ because: 'M4' })
  })
  it('M5 an unknown mode is the default, also when others are named behind it', () => {
    expect(choose({ query: 'nonsense', saved: 'employer' })).toMatchObject({ mode: 'landing-fc-find', because: 'M5' })
    expect(choose({ query: '__proto__' })).toMatchObject({ mode: 'landing-fc-find', because: 'M5' })
  })
  it('M7 a name from before means the mode that it is now, and an unknown one stays unknown', () => {
    expect(choose({ query: 'landing-old' })).toMatchObject({ mode: 'landing-fc-find', because: 'M1' })
    expect(choose({ saved: 'landing-old' })).toMatchObject({ mode: 'landing-fc-find', because: 'M3' })
  })
  it('M6 modes of the dashboard are remembered, others not', () => {
    expect(choose({ query: 'dashboard' }).remember).toBe(true)
    expect(choose({ query: 'onboarding' }).remember).toBe(false)
  })
})
