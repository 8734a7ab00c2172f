import type { Condition } from '@app/schemas/flow/condition'
import type { ModeFile } from '@app/schemas/flow/mode'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Flow } from '../flow/compile.ts'
import { completeFacts } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Place } from '../flow/decision.ts'
import { followAction, next, start } from '../flow/next.ts'
import { askFor, personFact, serviceFact, smallFlow } from '../testing/small-flow.ts'
import { explore, outcomesOf } from './explore.ts'
import { liveFacts } from './live.ts'
import { pairwisePaths } from './pairwise.ts'
import { countPaths, shortestPaths } from './paths.ts'
import { freshStart, prove } from './verify.ts'

const names = ['a', 'b', 'c', 'd', 'e']
const sides = ['x', 'y']

/** Conditions over two answers and a finding. */
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom<Condition>({ q: 'yes' }, { q: 'no' }, { r: 'yes' }, { found: true }, { found: false }),
  fc.constantFrom<Condition>({ all: [{ q: 'yes' }, { found: true }] }, { any: [{ q: 'no' }, { r: 'no' }] }, { not: { r: 'yes' } }),
)

/** Small flows of every shape: skipped steps, branches, detours that go on, return or end, and detours back. */
const anyFlow = fc
  .record({
    whens: fc.array(fc.option(anyCondition), { minLength: 5, maxLength: 5 }),
    asksQ: fc.constantFrom(...names),
    asksR: fc.constantFrom(...names),
    learns: fc.constantFrom(...names),
    detours: fc.array(
      fc.record({
        on: fc.constantFrom(...names, ...sides),
        to: fc.constantFrom(...sides, ...names),
        when: anyCondition,
        after: fc.constantFrom('on', 'return', 'end'),
      }),
      { maxLength: 4 },
    ),
    action: fc.option(fc.constantFrom(...names)),
  })
  .map((drawn) => {
    const steps: ModeFile['steps'] = names.map((step, index) => (drawn.whens[index] ? { step, when: drawn.whens[index] } : step))
    const infos = Object.fromEntries(
      [...names, ...sides].map((step) => [
        step,
        {
          ...(step === drawn.asksQ ? askFor('q', 'yes', 'no') : step === drawn.asksR ? askFor('r', 'yes', 'no') : {}),
          ...(step === drawn.learns ? { learns: { found: [true, false] } } : {}),
          ...(step === drawn.action ? { actions: [{ label: 'Look', to: 'x' }] } : {}),
          detours: drawn.detours
            .filter(({ on, to }) => on === step && to !== step)
            .map(({ to, when, after }) => ({ to, when, after: after as 'on' })),
        },
      ]),
    )
    return smallFlow(
      {
        mode: { steps, side: sides },
        steps: infos,
        facts: { q: personFact('yes', 'no'), r: personFact('yes', 'no'), found: serviceFact(false, true, false) },
      },
      [],
    )
  })

/** Every place somebody can come to, walked one by one with nothing merged and nothing left open. */
function bruteForce(flow: Flow): Set<string> {
  const all = new Set(Object.keys(flow.resolved.facts))
  const seen = new Set<string>()
  const open: { place: Place; facts: Facts }[] = []
  const visit = (place: Place | undefined, facts: Facts) => {
    if (!place) return
    const key = JSON.stringify([place, Object.entries(facts).sort()])
    if (seen.has(key)) return
    seen.add(key)
    open.push({ place, facts })
  }
  for (const found of [true, false]) {
    const facts = completeFacts(flow, { found })
    visit(start(flow, facts).go, facts)
  }
  const steps = new Set<string>()
  for (let here = open.pop(); here; here = open.pop()) {
    const { place, facts } = here
    steps.add(place.step)
    for (const outcome of outcomesOf(flow, place.step, facts, all))
      visit(next(flow, place, { ...facts, ...outcome.facts }).go, { ...facts, ...outcome.facts })
    for (const { to } of flow.resolved.steps[place.step]?.actions ?? []) visit(followAction(flow, place, to, facts)?.go, facts)
  }
  return steps
}

describe('walking every path', () => {
  it('merging states that agree on what is still read loses no place and invents none', () => {
    fc.assert(
      fc.property(anyFlow, (flow) => {
        const walk = explore(flow, [freshStart(flow)], liveFacts(flow, true))
        expect(new Set(walk.spots.map(({ place }) => place.step))).toEqual(bruteForce(flow))
      }),
      { numRuns: process.env['SAMPLES'] === 'few' ? 250 : 2000 },
    )
  })

  it('a flow of 25 steps with 12 yes-or-no questions has 4,096 walks in some tens of states', () => {
    const questions = Array.from({ length: 12 }, (_, index) => index + 1)
    const flow = smallFlow(
      {
        mode: {
          steps: [...questions.flatMap((n) => [`q${n}`, { step: `d${n}`, when: { [`b${n}`]: true } }]), 'review'],
          finished: [{ go: 'review' }],
        },
        steps: Object.fromEntries(questions.map((n) => [`q${n}`, askFor(`b${n}`, true, false)])),
        facts: Object.fromEntries(questions.map((n) => [`b${n}`, personFact(true, false)])),
      },
      [...questions.map((n) => `d${n}`), 'review'],
    )
    const { walk, sound } = prove(flow.resolved)
    expect(sound).toBe(true)
    expect(countPaths(walk)).toBe(4096n)
    expect(walk.spots.length).toBeLessThan(40)
    expect(shortestPaths(walk).map(({ steps }) => steps.length)).toEqual([13])
  })

  it('the pairwise set takes every pair of choices that one walk can take', () => {
    const flow = smallFlow({
      mode: { steps: ['a', { step: 'b', when: { q: 'yes' } }, 'c', { step: 'd', when: { r: 'yes' } }, 'e'] },
      steps: { a: askFor('q', 'yes', 'no'), c: askFor('r', 'yes', 'no') },
      facts: { q: personFact('yes', 'no'), r: personFact('yes', 'no') },
    })
    const paths = pairwisePaths(prove(flow.resolved).walk).map(({ steps }) => steps.map(({ step }) => step).join(''))
    expect(paths.sort()).toEqual(['abcde', 'abce', 'acde', 'ace'])
  })

  it('the pairwise set of a flow without choices is its one walk', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'] } })
    expect(pairwisePaths(prove(flow.resolved).walk).map(({ steps }) => steps.map(({ step }) => step))).toEqual([['a', 'b']])
  })
})
