import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { askFor, personFact, smallCatalogue } from '../../testing/small-flow.ts'
import { checkAskedAgain, checkToAndFro } from './side-trips.ts'

const facts = { q: personFact('yes', 'no') }
const there: Partial<StepFile> = { ...askFor('q', 'yes', 'no'), detours: [{ when: { q: 'yes' }, to: 'b' }] }

function rulesFor(b: Partial<StepFile>) {
  const catalogue = smallCatalogue({ mode: { steps: ['a', 'c'], side: ['b'] }, steps: { a: there, b }, facts }, ['a', 'b', 'c'])
  return [...catalogue.documents.step.values()].flatMap((doc) => checkToAndFro(doc, catalogue).map(({ rule }) => rule))
}

it('a side step that leads back to where it was reached from, with the answers that led to it, is refused', () => {
  expect(rulesFor({ detours: [{ to: 'a' }] })).toEqual(['to-and-fro'])
  expect(rulesFor({ detours: [{ to: 'a', after: 'end' }] })).toEqual(['to-and-fro'])
  expect(rulesFor({ ...askFor('q', 'yes', 'no'), detours: [{ when: { q: 'yes' }, to: 'a' }] })).toEqual(['to-and-fro'])
  expect(rulesFor({ ...askFor('q', 'yes', 'no'), detours: [{ when: { q: 'no' }, to: 'a' }] })).toEqual([])
  expect(rulesFor({})).toEqual([])
})

it('a detour back to the page that asks what it goes by is refused, unless its own page asks it too', () => {
  const again = (b: Partial<StepFile>) => {
    const catalogue = smallCatalogue({ mode: { steps: ['a', 'b'] }, steps: { a: askFor('q', 'yes', 'no'), b }, facts }, ['a', 'b'])
    return [...catalogue.documents.step.values()].flatMap((doc) => checkAskedAgain(doc, catalogue).map(({ rule }) => rule))
  }
  const detours: StepFile['detours'] = [{ when: { q: 'no' }, to: 'a' }]
  expect(again({ detours })).toEqual(['returns-for-ever'])
  expect(again({ ...askFor('q', 'yes', 'no'), detours })).toEqual([])
  expect(again({ detours: [{ when: { q: 'no' }, to: 'c' }] })).toEqual([])
})
