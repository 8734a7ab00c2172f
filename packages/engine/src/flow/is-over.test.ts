import { expect, it } from 'vitest'
import { askFor, personFact, serviceFact, smallFlow } from '../testing/small-flow.ts'
import { isOver } from './is-over.ts'

const field = { name: 'typed', type: 'text', label: 'Typed', store: 'personal_information.city' } as const
const flow = (last: object, more: object = {}) =>
  smallFlow({
    mode: { steps: ['a', 'b'], ...more },
    steps: { b: last },
    facts: { q: personFact('yes', 'no'), 'call.booked': serviceFact(false, true, false) },
    progress: [{ key: 'seen', about: 'it was seen' }],
  })
const last = { step: 'b' }

it('E3 a last page that asks nothing is the end on arrival, and the page before it is not', () => {
  expect(isOver(flow({}), last, {})).toBe(true)
  expect(isOver(flow({}), { step: 'a' }, {})).toBe(false)
})

it('E3 a last page with a question is the end once it is answered', () => {
  const asks = flow(askFor('q', 'yes', 'no'))
  expect(isOver(asks, last, {})).toBe(false)
  expect(isOver(asks, last, { q: 'no' })).toBe(true)
})

it('E3 an answer that leads on is no end', () => {
  const goesOn = flow(askFor('q', 'yes', 'no'), { steps: ['a', 'b', { step: 'c', when: { q: 'yes' } }] })
  expect(isOver(goesOn, last, { q: 'yes' })).toBe(false)
  expect(isOver(goesOn, last, { q: 'no' })).toBe(true)
})

it('E3 a last page that makes something so is the end once it is so', () => {
  const books = flow({ fields: [field], sets: { 'call.booked': true } })
  expect(isOver(books, last, { 'call.booked': false })).toBe(false)
  expect(isOver(books, last, { 'call.booked': true })).toBe(true)
})

it('E3 a last page that completes something is the end once that is complete', () => {
  const completes = flow({ completes: 'seen' })
  expect(isOver(completes, last, {})).toBe(false)
  expect(isOver(completes, last, { 'progress.seen': true })).toBe(true)
})

it('E3 of a last page that asks without deciding anything nobody knows that it is done', () => {
  expect(isOver(flow({ fields: [field] }), last, {})).toBe(false)
})

it('E3 a last page that asks without deciding is the end once what can be found out on it has become true', () => {
  const learns = flow({ fields: [field], learns: { 'call.booked': [true, false] } })
  expect(isOver(learns, last, { 'call.booked': false })).toBe(false)
  expect(isOver(learns, last, { 'call.booked': true })).toBe(true)
})

it('E3 a step that ends is the end wherever it stands', () => {
  expect(isOver(flow({}, { steps: ['a', 'b', 'c'] }), last, {})).toBe(false)
  expect(isOver(flow({ ends: true }, { steps: ['a', 'b', 'c'] }), last, {})).toBe(true)
})
