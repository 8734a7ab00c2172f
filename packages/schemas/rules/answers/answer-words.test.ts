import { expect, it } from 'vitest'
import type { Question } from '../../flow/questions.ts'
import { errorRules } from '../../flow/steps/field-types.ts'
import { answerWords } from './answer-words.ts'

const question: Question = { type: 'text', label: 'A question' }
const errors = { required: 'Say something.', format: 'Write it otherwise.' }

it('an answer is refused in the words of its question', () => {
  expect(answerWords({ ...question, errors }, 'required', '')).toBe('Say something.')
})

it('where a question has no words for a problem, its words for how it is written are meant', () => {
  expect(answerWords({ ...question, errors }, 'unknown', 'x')).toBe('Write it otherwise.')
})

it('an answer that cannot be gone on with is refused in its own words', () => {
  const options = [
    { value: 'a', label: 'A', error: 'Not with a.' },
    { value: 'b', label: 'B', error: 'Not with b.' },
  ]
  expect(answerWords({ ...question, errors, options }, 'declined', 'b')).toBe('Not with b.')
  expect(answerWords({ ...question, errors, options }, 'declined', ['b', 'a'])).toBe('Not with a.')
})

it.each(errorRules)('a question without words says a plain sentence for “%s”', (problem) => {
  expect(answerWords(question, problem, 'x')).toMatch(/^[A-Z][^.!]+\.$/)
})
