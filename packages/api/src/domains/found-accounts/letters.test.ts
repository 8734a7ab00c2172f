import { expect, it } from 'vitest'
import { foundLetter } from './letters.ts'

const to = { to: 'ada@example.com', personId: 'x', firstName: 'Ada' }

it.each([
  [0, 'Your search is done', 'We found no plan'],
  [1, 'Your search is done: 1 plan to ask about', 'does not mean yet that there is money of yours'],
  [2, 'Your search is done: 2 plans to ask about', 'does not mean yet that there is money of yours'],
])('a letter about a search with %i plans to ask about claims no account, and no filing', (found, subject, words) => {
  const letter = foundLetter(to, found)
  expect(letter.subject).toBe(subject)
  expect(letter.paragraphs.join(' ')).toContain(words)
  expect([letter.subject, ...letter.paragraphs].join(' ')).not.toMatch(/account|fits?\b|filing/)
})
