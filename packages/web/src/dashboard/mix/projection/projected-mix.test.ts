import { expect, it } from 'vitest'
import type { Suggestion } from '../../../screens/data/money/portfolio.ts'
import { fittingMix, typedMix, yearsToRetirement } from './projected-mix.ts'

const parts = (stocks: number) => [
  { asset_class: 'us_stocks', name: 'US stocks', weight: stocks },
  { asset_class: 'us_bonds', name: 'US bonds', weight: 100 - stocks },
]
const model = { pk: 'calm', name: 'Calm', allocation: parts(40), expense_ratio: 0.05 }
const drift = [40, 30, 25].map((stocks, index) => ({ years_to_retirement: 7.6 - 5 * index, allocation: parts(stocks) }))
const found = { proposal: { suggested_model_id: 'calm', model, suggested_drift: drift }, models: [model] } as unknown as Suggestion
const row = (id: string, weight: string) => ({ id, name: id, weight })
const funds = [
  { id: 'A', asset_class: 'us_stocks', expense_ratio: 0.04 },
  { id: 'B', asset_class: 'us_stocks', expense_ratio: 0.2 },
  { id: 'C', asset_class: 'cash', expense_ratio: 0.12 },
] as unknown as Parameters<typeof typedMix>[1]

it('the mix that fits holds in each year what it moves to, and rests in the end', () => {
  const { allocationIn } = fittingMix(found)
  expect([0, 4, 5, 9, 10, 40].map((year) => allocationIn(year).us_stocks)).toEqual([4_000, 4_000, 3_000, 3_000, 2_500, 2_500])
})

it('retirement is about so many years away, or has come', () => {
  expect(yearsToRetirement(found)).toBe(8)
  const retired = { ...found, proposal: { ...found.proposal, suggested_drift: drift.slice(2) } } as unknown as Suggestion
  expect(yearsToRetirement(retired)).toBeUndefined()
})

it('a mix that is typed holds its funds by their class, at what they cost together', () => {
  const mix = typedMix([row('A', '50'), row('B', '12.5'), row('C', '37.5'), row('A2', '')], funds, 'Mine')
  const { us_stocks: stocks, cash, us_bonds: bonds } = mix?.allocationIn(7) ?? {}
  expect([stocks, cash, bonds, mix?.costPercent.toFixed(3)]).toEqual([6_250, 3_750, 0, '0.090'])
})

it('is nothing yet while its shares aren’t the whole, cannot be read, or are of a fund that is not there', () => {
  for (const rows of [[], [row('A', '97')], [row('A', '50'), row('C', '60')], [row('A', '100'), row('C', 'x')], [row('Z', '100')]]) {
    expect(typedMix(rows, funds, 'Mine')).toBeUndefined()
  }
})
