import { pricedOnPages } from '@app/schemas/flow/blocks/page-block'
import { expect, it } from 'vitest'
import { offerOn } from '../../../domains/loans/plan.ts'
import list from '../../../domains/memberships/products.json' with { type: 'json' }
import { priceWords } from './page-words.ts'

const today = '2026-11-20'
const words = priceWords(today, 'en')

it('pages can say every price that their files may name', () => {
  expect(Object.keys(words).toSorted()).toEqual([...pricedOnPages].toSorted())
})

it.each(list.plans.filter(({ name }) => Object.hasOwn(words, name)))('the plan $name costs on pages what it costs to buy', (plan) => {
  const said = Object.entries(words).find(([name]) => name === plan.name)?.[1] ?? ''
  expect(centsIn(said)).toBe(plan.price_cents)
  expect(said).toContain(plan.period_months === 12 ? 'a year' : plan.period_months === 1 ? 'a month' : `${plan.period_months} months`)
  expect(said.includes('free days')).toBe(plan.trial_days > 0)
})

it.each(list.products.filter(({ id }) => Object.hasOwn(words, id)))('$id costs on pages what it costs to buy, once', (product) => {
  const said = Object.entries(words).find(([name]) => name === product.id)?.[1] ?? ''
  expect([centsIn(said), said.endsWith(' once')]).toEqual([product.price_cents, true])
})

it('no price is another in Spanish, and none is in English there', () => {
  for (const [name, said] of Object.entries(priceWords(today, 'es'))) {
    expect([name, centsIn(said)]).toEqual([name, centsIn(new Map(Object.entries(words)).get(name) ?? '')])
    expect(said).not.toMatch(/\ba (?:year|month)|once|free/)
  }
})

it('a loan costs on pages what it costs on the day', () => {
  expect(centsIn(words.loan_fee)).toBe(offerOn(today).feeCents)
})

it('a share of what is moved is on pages the one that is charged, and its most', () => {
  const { percent, most_cents: most } = list.performance
  expect([words.performance.startsWith(`${percent}% of what arrives`), centsIn(words.performance)]).toEqual([true, most])
})

function centsIn(said: string): number {
  return Math.round(Number(/\$([\d.]+)/.exec(said)?.[1]) * 100)
}
