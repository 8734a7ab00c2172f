import { expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { checkCatalogue } from '../check.ts'

const [first, second] = ['first', 'second'].map((key) => ({ key, about: `the ${key} page is done` }))
const steps = { a: { completes: 'first' }, b: { completes: 'second' } }

function found(order: readonly string[], keys: readonly unknown[]) {
  const progress = keys.flatMap((key) => (key === 'first' ? (first ?? []) : (second ?? [])))
  const catalogue = smallCatalogue({ mode: { steps: [...order] }, steps, progress }, ['a', 'b'])
  return checkCatalogue(catalogue).flatMap(({ rule, file, fix }) => (rule === 'first-key-later' ? [`${file}: ${fix}`] : []))
}

it('the key of the page with which a mode begins stands before its others, or whoever has an account is led past it', () => {
  expect(found(['a', 'b'], ['first', 'second'])).toEqual([])
  expect(found(['a', 'b'], ['second', 'first'])).toEqual(['facts.json: Put “first” before “second”.'])
  expect(found(['b'], ['first', 'second'])).toEqual([])
})
