import { expect, it } from 'vitest'
import { duplicateName } from './json-body.ts'

it.each([
  ['{"a":1,"b":{"a":1}}', false],
  ['[{"a":1},{"a":1}]', false],
  ['{"a":{"b":1},"c":{"b":1}}', false],
  ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}', false],
  ['{"a":1,"a":1}', true],
  ['{"a":1,"\\u0061":1}', true],
  ['{"b":[{"a":{},"c":{"d":1},"a" : 2}]}', true],
])('sees whether %s names a field twice', (json, isTwice) => {
  expect(duplicateName(json)).toBe(isTwice)
})

it('reads long texts at once', () => {
  expect(duplicateName(`{"a":"${'\\n'.repeat(500_000)}","b":1}`)).toBe(false)
})
