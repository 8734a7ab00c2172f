import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { smallCatalogue } from '../../../testing/small-flow.ts'
import { checkSaidCounts } from './said-counts.ts'

function found(step: Partial<StepFile>) {
  const doc = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step } }, ['a']).documents.step.get('a')
  return doc && checkSaidCounts(doc).map(({ rule }) => rule)
}

const part = (heading: string) => ({ heading, list: ['One point.', 'Another point.'] })

it('what a title counts may be the points of a list, or the headings of the page', () => {
  expect(found({ title: 'Two things to know', body: [part('Fees'), part('Taxes'), part('Rules')] })).toEqual([])
  expect(found({ title: 'Three things to know', body: [part('Fees'), part('Taxes'), part('Rules')] })).toEqual([])
  expect(found({ title: 'Four things to know', body: [part('Fees'), part('Taxes'), part('Rules')] })).toEqual(['other-count'])
})
