import { describe, expect, it } from 'vitest'
import { outcomesOf } from '../prove/explore.ts'
import { answersOnVisit, applyAnswers, shownAsks } from './answers.ts'
import { compileFlow } from './compile.ts'
import type { ResolvedMode, ResolvedStep } from './resolved.ts'

const quiet: ResolvedStep = {
  asks: [],
  sets: {},
  learns: {},
  detours: [],
  actions: [],
  uses: [],
  collects: [],
  fills: [],
  forgets: [],
  paysFor: [],
  continuesAtQuestions: false,
  ends: false,
}

const steps: Record<string, ResolvedStep> = {
  form: {
    ...quiet,
    sets: { 'form.seen': true },
    completes: { key: 'form', when: { job: 'yes' } },
    asks: [
      {
        name: 'job',
        options: [
          { value: 'yes', sets: { job: 'yes' } },
          { value: 'no', sets: { job: 'no', 'plan.known': false } },
        ],
      },
      {
        name: 'plan',
        when: { job: 'yes' },
        options: [
          { value: 'big', sets: { plan: 'big' } },
          { value: '', sets: {} },
        ],
      },
    ],
  },
  link: { ...quiet, learns: { 'bank.link': ['linked', 'failed'] }, completes: { key: 'linked' } },
  signed: { ...quiet, sets: { 'letter.signed': true }, completes: { key: 'letter' } },
}

const mode: ResolvedMode = {
  mode: 'small',
  version: '1',
  title: 'Small',
  items: Object.keys(steps).map((step) => ({ branches: [{ step }] })),
  back: [0, 1, 2],
  side: [],
  steps,
  elsewhere: {},
  soldElsewhere: {},
  required: [{ key: 'form', items: [0] }],
  guards: {},
  askers: {},
  targets: {},
  route: [],
  finished: [{ go: 'form' }],
  end: 'dashboard',
  facts: {
    job: { values: ['yes', 'no'], from: 'person' },
    plan: { values: ['big', 'small'], from: 'person' },
    'plan.known': { values: [true, false], from: 'service', start: true },
    'form.seen': { values: [true, false], from: 'service', start: false },
    'bank.link': { values: ['none', 'linked', 'failed'], from: 'service', start: 'none' },
    'letter.signed': { values: [true, false], from: 'service', start: false },
  },
  derived: { 'progress.letter': { 'letter.signed': true } },
  preset: {},
  progressBarHiddenOn: [],
}
const flow = compileFlow(mode)

describe('applyAnswers', () => {
  it('takes over the fact of the chosen answer, and what else that answer says', () => {
    expect(applyAnswers(flow, 'form', { job: 'no' }, {})).toEqual({ job: 'no', 'plan.known': false, 'form.seen': true })
  })

  it('sets the progress key when the work of the step is saved', () => {
    expect(applyAnswers(flow, 'form', { job: 'yes', plan: 'big' }, {})).toMatchObject({ plan: 'big', 'progress.form': true })
  })

  it('leaves the progress key alone when the answers do not complete the step', () => {
    expect(applyAnswers(flow, 'form', { job: 'no' }, {})).not.toHaveProperty('progress.form')
  })

  it('sets no key that only abbreviates a condition', () => {
    expect(applyAnswers(flow, 'signed', {}, {})).toEqual({ 'letter.signed': true })
  })

  it('takes no answer to a field that is not shown', () => {
    expect(applyAnswers(flow, 'form', { job: 'no', plan: 'big' }, {})).not.toHaveProperty('plan')
  })

  it('takes no answer that is not offered', () => {
    expect(applyAnswers(flow, 'form', { job: 'perhaps' }, {})).toEqual({ 'form.seen': true })
  })

  it('learns what the service is said to find', () => {
    expect(applyAnswers(flow, 'link', { 'bank.link': 'failed' }, {})).toMatchObject({ 'bank.link': 'failed', 'progress.linked': true })
  })

  it('keeps what was so when nothing is said and it is still possible, and else takes the first value', () => {
    expect(applyAnswers(flow, 'link', {}, { 'bank.link': 'failed' })).toMatchObject({ 'bank.link': 'failed' })
    expect(applyAnswers(flow, 'link', {}, { 'bank.link': 'none' })).toMatchObject({ 'bank.link': 'linked' })
  })

  it('keeps the facts that a step has nothing to do with, and all of them on a step outside the mode', () => {
    const facts = { 'plan.known': true } as const
    expect(applyAnswers(flow, 'signed', {}, facts)).toMatchObject(facts)
    expect(applyAnswers(flow, 'elsewhere', { job: 'yes' }, facts)).toBe(facts)
  })

  it('comes to the same facts as the proofs, for every way in which a step can turn out', () => {
    const matters = new Set([...Object.keys(mode.facts), 'progress.form', 'progress.linked', 'progress.letter'])
    for (const step of Object.keys(steps)) {
      for (const { answers, facts } of outcomesOf(flow, step, {}, matters)) {
        expect(applyAnswers(flow, step, { ...facts, ...answers }, {})).toEqual(facts)
      }
    }
  })
})

describe('shownAsks', () => {
  const shown = (answers: Record<string, unknown>) => shownAsks(flow, 'form', answers, {}).map(({ name }) => name)

  it('shows a field once the answers before it on the page call for it', () => {
    expect(shown({})).toEqual(['job'])
    expect(shown({ job: 'no' })).toEqual(['job'])
    expect(shown({ job: 'yes' })).toEqual(['job', 'plan'])
  })
})

describe('answersOnVisit', () => {
  it('gives each visit its own answers, and the last ones to every later visit', () => {
    const given = [{ job: 'no' }, { job: 'yes' }]
    expect([0, 1, 5].map((visit) => answersOnVisit(given, visit))).toEqual([{ job: 'no' }, { job: 'yes' }, { job: 'yes' }])
    expect(answersOnVisit({ job: 'no' }, 3)).toEqual({ job: 'no' })
    expect(answersOnVisit(undefined, 0)).toEqual({})
  })
})
