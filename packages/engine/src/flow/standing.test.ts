import { describe, expect, it } from 'vitest'
import { askFor, personFact, smallFlow } from '../testing/small-flow.ts'
import { indexFor } from './compile.ts'
import { resume } from './enter.ts'
import { next, previous, start } from './next.ts'
import { ownWay } from './own-way.ts'

const variants = ['control', 'test'].map((name) => ({ name, odds: 0.5, about: `the ${name}` }))
const orders = { control: ['b', 'c', 'd'], test: ['d', 'b', 'c'] }
const flow = smallFlow({
  mode: { steps: ['a', { experiment: 'first', orders }, 'e'] },
  experiments: [{ name: 'first', about: 'what comes first', where: ['b', 'c', 'd'], variants }],
})

/** Every step that somebody walks. */
function walk(variant: string): readonly string[] {
  const facts = { 'experiment.first': variant }
  const steps: string[] = []
  for (let place = start(flow, facts).go; place; place = next(flow, place, facts).go) steps.push(place.step)
  return steps
}

describe('a test of orders', () => {
  it('N7 leads everybody through the same steps, in the order of their variant', () => {
    expect(walk('control')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(walk('test')).toEqual(['a', 'd', 'b', 'c', 'e'])
  })

  it.each(['control', 'test'])('N7 leads back the same way (%s)', (variant) => {
    const facts = { 'experiment.first': variant }
    const steps = walk(variant)
    const back = steps.map((step) => previous(flow, { step }, facts)?.go?.step)
    expect(back).toEqual([undefined, ...steps.slice(0, -1)])
  })

  it('N7 is read wherever it decides where a step stands, also where everybody goes on to the same', () => {
    const onward = next(flow, { step: 'c' }, { 'experiment.first': 'test' })
    expect(onward.go?.step).toBe('e')
    expect(new Set(onward.reads)).toEqual(new Set(['experiment.first']))
    expect(next(flow, { step: 'e' }, { 'experiment.first': 'test' }).reads).toEqual([])
    expect(next(flow, { step: 'c' }, {})).toMatchObject({ unknown: 'experiment.first' })
  })

  it('what is behind and ahead is so for this variant', () => {
    expect(ownWay(flow, { step: 'b' }, { 'experiment.first': 'test' })).toEqual({ behind: ['a', 'd'], ahead: ['c', 'e'] })
    expect(ownWay(flow, { step: 'b' }, { 'experiment.first': 'control' })).toEqual({ behind: ['a'], ahead: ['c', 'd', 'e'] })
  })

  it('somebody who comes back under another version has a new step asked that stands before theirs in their order', () => {
    const asking = smallFlow({
      mode: { steps: ['a', { experiment: 'first', orders }, 'e'], finished: [{ go: 'a' }] },
      steps: { d: { completes: 'done' } },
      progress: [{ key: 'done', about: 'done' }],
      experiments: [{ name: 'first', about: 'what comes first', where: ['b', 'c', 'd'], variants }],
    })
    const saved = { mode: 'small', person: 'pat', place: { step: 'b' }, version: 'another' }
    const back = (variant: string) =>
      resume(asking, { 'experiment.first': variant, 'progress.done': false }, { person: 'pat', saved }).go?.step
    expect(back('test')).toBe('d')
    expect(back('control')).toBe('b')
  })

  it('S4 a detour goes back to what is earlier in the order of this variant, and never forward', () => {
    const turning = smallFlow({
      mode: { steps: ['a', { experiment: 'first', orders }, 'e'] },
      steps: { b: { ...askFor('q', 'yes', 'no'), detours: [{ when: { q: 'yes' }, to: 'd' }] } },
      facts: { q: personFact('yes', 'no') },
      experiments: [{ name: 'first', about: 'what comes first', where: ['b', 'c', 'd'], variants }],
    })
    expect(next(turning, { step: 'b' }, { q: 'yes', 'experiment.first': 'test' })).toMatchObject({ go: { step: 'd' }, because: 'S4' })
    expect(next(turning, { step: 'b' }, { q: 'yes', 'experiment.first': 'control' })).toMatchObject({ go: { step: 'c' }, because: 'N1' })
  })

  it('a place is there before anything is known', () => {
    expect(indexFor(flow, 'd', {})).toBe(3)
    expect(indexFor(flow, 'x', {})).toBe(-1)
  })
})
