import { compileFlow, type Facts, type Flow, type Place, type ResolvedMode, resume } from '@app/engine'
import { type Catalogue, changeFile, checkCatalogue, openPlaces, rename, resolveMode } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInMode } from '../../packages/api/src/domains/journeys/in-mode.ts'
import { answersNow, placeNow } from '../../packages/api/src/flows/now-called.ts'
import { catalogue as real } from './support/all-flows.ts'

const before = new Map<string, string>()
const renamed = renamedFlows()
const withOldNames = (text: string) => text.replace(/\bq[smf]\d{3}q\b/g, (name) => before.get(name) ?? name)

describe('flows in which every step, every mode and every fact of a person has another name', () => {
  it('have no errors, and no old name', () => {
    expect(checkCatalogue(renamed).filter(({ severity }) => severity === 'error')).toEqual([])
    expect([...renamed.documents.step.keys(), ...renamed.documents.mode.keys()].filter((name) => !before.has(name))).toEqual([])
  })

  it('are opened at the same places, belong to the same families and start the same', () => {
    const openedIn = ({ documents }: Catalogue) => {
      const files = [...documents.mode.values()].map(({ data }) => data)
      return withOldNames(JSON.stringify([openPlaces(files), files.map(({ mode, family, start }) => ({ mode, family, start }))]))
    }
    expect(openedIn(renamed)).toBe(openedIn(real))
  })

  it('of 1,000 people who are half-way nobody lands elsewhere, and no answer is lost, when every step, mode and fact gets another name', () => {
    const nowOf = renamed.documents.renamed.get('renamed')?.data
    if (!nowOf) throw new Error('No name was remembered.')
    const flows = [...real.documents.mode.keys()].flatMap((mode) => {
      const old = resolveMode(real, mode, () => 'old')
      const now = resolveMode(renamed, nowOf.modes[mode] ?? '', () => 'new')
      return old && now ? [[mode, { old: compileFlow(old), now: compileFlow(now) }] as const] : []
    })
    expect(flows).toHaveLength(real.documents.mode.size)
    const byMode = new Map(flows)
    const journey = fc
      .constantFrom(...flows)
      .chain(([mode, { old }]) =>
        fc.record({ mode: fc.constant(mode), place: placeIn(Object.keys(old.resolved.steps)), facts: factsIn(old.resolved) }),
      )
    const wrong: unknown[] = []
    for (const { mode, place, facts } of fc.sample(journey, { numRuns: 1_000, seed: 19 })) {
      const both = byMode.get(mode)
      if (!both) throw new Error(`There is no mode “${mode}”.`)
      const saved = (flow: Flow, at: Place | undefined) =>
        at && { mode: flow.resolved.mode, person: 'me', place: at, version: 'an earlier one' }
      const there = placeInMode(both.now.resolved, placeNow({ renamed: nowOf }, place))
      const went = resume(both.old, facts, { person: 'me', saved: saved(both.old, placeInMode(both.old.resolved, place)) })
      const goes = resume(both.now, withNames(answersNow({ renamed: nowOf, formerly: {} }, known(facts)), nowOf.steps), {
        person: 'me',
        saved: saved(both.now, there),
      })
      const [then, later] = [
        [went.go, went.leave, went.because],
        [goes.go && named(goes.go, before), goes.leave, goes.because],
      ]
      if (JSON.stringify(then) !== JSON.stringify(later)) wrong.push({ mode, place, then, later })
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })
})

/** What is known of a person: nothing is stored of what is not. */
function known(facts: Facts): Record<string, FactValue> {
  return Object.fromEntries(Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value]])))
}

/** Every step, mode and fact of a person under a name that says nothing. Their order stays, so that lists do too. */
function renamedFlows(): Catalogue {
  let catalogue = real
  for (const what of ['step', 'mode', 'fact'] as const) {
    namesOf(what).forEach((old, index) => {
      const name = `q${what.charAt(0)}${String(index).padStart(3, '0')}q`
      before.set(name, old)
      for (const { path, text, to } of rename(catalogue, what, old, name)) {
        if (to !== undefined) catalogue = changeFile(catalogue, { path, gone: true })
        catalogue = changeFile(catalogue, { path: to ?? path, text })
      }
    })
  }
  return catalogue
}

function namesOf(what: 'step' | 'mode' | 'fact'): readonly string[] {
  if (what !== 'fact') return [...real.documents[what].keys()]
  const facts = Object.entries(real.documents.facts.get('facts')?.data.facts ?? {})
  return facts.flatMap(([name, { from }]) => (from === 'person' ? [name] : []))
}

function factsIn({ facts }: ResolvedMode): fc.Arbitrary<Facts> {
  const values = Object.entries(facts).map(([name, fact]) => [name, fc.constantFrom(...fact.values)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

function placeIn(steps: readonly string[]): fc.Arbitrary<Place> {
  const step = fc.constantFrom(...steps)
  return fc.oneof(
    { weight: 3, arbitrary: step.map((name) => ({ step: name })) },
    {
      weight: 1,
      arbitrary: fc.tuple(step, step).map(([side, from]) => ({ step: side, from: { step: from, after: 'return' as const, detour: 0 } })),
    },
  )
}

/** Facts that are named after a step are called by its name of now. */
function withNames(facts: Facts, steps: Readonly<Record<string, string>>): Facts {
  const nameOf = (fact: string) => (fact.startsWith('answered.') ? `answered.${steps[fact.slice('answered.'.length)] ?? ''}` : fact)
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [nameOf(fact), value]))
}

function named(place: Place, names: ReadonlyMap<string, string>): Place {
  const step = names.get(place.step) ?? place.step
  return { ...place, step, ...(place.from && { from: { ...place.from, ...named(place.from, names) } }) }
}
