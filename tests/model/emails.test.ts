import { readingGrade, translatedWords } from '@app/engine/author'
import { expect, it } from 'vitest'
import { emailsInCode } from './support/emails-in-code.ts'

const emails = emailsInCode()
const hardest = 8
/** A few words alone, such as the names of days, have no grade. */
const leastWords = 10

it('finds the e-mails in code', () => {
  expect(emails.length).toBeGreaterThan(90)
})

it('every e-mail reads easily', () => {
  const longEnough = emails.filter(({ english }) => english.join(' ').split(' ').length >= leastWords)
  const hard = longEnough.map(({ name, english }) => ({ name, grade: readingGrade(english) })).filter(({ grade }) => grade > hardest)
  expect(hard, `Shorten sentences, and use everyday words: school grade ${hardest} is the most.`).toEqual([])
})

it('no e-mail sounds translated, shouts or leaves out a contraction', () => {
  const found = emails.flatMap(({ name, english }) =>
    english.flatMap((text) =>
      [...translatedWords(text), ...(text.match(/!|\binvalid\b|\boops\b/gi) ?? [])].map((word) => `${name}: ${word}`),
    ),
  )
  expect(found).toEqual([])
})
