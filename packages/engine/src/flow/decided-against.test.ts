import { expect, it } from 'vitest'
import { askFor, personFact, serviceFact, smallFlow } from '../testing/small-flow.ts'
import { decidedAgainst } from './decided-against.ts'

const flow = smallFlow({
  mode: { steps: ['a', 'b', 'c'], side: ['x', 'y'] },
  steps: {
    b: {
      ...askFor('q', 'yes', 'no', 'tell-me-more'),
      completes: { key: 'wanted', when: { q: 'yes' } },
      detours: [
        { when: { q: 'tell-me-more' }, to: 'x' },
        { when: { q: 'no' }, to: 'y', after: 'end' },
      ],
    },
  },
  facts: { q: personFact('yes', 'no', 'tell-me-more') },
  progress: [{ key: 'wanted', about: 'it is wanted' }],
})

it('E4 an answer that does not complete the key and leads out decides against it', () => {
  expect(decidedAgainst(flow, 'wanted', { q: 'no' })).toBe('b')
})

it('E4 nothing is decided against before it is answered, with a yes, or with an answer that leads on', () => {
  for (const facts of [{}, { q: 'yes' }, { q: 'tell-me-more' }]) expect(decidedAgainst(flow, 'wanted', facts)).toBeUndefined()
})

it('E4 of a key that every answer completes nobody decides against', () => {
  const always = smallFlow({
    mode: { steps: ['a', 'b'] },
    steps: { b: { ...askFor('q', 'yes', 'no'), completes: 'wanted', ends: true } },
    facts: { q: personFact('yes', 'no') },
    progress: [{ key: 'wanted', about: 'it is wanted' }],
  })
  expect(decidedAgainst(always, 'wanted', { q: 'no' })).toBeUndefined()
})

it('E4 what the service finds is nobody’s decision', () => {
  const found = smallFlow({
    mode: { steps: ['a', 'b'] },
    steps: { b: { completes: { key: 'wanted', when: { 'call.booked': true } } } },
    facts: { 'call.booked': serviceFact(false, true, false) },
    progress: [{ key: 'wanted', about: 'it is wanted' }],
  })
  expect(decidedAgainst(found, 'wanted', { 'call.booked': false })).toBeUndefined()
})
