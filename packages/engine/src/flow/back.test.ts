import { describe, expect, it } from 'vitest'
import { askFor, personFact, questionRoute, smallFlow } from '../testing/small-flow.ts'
import { previous } from './next.ts'

describe('back without a recorded step', () => {
  it('B2 leads from a side step to the step it was reached from', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'], side: ['x'] }, steps: { a: { actions: [{ label: 'Show', to: 'x' }] } } })
    expect(previous(flow, { step: 'x', from: { step: 'a', after: 'return', detour: 0 } }, {})).toMatchObject({
      go: { step: 'a' },
      because: 'B2',
    })
  })
  it('B3 leads to the previous page of the list that is for this person', () => {
    const flow = smallFlow({
      mode: { steps: ['a', { step: 'b', when: { q: 'yes' } }, 'c'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts: { q: personFact('yes', 'no') },
    })
    expect(previous(flow, { step: 'c' }, { q: 'yes' })).toMatchObject({ go: { step: 'b' }, because: 'B3' })
    expect(previous(flow, { step: 'c' }, { q: 'no' })).toMatchObject({ go: { step: 'a' }, because: 'B3' })
  })
  it('B3 goes through the list as it is written, also where question pages run forward in another order', () => {
    const questions = questionRoute('c', 'b')
    const flow = smallFlow({ mode: { steps: ['a', { inOrderOf: 'questions', steps: ['b', 'c'] }, 'd'] }, questions })
    expect(previous(flow, { step: 'd' }, {})?.go?.step).toBe('c')
    expect(previous(flow, { step: 'c' }, {})?.go?.step).toBe('b')
    expect(previous(flow, { step: 'b' }, {})?.go?.step).toBe('a')
  })
  it('B4 leaves it to the browser on the first page and outside the list', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'] } })
    expect(previous(flow, { step: 'a' }, {})).toBeUndefined()
    expect(previous(flow, { step: 'x' }, {})).toBeUndefined()
  })
})
