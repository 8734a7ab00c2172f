import {
  admit,
  applyAnswers,
  compileFlow,
  completeFacts,
  type Facts,
  type Flow,
  goneOn,
  next,
  ownWay,
  type Place,
  type Progress,
  previous,
  progressOn,
  resume,
  start,
} from '@app/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolvedMode } from './support/all-flows.ts'
import { someModes } from './support/some-modes.ts'

const runs = { numRuns: 200 }

/** Facts in any combination: every fact of the mode has any of its values, and what people are asked may be unknown. */
function anyFacts(flow: Flow): fc.Arbitrary<Facts> {
  const known = Object.fromEntries(
    Object.entries(flow.resolved.facts).map(([name, { values, from }]) => {
      const value = fc.constantFrom(...values)
      return [name, from === 'person' ? fc.option(value, { nil: undefined }) : value]
    }),
  )
  return fc.record(known).map((facts) => completeFacts(flow, facts))
}

const anyStep = (flow: Flow) => fc.constantFrom(...flow.nodes.keys())

/** Walks on from a place with answers drawn by `draw`, until the flow is left or that has taken for ever. */
function walksOut(flow: Flow, from: Place, facts: Facts, draw: () => number): boolean {
  let place = from
  let known = facts
  for (let steps = 0; steps < 400; steps++) {
    known = applyAnswers(flow, place.step, anyAnswers(flow, place.step, draw), known)
    const decision = next(flow, place, known)
    if (!decision.go) return true
    place = decision.go
  }
  return false
}

/** Any answer to everything a step asks, and any finding of everything it learns. */
function anyAnswers(flow: Flow, step: string, draw: () => number): Record<string, unknown> {
  const info = flow.resolved.steps[step]
  const pick = <T>(values: readonly T[]) => values[Math.floor(draw() * values.length)]
  const asked = (info?.asks ?? []).map(({ name, options }) => [name, pick(options)?.value])
  const found = Object.entries(info?.learns ?? {}).map(([fact, values]) => [fact, pick(values)])
  return Object.fromEntries([...asked, ...found])
}

describe.each(someModes)('%s', (mode) => {
  const flow = compileFlow(resolvedMode(mode))

  it('P1 from any step, whatever is known, people who answer at random get out', () => {
    fc.assert(
      fc.property(anyFacts(flow), anyStep(flow), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (facts, step, seed) => {
        const opened = admit(flow, { step }, facts)
        if (opened.go) expect(walksOut(flow, opened.go, facts, seeded(seed))).toBe(true)
      }),
      runs,
    )
  })

  it('P2 back after next finds a page that lets in, and changes no answer', () => {
    fc.assert(
      fc.property(anyFacts(flow), anyStep(flow), (facts, step) => {
        const before = { ...facts }
        const moved = next(flow, { step }, facts)
        const back = moved.go && previous(flow, moved.go, facts)
        if (back?.go) expect(admit(flow, back.go, facts)).toMatchObject({ go: back.go, because: 'G0' })
        expect(facts).toEqual(before)
      }),
      runs,
    )
  })

  it('P3 resume lands on a step whose guard lets in, and resuming twice is resuming once', () => {
    fc.assert(
      fc.property(anyFacts(flow), fc.option(anyStep(flow)), (facts, step) => {
        const saved = (place: Place) => ({ person: 'me', saved: { mode, person: 'me', place, version: flow.resolved.version } })
        const once = resume(flow, facts, step === null ? {} : saved({ step }))
        if (!once.go) return
        expect(admit(flow, once.go, facts).refused).toBeUndefined()
        expect(resume(flow, facts, saved(once.go)).go).toEqual(once.go)
      }),
      runs,
    )
  })

  it('P5 a deep link opens its step or one that the guard names, and that one opens', () => {
    fc.assert(
      fc.property(anyFacts(flow), anyStep(flow), (facts, step) => {
        const { go } = admit(flow, { step }, facts)
        if (go) expect(admit(flow, go, facts)).toMatchObject({ go, because: 'G0' })
      }),
      runs,
    )
  })

  it('W1 W2 W4 progress grows with every step of a walk, is never whole before it ends, and nothing is ahead where it ends', () => {
    fc.assert(
      fc.property(anyFacts(flow), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (facts, seed) => {
        const draw = seeded(seed)
        const pages = (step: string) => 1 + (step.length % 3)
        let [place, known] = [start(flow, facts).go, facts]
        let before: Progress | undefined
        for (let steps = 0; place && steps < 60; steps++) {
          const way = ownWay(flow, place, known)
          if (!way) return
          const here = progressOn(way, { index: 0, count: pages(place.step) }, pages)
          const now: Progress = before ? goneOn(before, here) : here
          if (before) expect(now.fraction).toBeGreaterThan(before.fraction)
          expect([now.fraction < 1, now.at <= now.of, now.at > (before?.at ?? 0)]).toEqual([true, true, true])
          known = applyAnswers(flow, place.step, anyAnswers(flow, place.step, draw), known)
          const decision = next(flow, place, known)
          if (decision.because === 'E1' || decision.because === 'E2') expect(ownWay(flow, place, known)?.ahead).toEqual([])
          ;[place, before] = [decision.go, now]
        }
      }),
      runs,
    )
  })

  it('every decision says by which rule it was made, and which facts it read', () => {
    fc.assert(
      fc.property(anyFacts(flow), anyStep(flow), (facts, step) => {
        for (const decision of [next(flow, { step }, facts), admit(flow, { step }, facts), resume(flow, facts)]) {
          expect(decision.because).toMatch(/^[NBRGSEQO]\d$/)
          for (const fact of decision.reads) expect(flow.resolved.facts[fact] ?? flow.resolved.derived[fact]).toBeDefined()
        }
      }),
      runs,
    )
  })
})

/** Numbers from 0 to 1 that a seed repeats: a failing run can be run again. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647
    return state / 2_147_483_647
  }
}
