import { describe, expect, it } from 'vitest'
import { lastFourOf, maskedNumber, toSentAccountNumber, toSentRoutingNumber } from './account-numbers.ts'

describe('a routing number', () => {
  it.each(['011000015', '021 000 021', '1221-0527-8'])('may be %s', (typed) => {
    expect(toSentRoutingNumber(typed)).toEqual({ ok: true, value: typed.replace(/\D/g, '') })
  })

  it.each([
    [' ', 'required'],
    ['01100001', 'length'],
    ['0110000150', 'length'],
    ['011000016', 'format'],
    ['000000000', 'format'],
    ['01100001a', 'format'],
  ])('is not %j', (typed, problem) => {
    expect(toSentRoutingNumber(typed)).toEqual({ ok: false, problem })
  })
})

describe('an account number', () => {
  it('loses spaces and dashes', () => {
    expect(toSentAccountNumber('ab-12 34')).toEqual({ ok: true, value: 'AB1234' })
  })

  it.each([
    ['', 'required'],
    ['123', 'length'],
    ['1'.repeat(21), 'length'],
    ['abcdef', 'format'],
    ['12_34', 'format'],
  ])('is not %j', (typed, problem) => {
    expect(toSentAccountNumber(typed)).toEqual({ ok: false, problem })
  })

  it('is never shown as a whole', () => {
    expect([lastFourOf('123456789'), lastFourOf('1234'), maskedNumber('6789')]).toEqual(['6789', '34', '••••6789'])
  })
})
