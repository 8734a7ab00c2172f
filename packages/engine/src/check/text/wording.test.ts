import type { Field } from '@app/schemas/flow/steps/step'
import { describe, expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { checkDocument } from '../check.ts'
import { readingGrade } from './grammar/reading-grade.ts'

function rulesFor(step: Parameters<typeof smallCatalogue>[0]['steps']) {
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, ...(step ? { steps: step } : {}) }, ['a'])
  const doc = catalogue.documents.step.get('a')
  return doc
    ? checkDocument(doc, catalogue).map(({ rule, line }) => [rule, line])
    : [...catalogue.problems.values()].flat().map(({ rule, line }) => [rule, line])
}

describe('words', () => {
  it('plain words have no finding', () => {
    expect(rulesFor({ a: { lead: 'We look for your old accounts. It is free.' } })).toEqual([])
  })
  it('words that are hard to read are pointed out', () => {
    const lead = 'Notwithstanding the aforementioned considerations, participants acknowledge the irrevocability of distributions.'
    expect(rulesFor({ a: { lead } })).toEqual([['hard-to-read', 1]])
  })
  it('blame and shouting are pointed out', () => {
    expect(rulesFor({ a: { lead: 'Your name is invalid.' } })).toEqual([['harsh-words', 1]])
    expect(rulesFor({ a: { lead: 'Almost there!' } })).toEqual([['harsh-words', 1]])
  })
  it('forms that speech contracts are pointed out, but not where the sentence ends or in an agreement', () => {
    for (const lead of ['We do not sell your data.', 'Then we will write.', 'You are almost done.', 'There is one left.'])
      expect(rulesFor({ a: { lead } })).toEqual([['sounds-translated', 1]])
    expect(rulesFor({ a: { lead: 'See where you are, and what else there is.' } })).toEqual([])
    const terms = [{ title: '1. Your words', text: 'We do not sell your data.' }]
    expect(rulesFor({ a: { body: [{ terms }] } })).toEqual([])
  })
  it('markup in words is an error', () => {
    expect(rulesFor({ a: { title: 'Your <b>money</b>' } })).toEqual([['markup', 1]])
    expect(rulesFor({ a: { title: 'Go to javascript:go' } })).toContainEqual(['markup', 1])
  })
  it('what must be answered has a message for people who leave it out', () => {
    const field: Field = { name: 'city', type: 'text', label: 'City', store: 'personal_information.city', for: ['plan-search'] }
    expect(rulesFor({ a: { fields: [field] } })).toEqual([['no-message', 1]])
    expect(rulesFor({ a: { fields: [{ ...field, optional: true }] } })).toEqual([])
  })
  it('what has to be on a list has a message for people who type something else', () => {
    const keeper: Field = {
      name: 'keeper',
      type: 'record-keeper',
      label: 'Who ran it?',
      optional: true,
      store: 'manual_accounts.institution_name',
      for: ['account-list'],
    }
    expect(rulesFor({ a: { fields: [keeper] } })).toEqual([['no-message', 1]])
    expect(rulesFor({ a: { fields: [{ ...keeper, errors: { unknown: 'Pick one from the list.' } }] } })).toEqual([])
  })
  it('a grade says how hard a text is: short words and sentences are easier', () => {
    expect(readingGrade(['We found it. You can move it.'])).toBeLessThan(4)
    expect(readingGrade(['Consequently, beneficiaries frequently underestimate administrative responsibilities.'])).toBeGreaterThan(12)
  })
})
