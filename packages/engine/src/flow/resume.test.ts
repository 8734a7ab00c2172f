import { describe, expect, it } from 'vitest'
import { questionRoute, serviceFact, smallFlow } from '../testing/small-flow.ts'
import type { Flow } from './compile.ts'
import { resume, type Saved } from './enter.ts'
import { restoreJourney } from './journey.ts'

const progress = [
  { key: 'first', about: 'first' },
  { key: 'second', about: 'second' },
]
const keyed = { b: { completes: 'first' }, d: { completes: 'second' } }
const required = smallFlow({
  mode: { steps: ['a', 'b', 'c', 'd', 'e'], finished: [{ when: { found: true }, go: 'e' }, { go: 'a' }] },
  steps: keyed,
  progress,
  facts: { found: serviceFact(false, true, false) },
})
const nothingDone = { 'progress.first': false, 'progress.second': false, found: false }
const allDone = { 'progress.first': true, 'progress.second': true, found: false }

function saved(flow: Flow, step: string, other: Partial<Saved> = {}) {
  return { person: 'me', saved: { mode: flow.resolved.mode, person: 'me', place: { step }, version: flow.resolved.version, ...other } }
}

describe('resume', () => {
  it('R2 returns to the saved place when mode and person match', () => {
    expect(resume(required, nothingDone, saved(required, 'c'))).toMatchObject({ go: { step: 'c' }, because: 'R2' })
  })
  it('R2 does not return to the place of another person or of another mode', () => {
    expect(resume(required, nothingDone, saved(required, 'c', { person: 'you' }))).toMatchObject({ go: { step: 'b' }, because: 'R5' })
    expect(resume(required, nothingDone, saved(required, 'c', { mode: 'other' }))).toMatchObject({ go: { step: 'b' }, because: 'R5' })
  })
  it('R5 goes to the first required step that is not done', () => {
    expect(resume(required, nothingDone)).toMatchObject({ go: { step: 'b' }, because: 'R5', reads: ['progress.first'] })
    expect(resume(required, { ...nothingDone, 'progress.first': true })).toMatchObject({ go: { step: 'd' }, because: 'R5' })
  })
  it('R6 goes to the first finish that holds when everything is done', () => {
    expect(resume(required, allDone)).toMatchObject({ go: { step: 'a' }, because: 'R6' })
    expect(resume(required, { ...allDone, found: true })).toMatchObject({ go: { step: 'e' }, because: 'R6' })
  })
})

describe('resume in modes that resume by the questions', () => {
  const questions = questionRoute('b', { page: 'c', when: { found: true } })
  const flow = smallFlow({
    mode: {
      steps: ['a', { inOrderOf: 'questions', steps: ['b', 'c'] }, 'd'],
      resume: { by: 'questions', answered: [{ when: { paid: false }, go: 'd' }, { go: 'a' }] },
    },
    facts: { found: serviceFact(false, true, false), paid: serviceFact(false, true, false) },
    questions,
  })
  const unanswered = { 'answered.b': false, 'answered.c': false, found: false, paid: false }

  it('R3 goes to the first unanswered question page', () => {
    expect(resume(flow, unanswered)).toMatchObject({ go: { step: 'b' }, because: 'R3' })
    expect(resume(flow, { ...unanswered, 'answered.b': true, found: true })).toMatchObject({ go: { step: 'c' }, because: 'R3' })
  })
  it('R3 leaves out a page that is not for this person', () => {
    expect(resume(flow, { ...unanswered, 'answered.b': true, found: false }).because).toBe('R4')
  })
  it('R4 goes elsewhere for people who have not paid when every question is answered', () => {
    const answered = { ...unanswered, 'answered.b': true, 'answered.c': true }
    expect(resume(flow, answered)).toMatchObject({ go: { step: 'd' }, because: 'R4' })
    expect(resume(flow, { ...answered, paid: true })).toMatchObject({ go: { step: 'a' }, because: 'R4' })
  })
})

describe('restoring a journey onto a newer version', () => {
  const journey = (step: string) => ({ mode: 'small', version: 'older', person: 'me', facts: nothingDone, place: { step } })

  it('V1 never lands on a step that is gone', () => {
    expect(restoreJourney(required, journey('gone'), 'me')).toMatchObject({ go: { step: 'b' }, because: 'R5' })
  })
  it('V2 never skips a required step that comes before the place and is not done: it may be new', () => {
    expect(restoreJourney(required, journey('c'), 'me')).toMatchObject({ go: { step: 'b' }, because: 'R5' })
    expect(restoreJourney(required, { ...journey('c'), facts: { ...nothingDone, 'progress.first': true } }, 'me')).toMatchObject({
      go: { step: 'c' },
      because: 'R2',
    })
  })
  it('V2 keeps the place when what is required comes after it', () => {
    expect(restoreJourney(required, journey('a'), 'me')).toMatchObject({ go: { step: 'a' }, because: 'R2' })
  })
  it('V2 keeps the place when resume would lead further, whatever else before it is not done', () => {
    const otherOrder = smallFlow({
      mode: { steps: ['a', 'b', 'c', 'd', 'e'] },
      steps: { b: { completes: 'second' }, d: { completes: 'first' } },
      progress,
    })
    const facts = { 'progress.first': false, 'progress.second': false }
    expect(restoreJourney(otherOrder, { ...journey('c'), facts }, 'me')).toMatchObject({ go: { step: 'c' }, because: 'R2' })
    expect(restoreJourney(otherOrder, { ...journey('e'), facts }, 'me')).toMatchObject({ go: { step: 'd' }, because: 'R5' })
  })
  it('V3 keeps the place on the same version, whatever is not done', () => {
    expect(restoreJourney(required, { ...journey('c'), version: required.resolved.version }, 'me')).toMatchObject({
      go: { step: 'c' },
      because: 'R2',
    })
  })
})
