import { describe, expect, it } from 'vitest'
import { personFact, serviceFact, smallFlow } from '../testing/small-flow.ts'
import { admit, resume } from './enter.ts'
import { next, previous } from './next.ts'

const facts = { sent: serviceFact(false, true, false), q: personFact('yes', 'no') }
const told = { empty: { when: { sent: false } } }

/** “c” tells that something was sent, which is so once “b” is done. */
const flow = smallFlow({
  mode: { steps: ['a', 'b', { step: 'c', when: { sent: true } }, 'd'], finished: [{ go: 'd' }] },
  steps: { b: { completes: 'first', learns: { sent: [true, false] } }, c: told },
  progress: [{ key: 'first', about: 'first' }],
  facts,
})
const before = { 'progress.first': false, sent: false }
const after = { 'progress.first': true, sent: true }

describe('a step that has nothing to show or to decide', () => {
  it('G6 does not open: people resume', () => {
    expect(admit(flow, { step: 'c' }, before)).toMatchObject({ go: { step: 'b' }, because: 'G6', refused: 'c', reads: ['sent'] })
    expect(admit(flow, { step: 'c' }, after)).toMatchObject({ go: { step: 'c' }, because: 'G0' })
  })

  it('G6 does not open under a mode that lacks it either', () => {
    const other = smallFlow({ mode: { steps: ['a', 'b'] }, steps: { x: told }, facts }, ['a', 'b', 'x'])
    expect(admit(other, { step: 'x' }, { sent: false })).toMatchObject({ go: { step: 'a' }, because: 'G6', refused: 'x' })
    expect(admit(other, { step: 'x' }, { sent: true })).toMatchObject({ go: { step: 'x' }, because: 'G0' })
  })

  it('G6 does not open while it is not known whether there is something', () => {
    const asked = smallFlow({ mode: { steps: ['a', 'b'] }, steps: { b: { empty: { when: { q: 'no' } } } }, facts })
    expect(admit(asked, { step: 'b' }, {})).toMatchObject({ refused: 'b', unknown: 'q' })
    expect(admit(asked, { step: 'b' }, { q: 'yes' })).toMatchObject({ go: { step: 'b' }, because: 'G0' })
  })

  it('R2 is no place to come back to', () => {
    const place = { mode: 'small', person: 'me', place: { step: 'c' }, version: flow.resolved.version }
    const answer = (known: typeof before) => resume(flow, known, { person: 'me', saved: place })
    expect(answer(after)).toMatchObject({ go: { step: 'c' }, because: 'R2' })
    expect(answer({ ...after, sent: false })).toMatchObject({ go: { step: 'd' }, because: 'R6' })
  })

  it('R5 is not asked for', () => {
    const required = smallFlow({
      mode: { steps: ['a', 'b', 'c'], finished: [{ go: 'a' }] },
      steps: { b: { completes: 'first', ...told }, c: { completes: 'second' } },
      progress: [
        { key: 'first', about: 'first' },
        { key: 'second', about: 'second' },
      ],
      facts,
    })
    const none = { 'progress.first': false, 'progress.second': false }
    expect(resume(required, { ...none, sent: true })).toMatchObject({ go: { step: 'b' }, because: 'R5' })
    expect(resume(required, { ...none, sent: false })).toMatchObject({ go: { step: 'c' }, because: 'R5' })
  })

  it('S2 is not returned to when its side step has left it nothing: people go on from it', () => {
    const aside = smallFlow({
      mode: { steps: ['a', 'c'], side: ['x', 'y'] },
      steps: { a: { detours: [{ when: { q: 'yes' }, to: 'x' }] }, x: { ...told, actions: [{ label: 'Change it', to: 'y' }] } },
      facts,
    })
    const place = { step: 'y', from: { step: 'x', after: 'return', detour: 0, from: { step: 'a', after: 'on', detour: 0 } } } as const
    expect(next(aside, place, { q: 'yes', sent: true })).toMatchObject({ go: { step: 'x' }, because: 'S2' })
    expect(next(aside, place, { q: 'yes', sent: false })).toMatchObject({ go: { step: 'c' } })
  })

  it('B2, B3 are not gone back to', () => {
    expect(previous(flow, { step: 'd' }, after)).toMatchObject({ go: { step: 'c' }, because: 'B3' })
    const plain = smallFlow({ mode: { steps: ['a', 'c', 'd'], side: ['y'] }, steps: { c: told }, facts })
    expect(previous(plain, { step: 'd' }, before)).toMatchObject({ go: { step: 'a' }, because: 'B3' })
    const place = { step: 'y', from: { step: 'c', after: 'return', detour: 0 } } as const
    expect(previous(plain, place, after)).toMatchObject({ go: { step: 'c' }, because: 'B2' })
    expect(previous(plain, place, before)).toBeUndefined()
  })
})
