import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Flow } from '../flow/compile.ts'
import { ELSEWHERE, LEFT } from '../flow/compile.ts'
import { askFor, personFact, serviceFact, smallFlow } from '../testing/small-flow.ts'
import type { FlowEffect, FlowEvent } from './machine.ts'
import { compileMachine, effectsOf } from './machine.ts'

const flow = smallFlow({
  mode: { steps: ['a', { step: 'b', when: { q: 'yes' } }, 'c'], side: ['x'] },
  steps: {
    a: { ...askFor('q', 'yes', 'no'), actions: [{ label: 'Show', to: 'x' }] },
    c: { needs: 'signed', forgets: ['last-question-index'] },
  },
  facts: { q: personFact('yes', 'no'), signed: serviceFact(true, true, false) },
  needs: [{ need: 'signed', about: 'signed', checks: [{ holds: { signed: true }, otherwise: { go: 'b' } }] }],
})

function run(one: Flow = flow, entry: FlowEvent = { type: 'START' }, facts = {}) {
  const effects: FlowEffect[] = []
  const actor = createActor(compileMachine(one), { input: { facts } })
  let before = actor.getSnapshot().context
  actor.subscribe(({ context }) => {
    effects.push(...effectsOf(before, context))
    before = context
  })
  actor.start()
  actor.send(entry)
  return { actor, effects, at: () => actor.getSnapshot().value, trail: () => actor.getSnapshot().context.trail.map(({ step }) => step) }
}

describe('the machine', () => {
  it('has a state for each step and starts at the first', () => {
    expect(run().at()).toBe('a')
    expect(run().effects).toEqual([{ type: 'navigate', how: 'replace', step: 'a' }])
  })
  it('N8 records a back step on going forward and asks the shell to push', () => {
    const { actor, effects, at, trail } = run()
    actor.send({ type: 'NEXT', facts: { q: 'yes' } })
    expect(at()).toBe('b')
    expect(trail()).toEqual(['a'])
    expect(effects.at(-1)).toEqual({ type: 'navigate', how: 'push', step: 'b' })
  })
  it('B1 goes back by the browser when a step was recorded, and loses no answer', () => {
    const { actor, effects, at, trail } = run()
    actor.send({ type: 'NEXT', facts: { q: 'yes' } })
    actor.send({ type: 'BACK' })
    expect(at()).toBe('a')
    expect(trail()).toEqual([])
    expect(actor.getSnapshot().context.facts['q']).toBe('yes')
    expect(effects.at(-1)).toEqual({ type: 'navigate', how: 'browser-back' })
  })
  it('B3 goes to the previous page of the list when none was recorded, in place of this one', () => {
    const { actor, effects, at } = run(flow, { type: 'GO', step: 'c' }, { q: 'yes' })
    actor.send({ type: 'BACK' })
    expect(at()).toBe('b')
    expect(effects.at(-1)).toEqual({ type: 'navigate', how: 'replace', step: 'b' })
  })
  it('B4 leaves it to the browser on the first page', () => {
    const { actor, effects, at } = run()
    actor.send({ type: 'BACK' })
    expect(at()).toBe('a')
    expect(effects.at(-1)).toEqual({ type: 'navigate', how: 'browser-back' })
  })
  it('B1 follows the browser when it went back by itself', () => {
    const { actor, at, trail } = run()
    actor.send({ type: 'NEXT', facts: { q: 'yes' } })
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'GO', step: 'a', popped: true })
    expect(at()).toBe('a')
    expect(trail()).toEqual([])
  })
  it('Q1 clears the last-question index on entering the questions', () => {
    const { actor, effects } = run()
    actor.send({ type: 'NEXT', facts: { q: 'no' } })
    expect(effects).toContainEqual({ type: 'forget', what: 'last-question-index' })
  })
  it('G0 keeps the address of a link that opens, and replaces that of one whose guard sends elsewhere', () => {
    expect(run(flow, { type: 'GO', step: 'c' }).effects).toEqual([{ type: 'forget', what: 'last-question-index' }])
    const refused = run(flow, { type: 'GO', step: 'c' }, { signed: false })
    expect(refused.at()).toBe('b')
    expect(refused.effects).toEqual([{ type: 'navigate', how: 'replace', step: 'b' }])
  })
  it('R5 resumes with no back step', () => {
    const { actor, at, trail } = run()
    actor.send({ type: 'NEXT', facts: { q: 'yes' } })
    actor.send({ type: 'RESUME' })
    expect(at()).toBe('a')
    expect(trail()).toEqual([])
  })
  it('S6 takes an action to a side step and comes back', () => {
    const { actor, at } = run()
    actor.send({ type: 'TAKE', to: 'x' })
    expect(at()).toBe('x')
    actor.send({ type: 'NEXT' })
    expect(at()).toBe('a')
    actor.send({ type: 'TAKE', to: 'nowhere' })
    expect(at()).toBe('a')
  })
  it('S6 comes back from a step of the order too', () => {
    const again = { actions: [{ label: 'Look again', to: 'b' }] }
    const { actor, at } = run(smallFlow({ mode: { steps: ['a', 'b', 'c', 'd'] }, steps: { d: again } }))
    for (const step of ['b', 'c', 'd']) {
      actor.send({ type: 'NEXT' })
      expect(at()).toBe(step)
    }
    actor.send({ type: 'TAKE', to: 'b' })
    expect(at()).toBe('b')
    actor.send({ type: 'NEXT' })
    expect(at()).toBe('d')
  })
  it('S6 goes with the address: back and forward in the browser, a side step still comes back to where it began', () => {
    const { actor, at, effects } = run()
    actor.send({ type: 'TAKE', to: 'x' })
    const pushed = effects.at(-1)
    const from = pushed?.type === 'navigate' && pushed.how === 'push' ? pushed.from : undefined
    actor.send({ type: 'GO', step: 'a', popped: true })
    actor.send({ type: 'GO', step: 'x', from, popped: true })
    actor.send({ type: 'NEXT' })
    expect([from?.step, at()]).toEqual(['a', 'a'])
  })
  it('E1 leaves in a final state', () => {
    const { actor, effects, at } = run(flow, { type: 'GO', step: 'c' })
    actor.send({ type: 'NEXT' })
    expect(at()).toBe(LEFT)
    expect(actor.getSnapshot().status).toBe('done')
    expect(effects.at(-1)).toEqual({ type: 'navigate', how: 'leave', to: 'dashboard' })
  })
  it('F1 facts that change elsewhere move nobody, and count from then on', () => {
    const { actor, at, effects } = run()
    const before = effects.length
    actor.send({ type: 'FACTS', facts: { q: 'yes' } })
    expect(at()).toBe('a')
    expect(effects.length).toBe(before)
    actor.send({ type: 'NEXT' })
    expect(at()).toBe('b')
  })
  it('asks for nothing again after an event that it has no use for', () => {
    const { actor, effects } = run()
    const before = [...effects]
    actor.send({ type: 'START' })
    expect(actor.getSnapshot().context.effects).toEqual(before)
    expect(effects).toEqual(before)
  })
  it('shows a step outside the mode in a state of its own, by its own name', () => {
    const other = run(flow, { type: 'GO', step: 'y' })
    expect(other.at()).toBe(ELSEWHERE)
    expect(other.actor.getSnapshot().context.place.step).toBe('y')
  })
})
