import { hashText } from '@app/api/flows'
import {
  type Catalogue,
  changeFile,
  checkCatalogue,
  type Diagnostic,
  prove,
  resolveMode,
  verifyMode,
  vocabularyOf,
} from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { catalogue, modeNames, resolvedMode, verdictOf, walkedMode } from './support/all-flows.ts'
import { someModes } from './support/some-modes.ts'

const file = 'experiments.json'
const experiments = catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
const reads = (mode: string, name: string) => `experiment.${name}` in resolvedMode(mode).facts
const changed = (path: string, change: (text: string) => string): Catalogue => {
  const doc = Object.values(catalogue.documents)
    .flatMap((all) => [...all.values()] as { path: string; text: string }[])
    .find((one) => one.path === path)
  return changeFile(catalogue, { path, text: change(doc?.text ?? '') })
}
const withExperiments = (change: (data: { experiments: Record<string, unknown>[] }) => void): Catalogue =>
  changed(file, (text) => {
    const data = JSON.parse(text)
    change(data)
    return JSON.stringify(data, null, 2)
  })
const told = (found: readonly Diagnostic[]) => found.map(({ rule, severity, message, fix }) => ({ rule, severity, message, fix }))

describe('the A/B tests', () => {
  it('have exactly the odds of the specification', () => {
    const odds = experiments.map(({ name, variants }) => [name, Object.fromEntries(variants.map((one) => [one.name, one.odds]))])
    expect(Object.fromEntries(odds)).toEqual({
      account2price: { test2: 1, control: 0 },
      subscription: { test: 0.95, control: 0.05 },
      rolloverpopup: { test: 1, control: 0 },
      percentage: { test: 0.4, control: 0.6 },
    })
  })

  it('are facts with every variant, also those that nobody is given any more, and start at one that people get', () => {
    const vocabulary = vocabularyOf(catalogue)
    for (const { name, variants } of experiments) {
      const { values, start } = vocabulary.get(`experiment.${name}`) ?? {}
      expect(values).toEqual(variants.map((one) => one.name))
      expect(variants.find((one) => one.name === start)?.odds).toBeGreaterThan(0)
    }
  })

  it('make a difference on the steps that they name', () => {
    for (const { name, where } of experiments) {
      const isRead = where.some((step) => catalogue.documents.step.get(step)?.text.includes(`"experiment.${name}"`))
      const isWay = [...catalogue.documents.mode.values()].some(
        ({ text }) => text.includes(`"experiment.${name}"`) && where.every((step) => text.includes(`"${step}"`)),
      )
      expect([name, isRead || isWay]).toEqual([name, true])
    }
  })
})

describe('every variant of every mode is proven', () => {
  const read = modeNames.flatMap((mode) =>
    experiments.filter(({ name }) => reads(mode, name)).map(({ name, variants }) => ({ mode, name, variants })),
  )

  const inSome = read.filter(({ mode }) => someModes.includes(mode))

  it('some modes go by one', () => {
    expect(new Set(read.map(({ name }) => name))).toEqual(new Set(experiments.map(({ name }) => name)))
  })

  it.each(inSome)('$mode with $name: the proofs know all of its variants, and leave open which one it is', ({ mode, name, variants }) => {
    const resolved = resolvedMode(mode)
    const { proven } = verdictOf(mode)
    const fact = `experiment.${name}`
    expect(resolved.facts[fact]?.values).toEqual(variants.map((one) => one.name))
    expect(proven?.sound).toBe(true)
    const walk = walkedMode(mode)
    const starts = walk.started.map((facts) => facts[fact])
    const isDecided = walk.spots.flatMap(({ edges }) =>
      edges.flatMap(({ learned }) => (learned[fact] === undefined ? [] : [learned[fact]])),
    )
    const walked = new Set([...starts.filter((value) => value !== undefined), ...isDecided])
    // Where the way depends on it, both ways were walked; where only words do, it was never fixed to one.
    expect([0, variants.length]).toContain(walked.size)
  })

  // Where few are wanted, each test is held fast in one mode of these, and every sixteenth.
  const held = isFew ? inSome.filter(({ name }, index) => index % 16 === 0 || inSome.findIndex((one) => one.name === name) === index) : read

  it.each(held)('$mode is proven with each variant of $name held fast', ({ mode, name, variants }) => {
    const resolved = resolvedMode(mode)
    const fact = `experiment.${name}`
    for (const variant of variants) {
      const only = {
        ...resolved,
        facts: { ...resolved.facts, [fact]: { values: [variant.name], from: 'service' as const, start: variant.name } },
      }
      const failed = prove(only).proofs.filter(({ proven }) => !proven)
      // A way of the other variant cannot be reached then; nothing else may fail.
      expect(failed.flatMap(({ findings }) => findings.map(({ rule }) => rule)).filter((rule) => rule !== 'unreachable-step')).toEqual([])
    }
  })

  it('the way of a variant that nobody is given any more is walked too', () => {
    const only = changed('modes/landing-rollover.json', (text) => {
      const data = JSON.parse(text)
      data.steps.splice(1, 0, { step: 'how-it-works', when: { 'experiment.rolloverpopup': 'control' } })
      return JSON.stringify(data)
    })
    const { proven, diagnostics } = verifyMode(only, 'landing-rollover', hashText)
    expect(diagnostics).toEqual([])
    expect(proven?.walk.spots.some(({ place }) => place.step === 'how-it-works')).toBe(true)
    expect(proven?.walk.spots.flatMap(({ facts }) => facts['experiment.rolloverpopup'] ?? [])).toContain('control')
  })
})

