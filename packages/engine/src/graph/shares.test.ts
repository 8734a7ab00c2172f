import { expect, it } from 'vitest'
import { askFor, personFact, smallFlow } from '../testing/small-flow.ts'
import { flowGraph } from './graph.ts'
import { withShares } from './shares.ts'

it('each way has the share of those who went on from its step, and says so where nobody took it', () => {
  const steps = ['a', { choose: [{ when: { q: 'yes' }, step: 'b' }, { step: 'c' }] }, 'd']
  const small = smallFlow({ mode: { steps }, steps: { a: askFor('q', 'yes', 'no') }, facts: { q: personFact('yes', 'no') } })
  const counts = [
    { from: null, to: 'a', count: 1_200 },
    { from: 'a', to: 'b', count: 750 },
    { from: 'a', to: 'c', count: 250 },
    { from: 'd', to: null, count: 3 },
    { from: 'b', to: 'elsewhere', count: 1 },
  ]
  const { edges } = withShares(flowGraph(small.resolved), counts)
  expect(edges.map(({ from, to, label }) => [from, to, label].filter(Boolean).join(' | '))).toEqual([
    'start | a | 100 % (1,200)',
    'a | b | 75 % (750): if q is yes',
    'a | c | 25 % (250): otherwise',
    'b | d | nobody',
    'c | d',
    'd | leave dashboard | 100 % (3)',
  ])
})
