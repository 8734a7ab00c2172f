import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskSsn, toSentSsn } from './ssn.ts'

const anySsn = fc
  .tuple(fc.integer({ min: 1, max: 899 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9999 }))
  .filter(([area]) => area !== 666)
  .map(([area, group, serial]) => [String(area).padStart(3, '0'), String(group).padStart(2, '0'), String(serial).padStart(4, '0')])

describe('a Social Security number', () => {
  it.each(['078-05-1120', '078 05 1120', '078051120', ' 078–05–1120 '])('is sent as nine digits: %s', (typed) => {
    expect(toSentSsn(typed)).toEqual({ ok: true, value: '078051120' })
  })

  it.each([
    ['000-12-3456', 'area 000'],
    ['666-12-3456', 'area 666'],
    ['900-12-3456', 'area 900'],
    ['999-12-3456', 'area 999'],
    ['123-00-4567', 'group 00'],
    ['123-45-0000', 'serial 0000'],
    ['12-345-678', 'eight digits'],
    ['123-45-67890', 'ten digits'],
    ['123-45-678x', 'a letter'],
  ])('is refused: %s, %s', (typed) => {
    expect(toSentSsn(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentSsn(' ')).toEqual({ ok: false, problem: 'required' })
  })

  it.each(['001-01-0001', '665-12-3456', '667-12-3456', '899-99-9999'])('at the edge of what is in use passes: %s', (typed) => {
    expect(toSentSsn(typed).ok).toBe(true)
  })

  it('is the same with dashes and without', () => {
    fc.assert(
      fc.property(anySsn, (parts) => {
        expect(toSentSsn(parts.join('-'))).toEqual({ ok: true, value: parts.join('') })
      }),
    )
  })

  it('shows its last four digits and no others', () => {
    expect(maskSsn('078-05-1120')).toBe('***-**-1120')
    fc.assert(
      fc.property(anySsn, (parts) => {
        expect(maskSsn(parts.join(''))).toBe(`***-**-${parts[2]}`)
      }),
    )
  })

  it.each(['', '1234', '078-05-112', '0780511200'])('that is not whole shows no digit at all: “%s”', (text) => {
    expect(maskSsn(text)).toBe('***-**-****')
  })
})
