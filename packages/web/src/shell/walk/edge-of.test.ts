import { compileFlow, compileMachine, type FlowEvent, type Place } from '@app/engine'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { walkView } from '../../testing/real-flows.ts'
import { edgeOf } from './use-moves.ts'

const flow = compileFlow(walkView('landing-rollover').resolved)

/** Walks a real mode by events, and says what each of them is counted as. */
function walk(facts: Record<string, string | boolean>, events: readonly FlowEvent[], isNew = true) {
  const actor = createActor(compileMachine(flow), { input: { facts } })
  actor.start()
  return events.map((event) => {
    const before = actor.getSnapshot()
    actor.send(event)
    const after = actor.getSnapshot()
    const stand = ({ context, status }: typeof before) => ({ context, hasLeft: status === 'done' })
    return edgeOf(stand(before), event, stand(after), isNew)
  })
}

describe('a way', () => {
  it('into a mode is a start for whom nothing is kept, and coming again for everybody else', () => {
    expect(walk({}, [{ type: 'START' }])).toEqual([{ from: null, to: 'previous-jobs', kind: 'start' }])
    expect(walk({}, [{ type: 'START' }], false)).toEqual([{ from: null, to: 'previous-jobs', kind: 'again' }])
    expect(walk({}, [{ type: 'GO', step: 'personal-information' }])[0]).toMatchObject({ from: null, kind: 'start' })
  })

  it('on, and back by the button or by the browser, is reported with both of its steps', () => {
    const on: FlowEvent = { type: 'NEXT', facts: { 'personal.record': 'present' } }
    const [, next, back] = walk({ 'personal.record': 'present' }, [{ type: 'START' }, on, { type: 'BACK' }])
    expect(next).toMatchObject({ from: 'previous-jobs', kind: 'next' })
    expect(back).toEqual({ from: next?.to, to: 'previous-jobs', kind: 'back' })
    const [, , popped] = walk({ 'personal.record': 'present' }, [
      { type: 'START' },
      on,
      { type: 'GO', step: 'previous-jobs', popped: true },
    ])
    expect(popped).toEqual({ from: next?.to, to: 'previous-jobs', kind: 'back' })
  })

  it('that leads nowhere is none', () => {
    expect(walk({}, [{ type: 'START' }, { type: 'FACTS', facts: {} }, { type: 'BACK' }]).slice(1)).toEqual([undefined, undefined])
  })

  it('to an address on the way is reported as such', () => {
    const [, opened] = walk({ 'personal.record': 'present' }, [{ type: 'START' }, { type: 'GO', step: 'personal-information' }])
    expect(opened?.kind).toBe('open')
  })

  it('aside and back again is counted apart from the way on', () => {
    const [step, info] =
      Object.entries(flow.resolved.steps).find(([, { actions }]) => actions.some(({ after }) => after === 'return')) ?? []
    const to = info?.actions.find(({ after }) => after === 'return')?.to ?? ''
    const stand = (place: Place) => ({ context: { place, trail: [] }, hasLeft: false })
    const [here, aside] = [stand({ step: step ?? '' }), stand({ step: to, from: { step: step ?? '', after: 'return', detour: 0 } })]
    expect(edgeOf(here, { type: 'TAKE', to }, aside, false)).toEqual({ from: step, to, kind: 'aside' })
    expect(edgeOf(aside, { type: 'NEXT' }, here, false)).toEqual({ from: to, to: step, kind: 'return' })
    expect(edgeOf(aside, { type: 'NEXT' }, stand({ step: 'elsewhere' }), false)?.kind).toBe('next')
  })

  it('out of the mode has no end', () => {
    const stand = { context: { place: { step: 'search' }, trail: [] }, hasLeft: false }
    expect(edgeOf(stand, { type: 'NEXT' }, { ...stand, hasLeft: true }, false)).toEqual({ from: 'search', to: null, kind: 'next' })
  })
})
