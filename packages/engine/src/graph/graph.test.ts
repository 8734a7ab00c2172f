import { describe, expect, it } from 'vitest'
import { askFor, personFact, questionRoute, type SmallFlow, smallFlow } from '../testing/small-flow.ts'
import { flowGraph } from './graph.ts'

const facts = { q: personFact('yes', 'no') }

function edges(small: SmallFlow): string[] {
  const { edges: all } = flowGraph(smallFlow(small).resolved)
  return all.map(({ from, to, kind, label, after }) => [from, kind, to, label, after].filter(Boolean).join(' | '))
}

describe('the ways along the order', () => {
  it('a conditional step has a way to it with its condition and a way past it', () => {
    const small: SmallFlow = {
      mode: { steps: ['a', { step: 'b', when: { q: 'yes' } }, 'c'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts,
    }
    expect(edges(small)).toEqual([
      'start | order | a',
      'a | order | b | if q is yes',
      'a | skip | c | otherwise',
      'b | order | c',
      'c | order | leave dashboard',
    ])
  })
  it('the branches of a choice are tried in order and share a place', () => {
    const small: SmallFlow = { mode: { steps: ['a', { choose: [{ when: { q: 'yes' }, step: 'b' }, { step: 'c' }] }] }, facts }
    expect(edges(small)).toContain('a | order | c | otherwise')
    expect(flowGraph(smallFlow(small).resolved).nodes.map(({ number }) => number)).toEqual([undefined, '1', '2a', '2b', undefined])
  })
  it('steps in a row with one condition are walked or passed together', () => {
    const when = { q: 'yes' } as const
    const small: SmallFlow = { mode: { steps: ['a', { step: 'b', when }, { step: 'c', when }, 'd'] }, facts }
    expect(edges(small)).toEqual([
      'start | order | a',
      'a | order | b | if q is yes',
      'a | skip | d | otherwise',
      'b | order | c',
      'c | order | d',
      'd | order | leave dashboard',
    ])
  })
  it('unless a step between them can change what the condition reads', () => {
    const when = { q: 'yes' } as const
    const small: SmallFlow = {
      mode: { steps: ['a', { step: 'b', when }, { step: 'c', when }, 'd'] },
      steps: { b: { sets: { q: 'no' } } },
      facts,
    }
    expect(edges(small)).toContain('b | skip | d | otherwise')
  })
})

describe('the ways aside', () => {
  it('a detour says when it is taken and what comes after; a button says so too', () => {
    const small: SmallFlow = {
      mode: { steps: ['a', 'b'], side: ['x', 'y'] },
      steps: {
        a: { detours: [{ when: { q: 'yes' }, to: 'x', after: 'return' }], actions: [{ label: 'Get help', to: 'y' }] },
        x: { ends: true },
      },
      facts,
    }
    expect(edges(small)).toContain('a | detour | x | if q is yes | end')
    expect(edges(small)).toContain('a | action | y | by a button | return')
    const words = { buttons: new Map([['a y', 'Get help']]) }
    expect(flowGraph(smallFlow(small).resolved, words).edges.find(({ kind }) => kind === 'action')?.label).toBe('“Get help”')
  })
  it('a detour to an earlier main step is no side trip', () => {
    expect(edges({ mode: { steps: ['a', 'b'] }, steps: { b: { detours: [{ when: { q: 'yes' }, to: 'a' }] } }, facts })).toContain(
      'b | detour | a | if q is yes',
    )
  })
  it('question pages that are no steps of the mode are one node, with the ways that lead on from them', () => {
    const small: SmallFlow = {
      mode: { steps: ['a'], side: ['x'] },
      steps: { a: { detours: [{ toQuestions: true, after: 'return' }] }, b: { detours: [{ when: { q: 'yes' }, to: 'x' }] } },
      facts,
      questions: questionRoute('b', 'c'),
    }
    expect(edges(small)).toContain('a | detour | questions | while a question is unanswered | return')
    expect(edges(small)).toContain('questions | detour | x | after b, if q is yes | on')
  })
})
