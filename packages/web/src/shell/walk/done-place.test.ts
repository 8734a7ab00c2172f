import { expect, it } from 'vitest'
import { donePlace } from './done-place.ts'

const [jobs, you, letter] = [{ step: 'jobs' }, { step: 'you' }, { step: 'letter' }]
const next = { type: 'NEXT' } as const

it('pressing on is doing, wherever people were', () => {
  expect(donePlace({ doneAt: undefined, before: jobs, event: next, kind: 'next', after: you })).toBe(you)
  expect(donePlace({ doneAt: letter, before: jobs, event: next, kind: 'aside', after: you })).toBe(you)
})

it('going back over what was walked is doing, and going back from a page that was only opened is not', () => {
  const back = { before: you, event: { type: 'BACK' }, kind: 'back', after: jobs } as const
  expect(donePlace({ ...back, doneAt: you })).toBe(jobs)
  expect(donePlace({ ...back, doneAt: letter })).toBeUndefined()
  expect(donePlace({ ...back, doneAt: undefined })).toBeUndefined()
})

it('opening an address or a mode is not doing', () => {
  expect(donePlace({ doneAt: letter, before: letter, event: { type: 'GO', step: 'jobs' }, kind: 'open', after: jobs })).toBeUndefined()
  expect(donePlace({ doneAt: undefined, before: { step: '' }, event: { type: 'START' }, kind: 'start', after: jobs })).toBeUndefined()
})

it('a changed answer is saved at the place where the person was', () => {
  expect(donePlace({ doneAt: letter, before: jobs, event: { type: 'FACTS', facts: {} }, kind: undefined, after: jobs })).toBe(letter)
})