describe('an experiment is refused', () => {
  it('that names a step or landing page that there is not, with the one that was meant', () => {
    const found = told(checkCatalogue(withExperiments(({ experiments: [first] }) => Object.assign(first ?? {}, { where: ['paymnt'] }))))
    expect(found).toContainEqual({
      rule: 'unknown-place',
      severity: 'error',
      message: 'There is no step or landing page “paymnt”.',
      fix: 'Did you mean “payment”?',
    })
  })

  it('that names a landing page on which nothing goes by it, and not one on which something does', () => {
    const at = (place: string) =>
      checkCatalogue(
        withExperiments(({ experiments: all }) => {
          const subscription = all.find(({ name }) => name === 'subscription')
          Object.assign(subscription ?? {}, { where: [place] })
        }),
      ).filter(({ file: where }) => where === file)
    expect(told(at('landing-rollover')).map(({ rule }) => rule)).toEqual(['no-difference'])
    expect(told(at('landing-concierge')).map(({ rule }) => rule)).toEqual(['place-not-named'])
  })

  it('whose odds do not add up, or that stands twice', () => {
    const twice = told(checkCatalogue(withExperiments(({ experiments: all }) => all.push(structuredClone(all[0] ?? {})))))
    expect(twice.map(({ rule }) => rule)).toContain('duplicate-name')
    const odds = told(
      checkCatalogue(
        withExperiments(({ experiments: [first] }) => Object.assign(first ?? {}, { variants: [{ name: 'a', odds: 0.5, about: 'Half.' }] })),
      ),
    )
    expect(odds.map(({ rule }) => rule)).toContain('odds')
  })

  it('that compares variants without a plan, that would take more than 90 days, or that looks for more than everybody', () => {
    const rules = (plan: object | undefined) =>
      checkCatalogue(
        withExperiments(({ experiments: all }) => Object.assign(all.find(({ name }) => name === 'percentage') ?? {}, { plan })),
      )
        .filter(({ file: where }) => where === file)
        .map(({ rule }) => rule)
    expect(rules(undefined)).toEqual(['test-without-plan'])
    expect(rules({ finishing: 0.5, smallest: 0.01, peoplePerDay: 80 })).toEqual(['test-too-long'])
    expect(rules({ finishing: 0.9, smallest: 0.2, peoplePerDay: 80 })).toEqual(['plan-beyond-everybody'])
    expect(rules({ finishing: 0.5, smallest: 0.05, peoplePerDay: 80 })).toEqual([])
  })

  it('by nobody, but warned about, when nothing goes by it', () => {
    const added = {
      name: 'lonely',
      about: 'A test of nothing.',
      where: [],
      variants: [{ name: 'test', odds: 1, about: 'Nothing is different.' }],
    }
    const found = checkCatalogue(withExperiments(({ experiments: all }) => all.push(added)))
    expect(told(found)).toEqual([
      {
        rule: 'experiment-never-read',
        severity: 'warning',
        message: 'Nothing goes by “lonely”: its variants are all the same to people.',
        fix: 'Name it in a condition, as { "experiment.lonely": "VARIANT" }, or delete it.',
      },
    ])
  })
})

it.each([
  ['modes/landing-fc-newloan.json', '"experiment.percentage": "test"', '"experiment.percentage": "tset"'],
  ['steps/ira/rolling-over.json', '"experiment.rolloverpopup": "test"', '"experiment.rolloverpopup": "tset"'],
])('a condition in %s that names a variant that there is not is refused', (path, right, wrong) => {
  const found = checkCatalogue(changed(path, (text) => text.replace(right, wrong))).filter(({ file: at }) => at === path)
  expect(told(found)).toContainEqual(
    expect.objectContaining({
      rule: 'unknown-fact-value',
      severity: 'error',
      fix: expect.stringMatching(/Its values are "test", "control"/),
    }),
  )
})

it('a block of a step that is only for some makes its fact one of the mode, so that a page knows what to show', () => {
  const resolved = resolveMode(catalogue, 'landing-rollover', hashText)
  expect(resolved?.facts['experiment.rolloverpopup']).toEqual({ values: ['test', 'control'], from: 'service', start: 'test' })
})
