import { admit, type FlowContext, type FlowEvent, toJourney } from '@app/engine'
import { describe, expect, it } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { chanceOf } from '../faults/support/chance.ts'
import { isFew } from '../support/is-few.ts'
import { type Machine, machineModel, type State } from './support/machine-model.ts'
import { someModes } from './support/some-modes.ts'

const sequences = isFew ? 50 : 500
const longest = 16
/** Whoever only goes on, whatever they answer, is through by then. */
const mostToTheEnd = 2_000
const person = 'me'
/** `SEED=123456` plays one again. */
const seed = process.env['SEED'] ? Number(process.env['SEED']) : undefined

describe.each(someModes)('%s', (mode) => {
  const model = machineModel(mode)

  it(`B17 ${sequences} people who answer, go back, lose their page and come again lose no answer and are never stuck`, () => {
    const seeds = seed === undefined ? Array.from({ length: sequences }, (_none, index) => index * 7_919 + mode.length) : [seed]
    for (const own of seeds) walkAtRandom(model, own)
  })
})

type Model = ReturnType<typeof machineModel>
type Walker = Actor<Machine>

function walkAtRandom(model: Model, own: number): void {
  const chance = chanceOf(own)
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)]
  const done: string[] = []
  const told = () => `SEED=${own}: ${done.join(', ')}`
  let walker = createActor(model.machine, { input: pick(model.inputs) ?? { facts: {} } }).start()
  walker.send({ type: 'START' })
  for (let at = 0; at < longest && walker.getSnapshot().status !== 'done'; at++) {
    const before = walker.getSnapshot().context
    const what = chance()
    if (what < 0.6) answer(model, walker, pick)
    else if (what < 0.8) walker.send({ type: 'BACK' })
    else walker = comeAgain(model, before, told)
    done.push(`${what < 0.6 ? 'answer' : what < 0.8 ? 'back' : 'come again'} on ${before.place.step}`)
    expectNothingLost(before, walker.getSnapshot().context, told)
  }
  for (let at = 0; walker.getSnapshot().status !== 'done'; at++) {
    expect(at, `${told()}: stuck on ${walker.getSnapshot().context.place.step}`).toBeLessThan(mostToTheEnd)
    answer(model, walker, pick)
  }
}

/** Goes on as one of those who the proofs walked there. */
function answer({ events, eventsOfStep }: Model, walker: Walker, pick: (all: readonly FlowEvent[]) => FlowEvent | undefined): void {
  const snapshot: State = walker.getSnapshot()
  const event = pick(events(snapshot)) ?? pick(eventsOfStep(snapshot))
  if (event) walker.send(event)
}

/** A page that was lost, a reload, another device: all that is left is what was kept, as text. */
function comeAgain({ machine, flow }: Model, { facts, place }: FlowContext, told: () => string): Walker {
  const { mode, version, ...kept }: ReturnType<typeof toJourney> = JSON.parse(JSON.stringify(toJourney(flow, person, facts, place)))
  const walker = createActor(machine, { input: { facts: kept.facts } }).start()
  walker.send({ type: 'RESUME', person, saved: { mode, version, person, place: kept.place } })
  // A page that was gone back to, and has nothing on it any more, is no place to come back to (R2).
  const isOver = admit(flow, place, facts).because === 'G6'
  if (!isOver) expect(walker.getSnapshot().context.place.step, told()).toBe(place.step)
  return walker
}

function expectNothingLost(before: FlowContext, after: FlowContext, told: () => string): void {
  const lost = Object.keys(before.facts).filter((fact) => before.facts[fact] !== undefined && after.facts[fact] === undefined)
  expect(lost, told()).toEqual([])
}
