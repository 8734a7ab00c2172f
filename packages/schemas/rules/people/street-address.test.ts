import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSentStreetAddress } from './street-address.ts'

describe('a street address', () => {
  it.each([
    '12 Main Street',
    '12 Main St, Apt 4B',
    '7 Post Office Road',
    '9 Po Boxwood Lane',
    '3 Box Elder Drive',
    '14 Pobble Way',
    'Box Canyon Ranch',
    'RR 2 Box 152',
    'HC 3 Box 45',
    'PSC 123 Box 4567',
    'Unit 2050 Box 4190',
    'CMR 454 Box 12',
    'Calle Luna 5',
    '1½ Elm Street',
  ])('may be %s', (address) => {
    expect(toSentStreetAddress(address)).toEqual({ ok: true, value: address })
  })

  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'p o box 12',
    'POBox12',
    'P.O.B. 12',
    'PO Bx 12',
    'PO Drawer 7',
    'Post Office Box 12',
    'Postal Box 12',
    'Box 12',
    'Box #12',
    'Lock Box 12',
    '12 Main Street, PO Box 12',
    'ＰＯ Ｂｏｘ 12',
    'Apartado 12',
    'General Delivery',
    '12345',
    '---',
  ])('is not %s', (typed) => {
    expect(toSentStreetAddress(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('becomes one line with single spaces', () => {
    expect(toSentStreetAddress(' 12  Main Street\nApt 4 ')).toEqual({ ok: true, value: '12 Main Street Apt 4' })
  })

  it('is refused over a hundred letters, and not at a hundred', () => {
    expect(toSentStreetAddress(`1 ${'a'.repeat(98)}`).ok).toBe(true)
    expect(toSentStreetAddress(`1 ${'a'.repeat(99)}`)).toEqual({ ok: false, problem: 'length' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentStreetAddress(' \n')).toEqual({ ok: false, problem: 'required' })
  })

  it('stays as it is once it is clean', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const sent = toSentStreetAddress(typed)
        if (sent.ok) expect(toSentStreetAddress(sent.value)).toEqual(sent)
      }),
    )
  })
})
