import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanZipCodes, isZip, toSentZip } from './zip-codes.ts'

describe('a list of ZIP codes', () => {
  it('loses what is no digit, and keeps only five-digit codes', () => {
    expect(cleanZipCodes([' 04101 ', 'ME 04102', '0410', '04101-1234', '', '123456', '9-7-2-0-1'])).toEqual(['04101', '04102', '97201'])
  })

  it('stays as it is once it is clean', () => {
    const anyCode = fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4,6}$/))
    fc.assert(
      fc.property(fc.array(anyCode), (raw) => {
        const clean = cleanZipCodes(raw)
        expect(clean.every(isZip)).toBe(true)
        expect(cleanZipCodes(clean)).toEqual(clean)
      }),
    )
  })
})

describe('a ZIP code', () => {
  it('is trimmed and keeps its leading zero', () => {
    expect(toSentZip(' 04101 ')).toEqual({ ok: true, value: '04101' })
  })

  it.each(['0410', '041011', '04101-123', '04101-12345', '0410a', '٠٤١٠١', '04 101'])(
    'is refused unless it is five digits: %s',
    (typed) => {
      expect(toSentZip(typed)).toEqual({ ok: false, problem: 'format' })
    },
  )

  it.each(['04101-1234', '04101 1234', '041011234', ' 04101–1234 '])('with its four digits more is its first five: %s', (typed) => {
    expect(toSentZip(typed)).toEqual({ ok: true, value: '04101' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentZip(' ')).toEqual({ ok: false, problem: 'required' })
  })
})
