import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { describe, expect, it } from 'vitest'
import { changeFile } from '../load/catalogue.ts'
import { resolveMode } from '../resolve/resolve.ts'
import { personFact, questionRoute, type SmallFlow, smallCatalogue } from '../testing/small-flow.ts'
import { reviewOf } from './review.ts'

const brand = readFileSync(join(import.meta.dirname, '../../../../flows/brand.json'), 'utf8')

function reviewed(small: SmallFlow, path?: readonly string[]) {
  const catalogue = changeFile(smallCatalogue(small, ['a', 'b', 'c', 'x', 'y']), { path: 'brand.json', text: brand })
  const resolved = resolveMode(catalogue, 'small', () => 'v1')
  if (!resolved) throw new Error('There is no mode.')
  return reviewOf(catalogue, resolved, { path })
}

const everything: Partial<StepFile> = {
  section: 'A section',
  lead: 'A lead with <i>marks</i> & more',
  body: [
    { text: 'A paragraph' },
    { heading: 'Over a list', list: ['A point'] },
    { heading: 'Over numbers', numbered: ['First', 'Second'] },
    { note: { title: 'A note', text: 'Its words' } },
    { more: { title: 'A question?', text: 'Its answer' } },
    { terms: [{ title: 'A document', text: 'Its clauses by {company}.' }] },
    { panel: 'price', products: [{ product: 'ira' }], empty: 'No price yet' },
  ],
  fields: [
    {
      name: 'one',
      type: 'choice',
      label: 'A label',
      help: 'Some help',
      why: 'A reason',
      options: [
        { value: 'p', label: 'An answer', help: 'Its help', error: 'Not this one' },
        { value: 'q', label: 'Another' },
      ],
      errors: { required: 'Choose one.' },
    },
    {
      name: 'jobs',
      type: 'rows',
      label: 'Many',
      rows: [{ name: 'keeper', type: 'record-keeper', label: 'A row', fixedOptions: ['Unknown'] }],
    },
    { question: 'question_1' },
  ],
  actions: [{ label: 'Call {phone}', leave: 'home' }],
  notes: 'A secret note',
}
const small: SmallFlow = { mode: { steps: ['a', 'b'] }, steps: { a: everything }, questions: questionRoute('c') }

describe('the texts', () => {
  it('are all that people can read on the screens, and no note for reviewers of the flow', () => {
    const { texts } = reviewed(small)
    expect(texts.length).toBeGreaterThan(25)
    expect(texts.map(({ text }) => text)).not.toContain('A secret note')
  })
  it('say the words as people read them', () => {
    const { texts } = reviewed(small)
    expect(texts.some(({ text }) => text.includes('{'))).toBe(false)
    expect(texts.map(({ text }) => text)).toContain('A lead with <i>marks</i> & more')
  })
  it('say where the words are written', () => {
    expect(reviewed(small).texts).toContainEqual({
      step: 'a',
      file: 'steps/a.json',
      path: 'fields[0].options[0].error',
      kind: 'message',
      text: 'Not this one',
    })
  })
})

describe('a screen', () => {
  it('says in words what it needs and what it completes', () => {
    const { screens } = reviewed({
      mode: { steps: ['a', 'b'] },
      steps: { b: { needs: 'sure' } },
      facts: { q: personFact('yes', 'no') },
      needs: [{ need: 'sure', about: 'it is sure', checks: [{ holds: { q: 'yes' }, otherwise: { go: 'a' } }] }],
    })
    expect(screens.map(({ needs }) => needs)).toEqual([undefined, 'sure: it is sure'])
  })
})

describe('the order of screens', () => {
  const aside: SmallFlow = {
    mode: { steps: ['a', 'b'], side: ['y', 'x'] },
    steps: {
      a: { detours: [{ when: { q: 'yes' }, to: 'x' }] },
      b: {
        actions: [
          { label: 'Help', to: 'y' },
          { label: 'Not here', to: 'c' },
        ],
        needs: 'sure',
      },
    },
    facts: { q: personFact('yes', 'no') },
    needs: [{ need: 'sure', about: 'it is sure', checks: [{ holds: { q: 'yes' }, otherwise: { go: 'c' } }] }],
  }
  it('a side step stands where it is first reached, and a step of the guard at the end', () => {
    expect(reviewed(aside).screens.map(({ step, place }) => `${step} ${place}`)).toEqual([
      'a main',
      'x side',
      'b main',
      'y side',
      'c guard',
    ])
  })
  it('a button to a step that the mode does not have is not shown', () => {
    expect(reviewed(aside).texts.map(({ text }) => text)).not.toContain('Not here')
  })
  it('a walk shows its own screens, each once', () => {
    expect(reviewed(aside, ['a', 'x', 'a', 'b']).screens.map(({ step }) => step)).toEqual(['a', 'x', 'b'])
  })
})
