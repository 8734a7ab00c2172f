import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCardNumber, looksLikeCardNumber, passesLuhn } from './card-number.ts'

// Numbers that card schemes publish for tests.
const testCards = ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117', '4222222222222']
const replaceAt = (text: string, at: number, digit: number) => text.slice(0, at) + String(digit) + text.slice(at + 1)

describe('a card number', () => {
  it('loses its spaces', () => {
    expect(cleanCardNumber(' 4111 1111\u00A01111 1111 ')).toBe('4111111111111111')
  })

  it.each(testCards)('passes the Luhn check: %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true)
  })

  it.each(['4111111111111112', '', 'x', '4111 1111'])('fails the Luhn check: “%s”', (digits) => {
    expect(passesLuhn(digits)).toBe(false)
  })

  it('with one wrong digit always fails', () => {
    fc.assert(
      fc.property(fc.constantFrom(...testCards), fc.nat(12), fc.integer({ min: 1, max: 9 }), (card, at, shift) => {
        const wrong = replaceAt(card, at, (Number(card[at]) + shift) % 10)
        expect(passesLuhn(wrong)).toBe(false)
      }),
    )
  })

  it('has exactly one check digit that fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12,18}$/), (start) => {
        expect([...'0123456789'].filter((last) => passesLuhn(start + last))).toHaveLength(1)
      }),
    )
  })
})

describe('a value is refused as a card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '４１１１１１１１１１１１１１１１',
    '4111\u200B111111111111',
  ])('however it is written: %s', (value) => {
    expect(looksLikeCardNumber(value)).toBe(true)
  })

  it.each([
    ['422222222222', 'twelve digits'],
    ['41111111111111111111', 'twenty digits'],
    ['4111111111111112', 'the check fails'],
    ['tok_4111111111111111', 'a token of the processor'],
    ['', 'nothing'],
  ])('but not %s: %s', (value) => {
    expect(looksLikeCardNumber(value)).toBe(false)
  })

  it.each(['4222222222222', '6304000000000000000'])('at 13 and at 19 digits: %s', (value) => {
    expect(looksLikeCardNumber(value)).toBe(true)
  })
})
