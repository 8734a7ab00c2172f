import { describe, expect, it } from 'vitest'
import { isLetterInForce, letterEndsMs, oldestLetterInForceMs } from './letter-term.ts'

const at = (text: string) => new Date(text)
const iso = (ms: number) => new Date(ms).toISOString()

describe('a letter of authorization', () => {
  it('is not in force before it is signed', () => {
    expect(isLetterInForce(null, at('2026-11-20T10:00:00Z'))).toBe(false)
  })

  it.each([
    ['2026-11-20T10:00:00.000Z', true],
    ['2027-11-20T09:59:59.999Z', true],
    ['2027-11-20T10:00:00.000Z', false],
    ['2027-11-21T10:00:00.000Z', false],
  ])('signed on 20 November 2026 at 10 is at %s in force: %s', (now, isInForce) => {
    expect(isLetterInForce(at('2026-11-20T10:00:00Z'), at(now))).toBe(isInForce)
  })

  it.each([
    ['2026-11-20T10:00:00.000Z', '2027-11-20T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
    ['2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('signed at %s ends at %s', (signed, ends) => {
    expect(iso(letterEndsMs(at(signed)))).toBe(ends)
  })

  it('looks back as far as it lasts', () => {
    expect(iso(oldestLetterInForceMs(at('2028-02-29T10:00:00Z')))).toBe('2027-02-28T10:00:00.000Z')
  })
})
