import { describe, expect, it } from 'vitest'
import { askFor, personFact, questionRoute, serviceFact, smallFlow } from '../testing/small-flow.ts'
import { followAction, next, start } from './next.ts'

const answer = personFact('yes', 'no')

describe('continuing along the order', () => {
  it('N1 goes to the next step of the order', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b', 'c'] } })
    expect(start(flow, {})).toMatchObject({ go: { step: 'a' }, because: 'N1' })
    expect(next(flow, { step: 'a' }, {})).toMatchObject({ go: { step: 'b' }, because: 'N1', reads: [] })
  })
  it('N2 skips a step whose condition does not hold, and says what it read', () => {
    const flow = smallFlow({
      mode: { steps: ['a', { step: 'b', when: { q: 'yes' } }, 'c'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts: { q: answer },
    })
    expect(next(flow, { step: 'a' }, { q: 'yes' })).toMatchObject({ go: { step: 'b' }, reads: ['q'] })
    expect(next(flow, { step: 'a' }, { q: 'no' })).toMatchObject({ go: { step: 'c' }, reads: ['q'] })
  })
  it('N3 takes the first branch that holds, else the last one', () => {
    const flow = smallFlow({
      mode: { steps: ['a', { choose: [{ when: { q: 'yes' }, step: 'b' }, { step: 'c' }] }, 'd'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts: { q: answer },
    })
    expect(next(flow, { step: 'a' }, { q: 'yes' }).go?.step).toBe('b')
    expect(next(flow, { step: 'a' }, { q: 'no' }).go?.step).toBe('c')
    expect(next(flow, { step: 'b' }, { q: 'yes' }).go?.step).toBe('d')
  })
  it('N5 goes to the step that asks when a fact is not known, instead of guessing', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b', { step: 'c', when: { q: 'yes' } }, 'd'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts: { q: answer },
    })
    expect(next(flow, { step: 'b' }, {})).toMatchObject({ go: { step: 'a' }, because: 'N5', unknown: 'q' })
  })
  it('N5 goes on from where the answer was missing, and asks nothing again that comes between', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b', 'c', { step: 'd', when: { q: 'yes' } }, 'e'] },
      steps: { a: askFor('q', 'yes', 'no') },
      facts: { q: answer },
    })
    const asked = next(flow, { step: 'c' }, {}).go
    expect(asked).toEqual({ step: 'a', from: { step: 'c', after: 'asked', detour: 0 } })
    const place = asked ?? { step: '' }
    expect(next(flow, place, { q: 'yes' })).toMatchObject({ go: { step: 'd' }, because: 'N1' })
    expect(next(flow, place, { q: 'no' })).toMatchObject({ go: { step: 'e' }, because: 'N1' })
    expect(next(flow, place, {}).go).toEqual(asked)
  })
  it('N5 an answer that a detour goes by is asked for before it, and the detours before that are not made again', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b', 'c'], side: ['x', 'y'] },
      steps: {
        a: askFor('q', 'yes', 'no'),
        b: {
          detours: [
            { to: 'x', after: 'on' },
            { to: 'y', when: { q: 'yes' }, after: 'on' },
          ],
        },
      },
      facts: { q: answer },
    })
    const aside = next(flow, { step: 'b' }, {}).go ?? { step: '' }
    expect(aside.step).toBe('x')
    const asked = next(flow, aside, {}).go ?? { step: '' }
    expect(asked).toEqual({ step: 'a', from: { step: 'b', after: 'asked', detour: 1 } })
    expect(next(flow, asked, { q: 'yes' }).go?.step).toBe('y')
    expect(next(flow, asked, { q: 'no' }).go).toEqual({ step: 'c' })
  })
  it('N6 continues at the first incomplete step from a step outside the mode', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'] }, steps: { b: { completes: 'done' } }, progress: [{ key: 'done', about: 'done' }] })
    expect(next(flow, { step: 'x' }, { 'progress.done': false })).toMatchObject({ go: { step: 'b' }, because: 'N6' })
  })
  it('E1 leaves past the last step', () => {
    const flow = smallFlow({ mode: { steps: ['a'], end: { leave: 'home' } } })
    expect(next(flow, { step: 'a' }, {})).toMatchObject({ leave: 'home', because: 'E1' })
  })
  it('E2 leaves from a step that ends the flow', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'] }, steps: { a: { ends: true } } })
    expect(next(flow, { step: 'a' }, {})).toMatchObject({ leave: 'dashboard', because: 'E2' })
  })
})

