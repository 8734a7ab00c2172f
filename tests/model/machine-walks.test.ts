import { ENTERING, type FlowEvent, LEFT } from '@app/engine'
import { describe, expect, it } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { createTestModel, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { isFew } from '../support/is-few.ts'
import { walkedMode } from './support/all-flows.ts'
import { type Machine, machineModel, type State } from './support/machine-model.ts'
import { someModes } from './support/some-modes.ts'

/** Of the shortest walks to each end: all, or where few are wanted every eighth. */
const every = isFew ? 8 : 1
/** Where few are wanted, the largest of the chosen modes is left out, which alone takes as long as all the others. */
const mostSpots = isFew ? 5_000 : Number.POSITIVE_INFINITY
const modes = someModes.filter((mode) => walkedMode(mode).spots.length <= mostSpots)

describe.each(modes)('%s', (mode) => {
  const { walk, machine, serializeState, events, spotsAt, inputs } = machineModel(mode)

  it('the machine comes to every state that the proofs walked, and to no other', () => {
    const met = new Set<unknown>()
    for (const input of inputs) {
      const map = getAdjacencyMap(machine, { input, serializeState, events, limit: 100_000 })
      for (const { state } of Object.values(map)) {
        if (state.value === LEFT || state.value === ENTERING) continue
        const spots = spotsAt(state)
        expect(spots.length, `no proof walked ${serializeState(state)}`).toBeGreaterThan(0)
        for (const spot of spots) met.add(spot)
      }
    }
    expect(walk.spots.filter((spot) => !met.has(spot)).map(({ place, facts }) => ({ place, facts }))).toEqual([])
  })

  it('the walks of the test model end where they should, and back after next is where the person was', async () => {
    const [input] = inputs
    if (!input) throw new Error('There is no way into this mode.')
    const toState = (state: State) => state.value === LEFT
    // The generator is given our events once more: by itself the model adds a bare event of every type.
    const paths = createTestModel(machine, { serializeState }).getPaths((logic, options) =>
      getShortestPaths(logic, { ...options, input, events, toState, limit: 100_000 }),
    )
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths.filter((_path, index) => index % every === 0)) {
      const actor = createActor(machine, { input }).start()
      await path.test({
        states: { '*': (state: State) => expect(actor.getSnapshot().value).toBe(state.value) },
        events: Object.fromEntries(
          ['START', 'NEXT', 'TAKE'].map((type) => [type, ({ event }: { event: FlowEvent }) => walkOn(actor, event)]),
        ),
      })
      expect(actor.getSnapshot().status).toBe('done')
    }
  })
})

/** Goes forward, back, and forward again: back must be where the person was, with nothing lost. */
function walkOn(actor: Actor<Machine>, event: FlowEvent): void {
  const before = actor.getSnapshot()
  actor.send(event)
  const after = actor.getSnapshot()
  if (after.status === 'done' || event.type === 'START') return
  actor.send({ type: 'BACK' })
  expect(actor.getSnapshot().context.place).toEqual(before.context.place)
  expect(actor.getSnapshot().context.facts).toEqual(after.context.facts)
  actor.send(event)
  expect(actor.getSnapshot().value).toBe(after.value)
}
