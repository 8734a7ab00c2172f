import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSentPhone } from './phone.ts'

const anyPhone = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/)

describe('a phone number', () => {
  it.each([
    '207-555-0134',
    '(207) 555-0134',
    '207.555.0134',
    '207 555 0134',
    '2075550134',
    '1-207-555-0134',
    '+1 207 555 0134',
    '12075550134',
  ])('is sent as ten digits: %s', (typed) => {
    expect(toSentPhone(typed)).toEqual({ ok: true, value: '2075550134' })
  })

  it.each([
    ['207555013', 'nine digits'],
    ['22075550134', 'eleven digits that do not start with 1'],
    ['1072555013', 'an area that starts with 1'],
    ['0075550134', 'an area that starts with 0'],
    ['2071550134', 'an exchange that starts with 1'],
    ['2070550134', 'an exchange that starts with 0'],
    ['+20 7555 0134 5', 'another country'],
    ['+2075550134', 'a plus without the 1'],
    ['207 555 0134 x5', 'an extension'],
    ['٢٠٧٥٥٥٠١٣٤', 'other digits'],
  ])('is refused: %s, %s', (typed) => {
    expect(toSentPhone(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentPhone(' - ')).toEqual({ ok: false, problem: 'required' })
  })

  it('stays as it is once it is clean', () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(toSentPhone(phone)).toEqual({ ok: true, value: phone })
      }),
    )
  })

  it('is ten digits or refused, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyPhone.map((phone) => `1 ${phone}`),
        ),
        (typed) => {
          const sent = toSentPhone(typed)
          expect(!sent.ok || /^\d{10}$/.test(sent.value)).toBe(true)
        },
      ),
    )
  })
})
