import { expect, it } from 'vitest'
import { loadCatalogue } from '../../load/catalogue.ts'
import { checkCatalogue } from '../check.ts'

/** What is found in a step with these panels. */
function found(...body: readonly object[]) {
  const step = { step: 'one', kind: 'info', title: 'A step', continue: 'Continue', body }
  const catalogue = loadCatalogue([{ path: 'steps/one.json', text: JSON.stringify(step, null, 1) }])
  return checkCatalogue(catalogue).filter(({ file }) => file === 'steps/one.json')
}

const error = { severity: 'error', stage: 'schema', file: 'steps/one.json' }

it('a panel has its options', () => {
  expect(
    found(
      { panel: 'unclaimed-matches', view: 'new' },
      { panel: 'reasons', about: 'loan', empty: 'Ask about your loan.' },
      { panel: 'balance' },
    ),
  ).toEqual([])
})

it('an unknown panel is one error, with the name that was meant', () => {
  expect(found({ panel: 'balanse' })).toMatchObject([{ ...error, rule: 'unknown-value', line: 8, fix: 'Did you mean “balance”?' }])
})

it('an unknown view is one error at its place, with the one that was meant', () => {
  expect(found({ panel: 'unclaimed-matches', view: 'news' })).toMatchObject([
    { ...error, rule: 'unknown-value', line: 9, fix: 'Did you mean “new”?' },
  ])
})

it('a mistake within an option is one error at its place', () => {
  expect(found({ panel: 'price', products: [{ product: 'find_mony' }] })).toMatchObject([
    { ...error, rule: 'unknown-value', line: 11, fix: 'Did you mean “find_money”?' },
  ])
})

it('an option of another panel is one error, with the options of this one', () => {
  expect(found({ panel: 'reasons', about: 'loan', view: 'new' })).toMatchObject([
    { ...error, rule: 'unknown-property', line: 10, fix: 'Remove it. Known here: panel, about, empty, when, with, after, folds, keptBy.' },
  ])
})

it('an option of a panel that has none is one error', () => {
  expect(found({ panel: 'balance', products: [{ product: 'ira' }] })).toMatchObject([
    { ...error, rule: 'unknown-property', line: 9, fix: 'Remove it. Known here: panel, empty, when, with, after, folds, keptBy.' },
  ])
})

it.each([
  ['price', 'products', 'What has a price here.'],
  ['unclaimed-matches', 'view', 'All matches, only new ones'],
  ['reference-number', 'of', 'The person’s own number'],
  ['reasons', 'about', 'Why accounts cannot be moved'],
  ['fee-comparison', 'jobs', 'The step on which jobs are changed.'],
])('the panel %s without its %s is one error, which says what it is', (panel, option, about) => {
  expect(found({ panel, empty: 'Nothing yet.' })).toMatchObject([
    { ...error, rule: 'missing-property', line: 7, fix: expect.stringContaining(`Add “${option}”. Here: ${about}`) },
  ])
})

it('a mistake in one panel leaves the others of the step alone', () => {
  expect(found({ panel: 'balance' }, { panel: 'reference-number', of: 'persons' }, { text: 'Words.' })).toMatchObject([
    { ...error, line: 12, fix: 'Did you mean “person”?' },
  ])
})

it('a piece that is no panel is blamed for its own mistake only', () => {
  expect(found({ list: ['One'], headin: 'Some' })).toMatchObject([
    { ...error, rule: 'unknown-property', line: 11, fix: 'Did you mean “heading”?' },
  ])
})

it.each([
  { panel: 'fee-comparison', jobs: 'on', empty: 'We know no fee yet.' },
  { panel: 'search-terms', jobs: 'on', person: 'one' },
  { panel: 'search-terms', jobs: 'one', person: 'on' },
])('a step that a panel links to must exist', (block) => {
  expect(found(block)).toMatchObject([{ rule: 'unknown-step', fix: 'Did you mean “one”?' }])
})
