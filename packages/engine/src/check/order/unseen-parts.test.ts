import type { ModeFile } from '@app/schemas/flow/mode'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { askFor, personFact, serviceFact, smallCatalogue } from '../../testing/small-flow.ts'
import { checkUnseenParts } from './unseen-parts.ts'

const facts = { q: personFact('yes', 'no', 'maybe'), found: serviceFact(false, true, false) }
const choose: ModeFile['steps'] = ['a', { choose: [{ when: { q: 'yes' }, step: 'b' }, { step: 'c' }] }]

/** Which answer a part of “b” or “c” is for that nobody has who comes there. */
function unseen(steps: Readonly<Record<string, Partial<StepFile>>>, mode: Partial<ModeFile> = {}) {
  const whole = { mode: { steps: choose, ...mode }, steps: { a: askFor('q', 'yes', 'no', 'maybe'), ...steps }, facts }
  return checkUnseenParts(smallCatalogue(whole, ['a', 'b', 'c'])).map(({ file, rule }) => `${rule} ${file}`)
}

const forAnswer = (...q: [string, ...string[]]): Partial<StepFile> => ({
  body: [{ text: 'For some.', when: { q: q.length > 1 ? q : q[0] } }],
})

it('a part for an answer with which nobody comes to its page is refused', () => {
  expect(unseen({ c: forAnswer('yes') })).toEqual(['never-shown steps/c.json'])
  expect(unseen({ b: forAnswer('no') })).toEqual(['never-shown steps/b.json'])
  expect(unseen({ b: forAnswer('no', 'maybe') })).toEqual(['never-shown steps/b.json'])
})

it('one for an answer that some of them have is not', () => {
  expect(unseen({ b: forAnswer('yes'), c: forAnswer('maybe') })).toEqual([])
  expect(unseen({ b: forAnswer('yes', 'no') })).toEqual([])
})

it('nor one on a page that asks it, that is beside the order too, or for what may change meanwhile', () => {
  expect(unseen({ b: { ...askFor('q', 'yes', 'no', 'maybe'), ...forAnswer('no') } })).toEqual([])
  expect(unseen({ c: forAnswer('yes') }, { side: ['c'] })).toEqual([])
  expect(unseen({ b: { detours: [{ to: 'c' }] }, c: forAnswer('yes') })).toEqual([])
  const live: ModeFile['steps'] = [{ choose: [{ when: { found: true }, step: 'b' }, { step: 'c' }] }]
  expect(unseen({ c: { body: [{ text: 'Found.', when: { found: true } }] } }, { steps: live })).toEqual([])
})
