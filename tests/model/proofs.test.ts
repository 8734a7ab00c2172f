import { checkCatalogue, findOverspent } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue, modeNames, verdictOf } from './support/all-flows.ts'
import { someModes } from './support/some-modes.ts'

const none = { result: undefined, end: undefined }

it('there are modes to look at', () => {
  expect(modeNames.length).toBeGreaterThan(0)
})

it('nothing is wrong in any file of flows/', () => {
  expect(checkCatalogue(catalogue)).toEqual([])
})

/** They take answers, link an account or say what is next: what they show is what was given. */
const withoutResult: ReadonlySet<string> = new Set(['dashboard-bank', 'dashboard-investor', 'dashboard-link', 'dashboard-next'])
const most = { search: 4, rollover: 4, concierge: 4, loan: 6, dashboard: 4 } as const

it.each(modeNames)('W1 W2 %s has a budget, in which a result of one’s own comes early', (mode) => {
  const { budget, family } = catalogue.documents.mode.get(mode)?.data ?? {}
  expect(budget).toBeDefined()
  const result = budget?.result
  expect(result === undefined && withoutResult.has(mode) ? 0 : result?.screens).toBeLessThanOrEqual(family ? most[family] : 0)
})

it('W1 W2 a way that costs more than its budget is an error', () => {
  const { costs } = verdictOf('landing-rollover')
  const end = { screens: (costs?.end?.screens ?? 0) - 1, inputs: 200 }
  const found = findOverspent({ result: { screens: 80, inputs: (costs?.result?.inputs ?? 0) - 1 }, end }, costs ?? none)
  expect(found.map(({ rule }) => rule)).toEqual(['over-budget', 'over-budget'])
  expect(findOverspent({ end }, none).map(({ rule }) => rule)).toEqual(['budget-without-way'])
})

/** Where few are wanted, `npm run flows -- check` has proven all of them before. */
describe.each(someModes)('%s', (mode) => {
  it('is checked without a finding and proven in all ten ways', () => {
    const { diagnostics, proven } = verdictOf(mode)
    expect(diagnostics).toEqual([])
    expect(proven?.proofs.map(({ number, proven: holds }) => [number, holds])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => [number, true]),
    )
  })
})
