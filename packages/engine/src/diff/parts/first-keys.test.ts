import { expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { laterFirstKeys } from './first-keys.ts'

const steps = { a: { completes: 'first' }, b: { completes: 'second' } }
const flows = (order: readonly string[], keys: readonly string[]) =>
  smallCatalogue({ mode: { steps: [...order] }, steps, progress: keys.map((key) => ({ key, about: `the ${key} page is done` })) }, [
    'a',
    'b',
  ])

it('the new key of the page with which a mode begins stands before its others, or whoever has an account is led past it', () => {
  const before = flows(['b'], ['second'])
  const found = (order: readonly string[], keys: readonly string[]) =>
    laterFirstKeys(before, flows(order, keys)).map(({ file, fix }) => `${file}: ${fix}`)
  expect(found(['a', 'b'], ['first', 'second'])).toEqual([])
  expect(found(['a', 'b'], ['second', 'first'])).toEqual(['facts.json: Put “first” before “second”.'])
  expect(found(['b', 'a'], ['second', 'first'])).toEqual([])
  expect(laterFirstKeys(flows(['b', 'a'], ['second', 'first']), flows(['a', 'b'], ['second', 'first']))).toEqual([])
})
