import { expect, it } from 'vitest'
import type { ShownField } from '../fields/shown-field.ts'
import { knownValues } from './use-step-values.ts'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'later', label: 'Later', formerly: ['not-now'] },
]
const field: ShownField = { name: 'choice', type: 'choice', label: 'Which', options, fact: 'choice', record: undefined, column: 'choice' }
const none = { typed: {}, stored: {}, facts: {} }

it('an answer that is no longer offered is asked again, wherever it was left', () => {
  for (const known of [
    { ...none, typed: { choice: 'gone' } },
    { ...none, stored: { choice: 'gone' } },
    { ...none, facts: { choice: 'gone' } },
  ])
    expect(knownValues([field], known)).toEqual({})
})

it('an answer that has another name now is chosen under it', () => {
  expect(knownValues([field], { ...none, typed: { choice: 'not-now' } })).toEqual({ choice: 'later' })
  expect(knownValues([{ ...field, type: 'choices' }], { ...none, stored: { choice: ['not-now', 'gone', 'yes'] } })).toEqual({
    choice: ['later', 'yes'],
  })
})

it('what is offered, and what was emptied, stays', () => {
  expect(knownValues([field], { ...none, stored: { choice: 'yes' } })).toEqual({ choice: 'yes' })
  expect(knownValues([field], { ...none, typed: { choice: '' }, stored: { choice: 'yes' } })).toEqual({ choice: '' })
})