describe('side steps', () => {
  const fork = (after: 'on' | 'return' | 'end') =>
    smallFlow({
      mode: { steps: ['a', 'b'], side: ['x', 'y'] },
      steps: {
        a: {
          ...askFor('q', 'yes', 'no'),
          detours: [
            { when: { q: 'yes' }, to: 'x', after },
            { when: { more: true }, to: 'y' },
          ],
        },
      },
      facts: { q: answer, more: serviceFact(false, true, false) },
    })

  it('S1 a detour comes next when its condition holds', () => {
    expect(next(fork('on'), { step: 'a' }, { q: 'yes', more: false })).toMatchObject({
      go: { step: 'x', from: { step: 'a' } },
      because: 'S1',
    })
    expect(next(fork('on'), { step: 'a' }, { q: 'no', more: false }).go?.step).toBe('b')
  })
  it('S1 a detour to a step that the mode does not have is no detour', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b'] },
      steps: { a: { detours: [{ when: { more: true }, to: 'x' }] } },
      facts: { more: serviceFact(false, true, false) },
    })
    expect(next(flow, { step: 'a' }, { more: true }).go?.step).toBe('b')
  })
  it('S2 a side step returns where its detour says so', () => {
    const { go } = next(fork('return'), { step: 'a' }, { q: 'yes', more: true })
    expect(next(fork('return'), go ?? { step: '' }, { q: 'yes', more: true })).toMatchObject({ go: { step: 'a' }, because: 'S2' })
  })
  it('S3 after a side step the later detours of its origin are tried, then it goes on', () => {
    const flow = fork('on')
    const side = next(flow, { step: 'a' }, { q: 'yes', more: true }).go ?? { step: '' }
    const second = next(flow, side, { q: 'yes', more: true })
    expect(second).toMatchObject({ go: { step: 'y' }, because: 'S1' })
    expect(next(flow, second.go ?? { step: '' }, { q: 'yes', more: true }).go?.step).toBe('b')
  })
  it('E2 a detour can end the flow after its side step', () => {
    const { go } = next(fork('end'), { step: 'a' }, { q: 'yes', more: false })
    expect(next(fork('end'), go ?? { step: '' }, { q: 'yes', more: false })).toMatchObject({ leave: 'dashboard', because: 'E2' })
  })
  it('S4 a detour to an earlier step of the order goes back to it for good', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b', 'c'] },
      steps: { b: { detours: [{ when: { booked: false }, to: 'a' }] } },
      facts: { booked: serviceFact(false, true, false) },
    })
    expect(next(flow, { step: 'b' }, { booked: false })).toEqual({ go: { step: 'a' }, because: 'S4', reads: ['booked'] })
  })
  it('S4 a detour never jumps forward over steps of the order', () => {
    const flow = smallFlow({
      mode: { steps: ['a', 'b', 'c'] },
      steps: { a: { detours: [{ when: { booked: false }, to: 'c' }] } },
      facts: { booked: serviceFact(false, true, false) },
    })
    expect(next(flow, { step: 'a' }, { booked: false }).go?.step).toBe('b')
  })
  it('S6 an action leads aside and comes back to the step it was on', () => {
    const flow = smallFlow({ mode: { steps: ['a', 'b'], side: ['x'] }, steps: { a: { actions: [{ label: 'Show', to: 'x' }] } } })
    const taken = followAction(flow, { step: 'a' }, 'x', {})
    expect(taken).toMatchObject({ go: { step: 'x', from: { step: 'a', after: 'return' } }, because: 'S6' })
    expect(next(flow, taken?.go ?? { step: '' }, {})).toMatchObject({ go: { step: 'a' }, because: 'S2' })
    expect(followAction(flow, { step: 'b' }, 'x', {})).toBeUndefined()
  })
})

describe('question pages', () => {
  const questions = questionRoute('a', 'c', 'b')

  it('Q2 run forward in the order of the questionnaire, whatever the order of the list', () => {
    const flow = smallFlow({ mode: { steps: [{ inOrderOf: 'questions', steps: ['a', 'b', 'c'] }, 'd'] }, questions })
    expect(next(flow, { step: 'a' }, {}).go?.step).toBe('c')
    expect(next(flow, { step: 'c' }, {}).go?.step).toBe('b')
    expect(next(flow, { step: 'b' }, {}).go?.step).toBe('d')
  })
  it('Q3 the entry to the questions continues at the first unanswered page', () => {
    const flow = smallFlow({
      mode: { steps: ['x', { inOrderOf: 'questions', steps: ['a', 'b', 'c'] }] },
      steps: { x: { continuesAt: 'questions' } },
      questions,
    })
    expect(next(flow, { step: 'x' }, { 'answered.a': true, 'answered.c': false, 'answered.b': false })).toMatchObject({
      go: { step: 'c' },
      because: 'Q3',
    })
  })
  it('S5 a step can send to the unanswered pages, one after the other, and then take the person back', () => {
    const flow = smallFlow({ mode: { steps: ['x', 'd'] }, steps: { x: { detours: [{ toQuestions: true, after: 'return' }] } }, questions })
    const facts = { 'answered.a': true, 'answered.c': false, 'answered.b': false }
    const first = next(flow, { step: 'x' }, facts)
    expect(first).toMatchObject({ go: { step: 'c', from: { step: 'x' } }, because: 'S5' })
    const second = next(flow, first.go ?? { step: '' }, { ...facts, 'answered.c': true })
    expect(second).toMatchObject({ go: { step: 'b', from: { step: 'x' } }, because: 'S5' })
    const all = { ...facts, 'answered.c': true, 'answered.b': true }
    expect(next(flow, second.go ?? { step: '' }, all)).toMatchObject({ go: { step: 'x' }, because: 'S2' })
    expect(next(flow, { step: 'x' }, all).go?.step).toBe('d')
  })
})
