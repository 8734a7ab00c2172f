import { expect, it } from 'vitest'
import { codeWords } from './code-words.ts'

it.each([
  ['PAST_DUE', 'Past due'],
  ['quarterly-statement', 'Quarterly statement'],
])('a colleague reads %s as “%s”', (code, words) => {
  expect(codeWords(code)).toBe(words)
})
