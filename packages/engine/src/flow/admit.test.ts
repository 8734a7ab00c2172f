import { describe, expect, it } from 'vitest'
import { serviceFact, smallFlow } from '../testing/small-flow.ts'
import { admit } from './enter.ts'

const guarded = (guard?: Record<string, string>) =>
  smallFlow({
    mode: { steps: ['a', 'b', 'c', 'd'], ...(guard ? { guard } : {}) },
    steps: { b: { needs: 'personal' }, c: { needs: 'letter' }, d: { needs: 'interest' } },
    facts: {
      record: serviceFact('absent', 'absent', 'empty', 'present'),
      letter: serviceFact(false, true, false),
      interest: serviceFact(false, true, false),
    },
    needs: [
      {
        need: 'personal',
        about: 'personal information',
        checks: [
          { holds: { record: ['empty', 'present'] }, otherwise: { leave: 'home' } },
          { holds: { record: 'present' }, otherwise: { go: 'a' } },
        ],
      },
      { need: 'letter', about: 'a letter', checks: [{ holds: { letter: true }, otherwise: { go: 'b' } }] },
      { need: 'interest', about: 'interest', checks: [{ holds: { interest: true }, otherwise: { go: 'c' } }] },
    ],
  })

const open = (step: string, facts: Record<string, string | boolean>) =>
  admit(guarded(), { step }, { record: 'present', letter: false, interest: false, ...facts })

describe('the page guard', () => {
  it('G0 opens a step whose needs are met, and one that needs nothing', () => {
    expect(open('a', { record: 'absent' })).toMatchObject({ go: { step: 'a' }, because: 'G0' })
    expect(open('d', { letter: true, interest: true })).toMatchObject({ go: { step: 'd' }, because: 'G0' })
  })
  it('G1 goes home when personal information is needed and absent', () => {
    expect(open('b', { record: 'absent' })).toMatchObject({ leave: 'home', because: 'G1', refused: 'b' })
  })
  it('G2 goes to personal-information when it is empty and anything is needed', () => {
    for (const step of ['b', 'c', 'd'])
      expect(open(step, { record: 'empty', letter: true, interest: true })).toMatchObject({
        go: { step: 'a' },
        because: 'G2',
        refused: step,
      })
  })
  it('G3 goes to the letter of authorization when it is needed and not signed', () => {
    for (const step of ['c', 'd']) expect(open(step, { interest: true })).toMatchObject({ go: { step: 'b' }, because: 'G3' })
  })
  it('G4 goes to the interest step when interest is needed and not there; a mode may name its own', () => {
    expect(open('d', { letter: true })).toMatchObject({ go: { step: 'c' }, because: 'G4' })
    const own = admit(guarded({ interest: 'a' }), { step: 'd' }, { record: 'present', letter: true, interest: false })
    expect(own).toMatchObject({ go: { step: 'a' }, because: 'G4' })
  })
  it('G5 resumes for a step that does not exist', () => {
    expect(open('__proto__', {})).toMatchObject({ go: { step: 'a' }, because: 'R6', refused: '__proto__' })
  })
})
