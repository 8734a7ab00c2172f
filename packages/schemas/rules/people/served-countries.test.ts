import { expect, it } from 'vitest'
import { isServedCountry } from './served-countries.ts'

it.each([
  ['Belarus', false],
  ['north korea', false],
  ['Poland', true],
  ['United States', true],
  ['nowhere', true],
])('a citizen of %s is served: %s', (country, served) => {
  expect(isServedCountry(country)).toBe(served)
})
