import { describe, expect, it } from 'vitest'
import { isComplete, type Quiz, quizResult, wrongAnswers } from './quiz.ts'

const scored: Quiz = {
  id: 'ready',
  rule: 'points',
  questions: [
    {
      id: 'a',
      options: [
        { id: 'yes', points: 3 },
        { id: 'no', points: 0 },
      ],
    },
    { id: 'b', options: [{ id: 'yes', points: 2 }, { id: 'some', points: 1 }, { id: 'no' }] },
  ],
  results: [
    { id: 'low', fromPercent: 0 },
    { id: 'middle', fromPercent: 40 },
    { id: 'high', fromPercent: 80 },
  ],
}
const kinds: Quiz = {
  id: 'kind',
  rule: 'most',
  questions: ['a', 'b', 'c'].map((id) => ({ id, options: [{ id: 'x', kind: 'fox' }, { id: 'y', kind: 'owl' }, { id: 'z' }] })),
  results: [{ id: 'fox' }, { id: 'owl' }],
}

describe('a quiz with points', () => {
  it.each([
    [{ a: 'yes', b: 'yes' }, 'high', 100],
    [{ a: 'yes', b: 'some' }, 'high', 80],
    [{ a: 'yes', b: 'no' }, 'middle', 60],
    [{ a: 'no', b: 'yes' }, 'middle', 40],
    [{ a: 'no', b: 'some' }, 'low', 20],
    [{ a: 'no', b: 'no' }, 'low', 0],
  ])('answered %o is “%s” with %i percent', (answers, result, score) => {
    expect(quizResult(scored, answers)).toEqual({ result, score })
  })

  it('without points to be had gives the first result', () => {
    const worthless = { ...scored, questions: [{ id: 'a', options: [{ id: 'yes' }] }] }
    expect(quizResult(worthless, { a: 'yes' })).toEqual({ result: 'low', score: 0 })
  })
})

describe('a quiz of kinds', () => {
  it.each([
    [{ a: 'x', b: 'x', c: 'y' }, 'fox'],
    [{ a: 'y', b: 'x', c: 'y' }, 'owl'],
    [{ a: 'x', b: 'y', c: 'z' }, 'fox'],
    [{ a: 'z', b: 'z', c: 'z' }, 'fox'],
  ])('answered %o is “%s”: the one chosen most, or the first of those', (answers, result) => {
    expect(quizResult(kinds, answers)).toEqual({ result, score: null })
  })
})

it('there is no result before the last question', () => {
  expect([isComplete(scored, { a: 'yes' }), quizResult(scored, { a: 'yes' })]).toEqual([false, undefined])
})

it('answers that a quiz does not know are reported by the name of their question', () => {
  expect(wrongAnswers(scored, { a: 'maybe', b: 'yes', c: 'yes', constructor: 'x' })).toEqual(['a', 'c', 'constructor'])
  expect(wrongAnswers(scored, { a: 'yes' })).toEqual([])
})
