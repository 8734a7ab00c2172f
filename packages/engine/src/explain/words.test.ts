import { describe, expect, it } from 'vitest'
import { vocabularyOf } from '../resolve/vocabulary.ts'
import { personFact, serviceFact, smallCatalogue } from '../testing/small-flow.ts'
import { describeCondition } from './words.ts'

const catalogue = smallCatalogue(
  {
    mode: { steps: ['a'] },
    facts: {
      'ira.exists': { ...serviceFact(false, true, false), about: 'the person already has an IRA' },
      'call.booked': { ...serviceFact(false, true, false), about: 'a time for the call is held' },
      search_choice: personFact('for-me', 'myself', 'person'),
    },
  },
  ['a'],
)
const vocabulary = vocabularyOf(catalogue)

describe('conditions in words', () => {
  it('a fact is described by what it means, or by its name when nothing is known of it', () => {
    expect(describeCondition({ 'ira.exists': true }, vocabulary)).toBe('the person already has an IRA')
    expect(describeCondition({ 'ira.exists': true })).toBe('ira.exists is true')
  })
  it('what must not be so is said in front', () => {
    const said = 'not: the person already has an IRA'
    expect(describeCondition({ 'ira.exists': false }, vocabulary)).toBe(said)
    expect(describeCondition({ not: { 'ira.exists': true } }, vocabulary)).toBe(said)
    expect(describeCondition({ not: { not: { 'ira.exists': false } } }, vocabulary)).toBe(said)
    expect(describeCondition({ not: { search_choice: 'person' } }, vocabulary)).toBe('search_choice is not person')
  })
  it('values are listed', () => {
    expect(describeCondition({ search_choice: ['myself', 'person'] }, vocabulary)).toBe('search_choice is myself or person')
    expect(describeCondition({ search_choice: ['for-me', 'myself', 'person'] })).toBe('search_choice is for-me, myself or person')
  })
  it('brackets keep "and" and "or" apart', () => {
    const either = { any: [{ search_choice: 'person' }, { 'call.booked': true }] }
    expect(describeCondition({ all: [{ 'ira.exists': true }, either] }, vocabulary)).toBe(
      'the person already has an IRA and (search_choice is person or a time for the call is held)',
    )
  })
  it('a list of values is an "or" like any other', () => {
    expect(describeCondition({ search_choice: ['myself', 'person'], 'call.booked': true }, vocabulary)).toBe(
      '(search_choice is myself or person) and a time for the call is held',
    )
  })
  it('a part that does not hold is turned round: not (a and b) is not a or not b', () => {
    expect(describeCondition({ not: { 'ira.exists': true, 'call.booked': false } }, vocabulary)).toBe(
      '(not: the person already has an IRA) or a time for the call is held',
    )
  })
})
