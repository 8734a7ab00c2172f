import { expect, it } from 'vitest'
import { momentWords, waitedWords } from './moment-words.ts'

const now = new Date(2026, 10, 23, 9, 15)

it.each([
  [0, 'just now'],
  [5, '5 min'],
  [119, '1 h'],
  [24 * 60, '1 day'],
  [75 * 60, '3 days'],
] as const)('what has waited %d minutes has waited: %s', (minutes, words) => {
  expect(waitedWords(minutes)).toBe(words)
})

it('a moment of another year has its year', () => {
  expect(momentWords(now.toISOString(), now)).toBe('Nov 23, 9:15 AM')
  expect(momentWords(new Date(2025, 0, 2, 15, 5).toISOString(), now)).toBe('Jan 2, 2025, 3:05 PM')
})
