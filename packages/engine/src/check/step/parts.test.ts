import { expect, it } from 'vitest'
import { loadCatalogue } from '../../load/catalogue.ts'
import { checkCatalogue } from '../check.ts'

const field = (name: string) => ({ name, type: 'text', label: name, optional: true })

/** What is wrong with the pages of a step that asks a, b and c. */
function found(parts: readonly object[], more: object = {}) {
  const step = {
    step: 'one',
    kind: 'form',
    title: 'A step',
    continue: 'Continue',
    fields: ['a', 'b', 'c'].map(field),
    ...(parts.length > 0 && { parts }),
    ...more,
  }
  const catalogue = loadCatalogue([{ path: 'steps/one.json', text: JSON.stringify(step) }])
  return checkCatalogue(catalogue).flatMap(({ rule, message }) => (rule === 'parts' ? [message] : []))
}

it('every field is asked on one page, in order, and every page but the first has a heading', () => {
  expect(found([{ fields: ['a', 'b'] }, { title: 'And c', fields: ['c'] }])).toEqual([])
  expect(found([{ fields: ['a'] }, { title: 'And c', fields: ['c'] }])).toEqual(['“b” is on none of the pages, so nobody is asked for it.'])
  expect(found([{ fields: ['a', 'b'] }, { title: 'More', fields: ['c', 'd'] }])).toEqual(['“d” is no field of this step.'])
  expect(found([{ fields: ['a', 'c'] }, { title: 'And b', fields: ['b'] }])).toEqual([
    'The pages ask in another order than the fields, or ask for one twice.',
  ])
  expect(found([{ fields: ['a', 'b'] }, { fields: ['c'] }])).toEqual(['This page has no heading.'])
})

it('a step is paced or has parts', () => {
  const parts = [{ fields: ['a', 'b'] }, { title: 'And c', fields: ['c'] }]
  expect(found(parts, { paced: true })).toEqual(['A step is paced or has parts, not both.'])
})

it('words stand with a field of a page', () => {
  const parts = [{ fields: ['a', 'b'] }, { title: 'And c', fields: ['c'] }]
  expect(found(parts, { body: [{ text: 'About c.', with: 'c' }] })).toEqual([])
  expect(found(parts, { body: [{ text: 'About d.', with: 'd' }] })).toEqual(['“d” is no field of a page of this step.'])
  expect(found([], { body: [{ text: 'About c.', with: 'c' }] })).toEqual(['“c” is no field of a page of this step.'])
})
