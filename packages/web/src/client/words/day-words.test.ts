import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../language.ts'
import { callWords, spanWords } from './day-words.ts'

afterEach(() => setLanguage('en'))

it('one o’clock is one hour in Spanish, and the others are several', () => {
  expect(callWords('2026-11-23T18:00:00Z', 'America/New_York', 'es')).toBe('lunes, 23 de noviembre, a la 1:00 p.m. EST')
  expect(callWords('2026-11-23T16:00:00Z', 'America/New_York', 'es')).toBe('lunes, 23 de noviembre, a las 11:00 a.m. EST')
})

it('a week is worded as its language does, the month once where it is one', () => {
  expect([spanWords('2026-11-23', '2026-11-27'), spanWords('2026-11-30', '2026-12-04')]).toEqual(['Nov 23 – 27', 'Nov 30 – Dec 4'])
  setLanguage('es')
  expect(spanWords('2026-11-23', '2026-11-27')).toBe('23–27 de nov')
})
