import { expect, it } from 'vitest'
import { foundEmail } from './emails.ts'

const to = { to: 'ada@example.com', personId: 'x', firstName: 'Ada' }

it.each([
  [0, 'Your search is done', 'We didn’t find a plan'],
  [1, 'Your search is done: 1 plan to ask about', 'don’t know yet if any of your money is there'],
  [2, 'Your search is done: 2 plans to ask about', 'don’t know yet if any of your money is there'],
])('an e-mail about a search with %i plans to ask about claims no account, and no filing', (found, subject, words) => {
  const email = foundEmail(to, { found, unanswered: found }).en
  expect(email.subject).toBe(subject)
  expect(email.paragraphs.join(' ')).toContain(words)
  expect([email.subject, ...email.paragraphs].join(' ')).not.toMatch(/account|fits?\b|filing/)
})

it('an e-mail about a search that found the same again promises no answers that are here already', () => {
  const words = foundEmail(to, { found: 2, unanswered: 0 }).en.paragraphs.join(' ')
  expect(words).toContain('answered us already')
  expect(words).not.toMatch(/asking|don’t know yet/)
})
