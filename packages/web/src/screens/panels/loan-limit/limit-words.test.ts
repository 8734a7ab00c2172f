import { expect, it } from 'vitest'
import { limitWords } from './limit-words.ts'

const limits = {
  available: 20_000,
  least: 1_000,
  vested_balance: 40_000,
  half_vested: 20_000,
  cap: 50_000,
  owed: 0,
  highest_owed_in_year: 0,
  decided_by: 'half-vested',
  longest_term: 5,
  longest_home_term: 15,
} as const

it('half of what is vested, where that is less than the law allows', () => {
  expect(limitWords(limits)).toBe('That is half of your vested balance of $40,000.')
})

it('what is owed already counts, and is said', () => {
  expect(limitWords({ ...limits, owed: 8_000 })).toBe(
    'That is half of your vested balance of $40,000, less what you owe. You owe $8,000 already, and all your loans count together.',
  )
})

it('the law, and what was paid back within the year', () => {
  expect(limitWords({ ...limits, vested_balance: 200_000, decided_by: 'cap' })).toBe('The law allows no more than $50,000.')
  expect(limitWords({ ...limits, decided_by: 'cap', cap: 43_000, highest_owed_in_year: 7_000 })).toContain(
    'You owed up to $7,000 in that time.',
  )
})
