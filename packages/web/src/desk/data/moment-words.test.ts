import { expect, it } from 'vitest'
import { momentWords, waitedWords } from './moment-words.ts'

const now = new Date(2026, 10, 23, 9, 15)
const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
const minute = 60_000

it.each([
  [-5 * minute, 'just now'],
  [30_000, 'just now'],
  [5 * minute, '5 min'],
  [119 * minute, '1 h'],
  [24 * 60 * minute, '1 day'],
  [75 * 60 * minute, '3 days'],
] as const)('what was opened %d ms ago has waited: %s', (ms, words) => {
  expect(waitedWords(before(ms), now)).toBe(words)
})

it('a moment of another year has its year', () => {
  expect(momentWords(now.toISOString(), now)).toBe('Nov 23, 9:15 AM')
  expect(momentWords(new Date(2025, 0, 2, 15, 5).toISOString(), now)).toBe('Jan 2, 2025, 3:05 PM')
})
