import { expect, it } from 'vitest'
import { foundLetter } from './letters.ts'

const to = { to: 'ada@example.com', personId: 'x', firstName: 'Ada' }

it.each([
  [0, 'Your search is done', 'We found no plan'],
  [1, 'Your search is done: 1 plan fits', 'does not mean yet that there is money of yours'],
  [2, 'Your search is done: 2 plans fit', 'does not mean yet that there is money of yours'],
])('a letter about a search with %i plans that fit claims no account', (found, subject, words) => {
  const letter = foundLetter(to, found)
  expect(letter.subject).toBe(subject)
  expect(letter.paragraphs.join(' ')).toContain(words)
  expect([letter.subject, ...letter.paragraphs].join(' ')).not.toMatch(/account/)
})
