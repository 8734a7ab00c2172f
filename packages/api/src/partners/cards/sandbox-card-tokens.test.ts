import { expect, it } from 'vitest'
import { sandboxCardTokens } from './sandbox-card-tokens.ts'

const { describe: describeToken } = sandboxCardTokens()

it.each([
  ['tok_visa_4242', { brand: 'visa', lastFour: '4242' }],
  ['tok_amex_0005', { brand: 'amex', lastFour: '0005' }],
])('knows the card of the token %s', async (token, card) => {
  expect(await describeToken(token)).toEqual(card)
})

it.each(['', 'tok_visa', 'tok_visa_424', 'tok_visa_42424', 'tok_nobody_4242', 'TOK_VISA_4242', 'tok_visa_4242 ', '4242424242424242'])(
  'has given out no token “%s”',
  async (token) => {
    expect(await describeToken(token)).toBeUndefined()
  },
)
