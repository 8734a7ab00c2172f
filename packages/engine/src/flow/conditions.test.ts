import { describe, expect, it } from 'vitest'
import { compileCondition, NO, UNKNOWN, YES } from './conditions.ts'

const truth = (condition: Parameters<typeof compileCondition>[0], facts: Record<string, string | boolean | undefined>) =>
  compileCondition(condition).of(facts)

describe('conditions', () => {
  it('C1 a fact that is not known makes a condition unknown, never false', () => {
    expect(truth({ paid: true }, {})).toBe(UNKNOWN)
    expect(truth({ paid: true }, { paid: undefined })).toBe(UNKNOWN)
    expect(truth({ not: { paid: true } }, {})).toBe(UNKNOWN)
  })
  it('C2 a fact must have the value, or one of the values', () => {
    expect(truth({ plan: 'move' }, { plan: 'move' })).toBe(YES)
    expect(truth({ plan: ['move', 'leave'] }, { plan: 'leave' })).toBe(YES)
    expect(truth({ plan: ['move', 'leave'] }, { plan: 'cash-out' })).toBe(NO)
  })
  it('C3 all is decided by one that does not hold, whatever is unknown', () => {
    expect(truth({ all: [{ a: true }, { b: true }] }, { b: false })).toBe(NO)
    expect(truth({ all: [{ a: true }, { b: true }] }, { b: true })).toBe(UNKNOWN)
    expect(truth({ a: true, b: true }, { a: true, b: true })).toBe(YES)
  })
  it('C3 any is decided by one that holds, whatever is unknown', () => {
    expect(truth({ any: [{ a: true }, { b: true }] }, { b: true })).toBe(YES)
    expect(truth({ any: [{ a: true }, { b: true }] }, { b: false })).toBe(UNKNOWN)
    expect(truth({ any: [{ a: true }, { b: true }] }, { a: false, b: false })).toBe(NO)
  })
  it('C4 a fact that abbreviates a condition is that condition', () => {
    const derived = { 'progress.letter_auth': { 'letter.signed': true } }
    const test = compileCondition({ 'progress.letter_auth': false }, derived)
    expect(test.reads).toEqual(['letter.signed'])
    expect(test.of({ 'letter.signed': false })).toBe(YES)
    expect(test.of({})).toBe(UNKNOWN)
  })
  it('C5 a condition names every fact it may read', () => {
    expect(compileCondition({ any: [{ a: true }, { not: { b: 'x', c: 'y' } }] }).reads).toEqual(['a', 'b', 'c'])
  })
})
