import { expect, it } from 'vitest'
import { isRetirementProperty, propertyKind } from './property-kinds.ts'

it.each([
  ['AC01', 'a checking account', false],
  ['AC77', 'an account at a bank', false],
  ['IR05', 'cash in a Roth IRA', true],
  ['IR99', 'an individual retirement account', true],
  ['MS14', 'a pension or profit sharing plan', true],
  ['ZZZZ', 'property of an unnamed kind', false],
])('%s is %s', (code, words, isRetirement) => {
  expect([propertyKind(code, 'en'), isRetirementProperty(code)]).toEqual([words, isRetirement])
})
