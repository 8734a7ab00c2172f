import { expect, it } from 'vitest'
import { loadCatalogue } from '../load/catalogue.ts'
import { checkCatalogue } from './check.ts'

/** What is found in a step with these panels. */
function found(...body: readonly object[]) {
  const step = { step: 'one', kind: 'info', title: 'A step', continue: 'Continue', body }
  const catalogue = loadCatalogue([{ path: 'steps/one.json', text: JSON.stringify(step, null, 1) }])
  return checkCatalogue(catalogue).filter(({ file }) => file === 'steps/one.json')
}

it('a panel has its options', () => {
  expect(found({ panel: 'unclaimed-matches', view: 'new' }, { panel: 'reasons', about: 'loan' }, { panel: 'balance' })).toEqual([])
})

it('an unknown view is an error at its place, with the one that was meant', () => {
  expect(found({ panel: 'unclaimed-matches', view: 'news' })).toMatchObject([
    { rule: 'unknown-value', severity: 'error', line: 9, fix: 'Did you mean “new”?' },
  ])
})

it('an option of another panel is an error', () => {
  expect(found({ panel: 'reasons', about: 'loan', view: 'new' })).toMatchObject([
    { rule: 'panel-option', severity: 'error', line: 10, fix: 'Remove it. Its options: about.' },
  ])
})

it('an option that the panel needs must be there', () => {
  expect(found({ panel: 'reference-number' })).toMatchObject([{ rule: 'panel-option', message: expect.stringContaining('“of”') }])
})

it('a step that a panel links to must exist', () => {
  expect(found({ panel: 'fee-comparison', jobs: 'on' })).toMatchObject([{ rule: 'unknown-step', fix: 'Did you mean “one”?' }])
})
