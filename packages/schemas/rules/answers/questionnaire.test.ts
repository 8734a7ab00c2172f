import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedAnswers, mergeAnswers } from './questionnaire.ts'

const anyAnswers = fc.dictionary(fc.string({ maxLength: 3 }), fc.oneof(fc.constantFrom('', null, undefined, 'yes', 'no'), fc.jsonValue()))

describe('a later save', () => {
  it('sends only the answers that differ from what is saved', () => {
    const saved = { loan_interest: true, risk_tolerance: 'low', employer_name: 'Acme' }
    expect(changedAnswers(saved, { loan_interest: true, risk_tolerance: 'high', job_title: 'Cook' })).toEqual({
      risk_tolerance: 'high',
      job_title: 'Cook',
    })
  })

  it('compares lists and records by what is in them', () => {
    const saved = { regulatory_question: ['a', 'b'], traded: { symbols: ['X'] } }
    expect(changedAnswers(saved, { regulatory_question: ['a', 'b'], traded: { symbols: ['X'] } })).toEqual({})
    expect(changedAnswers(saved, { regulatory_question: ['a'], traded: { symbols: ['Y'] } })).toEqual({
      regulatory_question: ['a'],
      traded: { symbols: ['Y'] },
    })
    expect(changedAnswers({ list: { 0: 'a' } }, { list: ['a'] })).toEqual({ list: ['a'] })
    expect(changedAnswers({ list: ['a'] }, { list: { 0: 'a' } })).toEqual({ list: { 0: 'a' } })
  })

  it('sends an answer that was emptied, but not one that was never there', () => {
    expect(changedAnswers({ job_title: 'Cook' }, { job_title: '', employer_name: '' })).toEqual({ job_title: '' })
    expect(changedAnswers({ employer_name: null }, { employer_name: '' })).toEqual({})
  })

  it('sends no and 0 as answers', () => {
    expect(changedAnswers({}, { loan_interest: false, saving_amount: 0 })).toEqual({ loan_interest: false, saving_amount: 0 })
  })

  it('has nothing to send when nothing was changed', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(changedAnswers(answers, JSON.parse(JSON.stringify(answers)))).toEqual({})
      }),
    )
  })

  it('is not misled by names that every object knows', () => {
    expect(changedAnswers({}, { constructor: 'x', toString: 'y' })).toEqual({ constructor: 'x', toString: 'y' })
  })
})

describe('edits that are not saved', () => {
  it('win over what was loaded', () => {
    const { answers } = mergeAnswers({ risk_tolerance: 'low', job_title: 'Cook' }, { risk_tolerance: 'high' })
    expect(answers).toEqual({ risk_tolerance: 'high', job_title: 'Cook' })
  })

  it('stay pending until they match what was saved', () => {
    const pending = { risk_tolerance: 'high', job_title: 'Baker' }
    expect(mergeAnswers({ risk_tolerance: 'high', job_title: 'Cook' }, pending).pending).toEqual({ job_title: 'Baker' })
    expect(mergeAnswers({ risk_tolerance: 'high', job_title: 'Baker' }, pending).pending).toEqual({})
  })

  it('made during a save are still there after it', () => {
    const sent = { risk_tolerance: 'high' }
    const editedMeanwhile = { risk_tolerance: 'medium' }
    const merged = mergeAnswers({ ...sent }, editedMeanwhile)
    expect(merged).toEqual({ answers: editedMeanwhile, pending: editedMeanwhile })
  })

  it('are never lost: each is shown, and is saved or still pending', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (saved, pending) => {
        const merged = mergeAnswers(saved, pending)
        expect(merged.answers).toEqual(Object.fromEntries([...Object.entries(saved), ...Object.entries(pending)]))
        expect(changedAnswers(saved, merged.answers)).toEqual(merged.pending)
        expect(mergeAnswers(merged.answers, merged.pending).pending).toEqual({})
      }),
    )
  })
})
