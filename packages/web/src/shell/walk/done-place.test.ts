import { expect, it } from 'vitest'
import { donePlace } from './use-moves.ts'

const [jobs, you, letter] = [{ step: 'jobs' }, { step: 'you' }, { step: 'letter' }]
const walked = new Set<string>()
const next = { type: 'NEXT' } as const

it('pressing on is doing, wherever people were', () => {
  expect(donePlace({ doneAt: undefined, before: jobs, event: next, kind: 'next', after: you, walked })).toBe(you)
  expect(donePlace({ doneAt: letter, before: jobs, event: next, kind: 'aside', after: you, walked })).toBe(you)
})

it('going back over what was walked is doing, and going back from a page that was only opened is not', () => {
  const back = { before: you, event: { type: 'BACK' }, kind: 'back', after: jobs, walked } as const
  expect(donePlace({ ...back, doneAt: you })).toBe(jobs)
  expect(donePlace({ ...back, doneAt: letter })).toBeUndefined()
  expect(donePlace({ ...back, doneAt: undefined })).toBeUndefined()
})

it('the browser’s own forward to a page that was walked is doing, and to one that was only opened is not', () => {
  const forward = { doneAt: jobs, before: jobs, event: { type: 'GO', step: 'you', popped: true }, kind: 'open', after: you } as const
  expect(donePlace({ ...forward, walked: new Set(['jobs', 'you']) })).toBe(you)
  expect(donePlace({ ...forward, walked: new Set(['jobs']) })).toBeUndefined()
})

it('opening an address or a mode is not doing', () => {
  expect(
    donePlace({ doneAt: letter, before: letter, event: { type: 'GO', step: 'jobs' }, kind: 'open', after: jobs, walked }),
  ).toBeUndefined()
  expect(
    donePlace({ doneAt: undefined, before: { step: '' }, event: { type: 'START' }, kind: 'start', after: jobs, walked }),
  ).toBeUndefined()
})

it('a changed answer is saved at the place where the person was', () => {
  expect(donePlace({ doneAt: letter, before: jobs, event: { type: 'FACTS', facts: {} }, kind: undefined, after: jobs, walked })).toBe(
    letter,
  )
})
