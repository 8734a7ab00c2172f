import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksLikeCardNumber } from './card-number.ts'
import { holdsCardNumber } from './holds-card-number.ts'

describe('a text holds a card number', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    'card 4242-4242-4242-4242 please',
    '4242424242424242 12/27',
    '4242 4242 4242 4242, 12/27, 123',
    '12 4242 4242 4242 4242 Main Street',
    'x4242424242424242x',
    '4242.4242.4242.4242',
    '４２４２ ４２４２ ４２４２ ４２４２',
    '4242\u200B4242\u200B4242\u200B4242',
    '378282246310005',
  ])('when it holds one: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each(['', '12 Main Street', '4242', '4242 4242 4242 4243', '042420001', '207 555 0134', '12345 Oak Ave 54321', 'tok_visa_4242'])(
    'and not when none does: %s',
    (text) => {
      expect(holdsCardNumber(text)).toBe(false)
    },
  )

  it('whenever the text as a whole looks like one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{13,25}$/), (text) => {
        if (looksLikeCardNumber(text)) expect(holdsCardNumber(text)).toBe(true)
      }),
    )
  })
})
