import type { FactsFile } from '@app/schemas/flow/facts'
import type { OffersFile } from '@app/schemas/flow/offers'
import { expect, it } from 'vitest'
import { prove } from '../prove/verify.ts'
import { smallFlow } from '../testing/small-flow.ts'
import { admit, resume } from './enter.ts'
import { followAction, next } from './next.ts'

const never = { about: 'a goal', ruledOut: [{ when: { refused: true }, go: 'x' }] }
const offers: OffersFile = { goals: { account: never, loan: never, move: never }, products: { concierge: 'move' } }
const facts: FactsFile['facts'] = {
  refused: { about: 'it is refused', values: [true, false], from: 'service', start: false },
  wants: { about: 'they want it', values: ['yes', 'no'], from: 'person' },
}
const asks = { learns: { refused: [true, false] } }
const sells = { paysFor: [{ product: 'tip' as const, charged: 'now' as const }] }
const page = { actions: [{ label: 'See what else there is', mode: 'other' }] }

const small = (mode: object, steps: object) =>
  smallFlow({ mode: { steps: ['a', 'b', 'c'], ...mode }, steps: { x: page, ...steps }, facts, offers })
const rulesBroken = (mode: object, steps: object) =>
  prove(small(mode, steps).resolved).proofs.flatMap(({ findings }) => findings.map(({ rule }) => rule))

it('O1 the answer that rules out what people come for leads to the page that says so, and then out', () => {
  const flow = small({ goal: 'loan' }, { a: asks })
  const told = next(flow, { step: 'a' }, { refused: true })
  expect(told).toMatchObject({ go: { step: 'x', from: { step: 'a', after: 'end' } }, because: 'O1' })
  expect(next(flow, told.go ?? { step: 'a' }, { refused: true })).toMatchObject({ leave: 'dashboard', because: 'E2' })
  expect(next(flow, { step: 'a' }, { refused: false })).toMatchObject({ go: { step: 'b' }, because: 'N1' })
})

it('O1 a page opened directly that says no leads out, not to itself', () => {
  expect(next(small({ goal: 'loan' }, {}), { step: 'x' }, { refused: true })).toMatchObject({ leave: 'dashboard', because: 'E2' })
})

it.each(['return', 'on'] as const)(
  'O1 who corrects what ruled it out, on a trip from that page, goes on from where it was shown: %s',
  (after) => {
    const corrects = {
      actions: [{ label: 'Change my answer', to: 'y', ...(after === 'on' && { after }) }],
      empty: { when: { refused: false } },
    }
    const flow = small({ goal: 'loan', side: ['y'] }, { a: asks, x: corrects, y: asks })
    const told = next(flow, { step: 'a' }, { refused: true }).go ?? { step: '' }
    const changing = followAction(flow, told, 'y', { refused: true })?.go ?? { step: '' }
    expect(next(flow, changing, { refused: false })).toMatchObject({ go: { step: 'b' }, because: 'N1' })
    expect(next(flow, changing, { refused: true }).go).toEqual(told)
  },
)

it('O1 the step on which it was corrected is not asked again on the way on', () => {
  const corrects = { actions: [{ label: 'Change my answer', to: 'y' }] }
  const detours = [{ to: 'y' }, { to: 'd' }]
  const flow = small({ goal: 'loan', side: ['y', 'd'] }, { a: { detours }, x: corrects, y: asks })
  const told = next(flow, { step: 'a' }, { refused: true }).go ?? { step: '' }
  const changing = followAction(flow, told, 'y', { refused: true })?.go ?? { step: '' }
  expect(next(flow, changing, { refused: false })).toMatchObject({ go: { step: 'd' }, because: 'S1' })
})

it('O2 a step that sells does not open to people for whom it is ruled out', () => {
  expect(admit(small({ goal: 'loan' }, { b: sells }), { step: 'b' }, { refused: true })).toMatchObject({ go: { step: 'x' }, because: 'O2' })
  expect(admit(small({ goal: 'loan' }, { b: sells }), { step: 'b' }, { refused: false })).toMatchObject({
    go: { step: 'b' },
    because: 'G0',
  })
  const elsewhere = { d: { paysFor: [{ product: 'concierge' as const, charged: 'now' as const }] } }
  expect(admit(small({}, elsewhere), { step: 'd' }, { refused: true })).toMatchObject({ go: { step: 'x' }, because: 'O2' })
})

it('O2 a product that only some are offered is ruled out for those alone', () => {
  const some = { b: { paysFor: [{ product: 'concierge' as const, charged: 'now' as const, when: { wants: 'yes' } }] } }
  const flow = small({}, some)
  expect(admit(flow, { step: 'b' }, { refused: true, wants: 'no' }).go?.step).toBe('b')
  expect(admit(flow, { step: 'b' }, { refused: true, wants: 'yes' }).go?.step).toBe('x')
})

it('O3 people who come back to what is ruled out read why', () => {
  expect(resume(small({ goal: 'loan' }, {}), { refused: true })).toMatchObject({ go: { step: 'x' }, because: 'O3' })
})

it('proof 7 holds where what can rule it out is asked before paying', () => {
  expect(rulesBroken({ goal: 'loan' }, { a: asks, b: sells })).toEqual([])
})

it('proof 7 finds what is asked after paying, unless a reason is given', () => {
  expect(rulesBroken({ goal: 'loan' }, { a: sells, b: asks })).toEqual(['ruled-out-after-paying'])
  const later = { ...never, later: [{ step: 'b', why: 'Only the plan can say it, and only then.' }] }
  const excused = smallFlow({
    mode: { steps: ['a', 'b', 'c'], goal: 'loan' },
    steps: { x: page, a: sells, b: asks },
    facts,
    offers: { ...offers, goals: { ...offers.goals, loan: later } },
  })
  expect(prove(excused.resolved).sound).toBe(true)
})

it('proof 7 finds a flow that leads people to pay for what is ruled out', () => {
  const sold = { a: asks, b: { paysFor: [{ product: 'concierge' as const, charged: 'now' as const }] } }
  expect(rulesBroken({ side: ['x'] }, sold)).toContain('led-to-pay')
})
