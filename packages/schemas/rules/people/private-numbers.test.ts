import { expect, it } from 'vitest'
import { withoutPrivateNumbers } from './private-numbers.ts'

it.each([
  ['My number is 518-23-7741, is that bad?', 'My number is [left out], is that bad?'],
  ['518237741', '[left out]'],
  ['5182\u200b37741', '[left out]'],
  ['call (207) 555-0155 now', 'call [left out] now'],
  ['card 4242 4242 4242 4242', 'card [left out]'],
  ['write to Pat.Example+x@example.com!', 'write to [left out]'],
])('%s becomes %s', (text, left) => {
  expect(withoutPrivateNumbers(text)).toBe(left)
})

it.each(['I earned $1,250 in 2026.', 'between 10 and 20 hours', 'a 401(k) from 1999-2004'])('%s stays', (text) => {
  expect(withoutPrivateNumbers(text)).toBe(text.normalize('NFKC'))
})
