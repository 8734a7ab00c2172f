import { expect, it } from 'vitest'
import { hashToken, newToken } from './random-token.ts'

it('makes a token that fits an address and is never the same', () => {
  const tokens = Array.from({ length: 1_000 }, newToken)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(tokens.length)
})

it('keeps a token as its SHA-256', () => {
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
