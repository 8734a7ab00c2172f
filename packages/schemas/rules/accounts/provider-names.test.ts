import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanProviderNames } from './provider-names.ts'

describe('names of providers', () => {
  it('are trimmed, and empty ones go', () => {
    expect(cleanProviderNames([' Sample  Trust ', '', '  '])).toEqual({ ok: true, value: ['Sample Trust'] })
  })

  it('stand there once, as they were spelled first, in the order they were given', () => {
    const typed = ['Sample Trust', 'Other Bank', 'SAMPLE TRUST', 'Third', 'other bank ']
    expect(cleanProviderNames(typed)).toEqual({ ok: true, value: ['Sample Trust', 'Other Bank', 'Third'] })
  })

  it('may be none at all', () => {
    expect(cleanProviderNames([])).toEqual({ ok: true, value: [] })
  })

  it('are at most fifty, counted after doubles are gone', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `Provider ${index}`)
    expect(cleanProviderNames([...fifty, ...fifty]).ok).toBe(true)
    expect(cleanProviderNames([...fifty, 'one more'])).toEqual({ ok: false, problem: 'max' })
  })

  it('have at most 120 letters', () => {
    expect(cleanProviderNames(['a'.repeat(120)]).ok).toBe(true)
    expect(cleanProviderNames(['a'.repeat(121)])).toEqual({ ok: false, problem: 'length' })
  })

  it('stay as they are once they are clean', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
        const clean = cleanProviderNames(typed)
        if (clean.ok) expect(cleanProviderNames(clean.value)).toEqual(clean)
      }),
    )
  })
})
