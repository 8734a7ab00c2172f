import { ourCost } from '@app/schemas/rules/accounts/fee-data'
import { assetClasses } from '@app/schemas/rules/investing/asset-classes'
import { allocationAt, investmentGoals, monthsUntil, stocksBps } from '@app/schemas/rules/investing/glide-path'
import { expect, it } from 'vitest'
import { toExpense } from '../record.ts'
import { modelOf, models, weightsOf } from './models.ts'
import { allSecurities, classesOf, expenseBpsOf, fundOf, securitiesLike } from './securities.ts'

it('there are about sixty sample funds, each with a symbol and a name of its own, of every asset class', () => {
  expect(allSecurities.length).toBeGreaterThanOrEqual(55)
  for (const names of [allSecurities.map(({ id }) => id), allSecurities.map(({ name }) => name)])
    expect(new Set(names).size).toBe(names.length)
  for (const one of assetClasses) expect(fundOf(one).assetClass).toBe(one)
})

it('they are found by their symbol and by any word of their name, in small or capital letters, the best first', () => {
  const [first] = allSecurities
  expect(securitiesLike(` ${first?.id.toLowerCase()}`, 'en')).toEqual([first])
  expect(securitiesLike(first?.name.toUpperCase() ?? '', 'en')[0]).toEqual(first)
  expect(securitiesLike('total market', 'en').map(({ name }) => name)).toContain('Fernhollow US Total Market Index ETF')
  const beginning = allSecurities.filter(({ name }) => name.startsWith('Fern'))
  expect(securitiesLike('fern', 'en').slice(0, beginning.length)).toEqual(beginning)
  expect(securitiesLike('', 'en')).toEqual(allSecurities)
  expect(securitiesLike('no fund is called so', 'en')).toEqual([])
})

it('they are found by their asset class in the words of the reader, after those that are called so', () => {
  const classes = (typed: string, language: 'en' | 'es') =>
    [...new Set(securitiesLike(typed, language).map(({ assetClass }) => assetClass))].toSorted()
  const bonds = ['inflation_bonds', 'international_bonds', 'us_bonds']
  const abroad = ['emerging_stocks', 'international_bonds', 'international_stocks']
  expect([classes('bonds', 'en'), classes('bonos', 'es')]).toEqual([bonds, bonds])
  expect([classes('international', 'en'), classes('internacional', 'es')]).toEqual([abroad, abroad])
  expect([classes('bonos internacionales', 'es'), classes('bienes raices', 'es')]).toEqual([['international_bonds'], ['real_estate']])
  expect([classes('bonos', 'en'), classes('bonds', 'es')]).toEqual([[], []])
  // A fund of cash is called so, which counts for more than what it is.
  expect(securitiesLike('cash', 'en')[0]?.name).toBe('Brackenmoor Cash Reserve ETF')
  // Funds of the kind come before those that take a word of it from their name.
  const usBonds = allSecurities.filter(({ assetClass }) => assetClass === 'us_bonds')
  expect(securitiesLike('us bonds', 'en').slice(0, usBonds.length)).toEqual(usBonds)
  expect(securitiesLike('us bonds', 'en').length).toBeGreaterThan(usBonds.length)
})

it('a model holds a fund for each asset class, and costs what its funds cost', () => {
  expect(models.map(({ goal }) => goal)).toEqual(investmentGoals)
  const weights = weightsOf(modelOf('growth'), '2026-11-20', '2050-03-01')
  const allocation = allocationAt('growth', monthsUntil('2026-11-20', '2050-03-01'))
  expect(classesOf(weights)).toEqual(assetClasses.map((assetClass) => ({ assetClass, bps: allocation[assetClass] })))
  expect(stocksBps('growth', 279)).toBe(
    classesOf(weights)
      .slice(0, 4)
      .reduce((sum, { bps }) => sum + bps, 0),
  )
  expect(expenseBpsOf(weights)).toBeGreaterThan(3)
  expect(expenseBpsOf([{ id: fundOf('cash').id, bps: 10_000 }])).toBe(fundOf('cash').expenseBps)
})

it('what the price list says of our funds is what the most expensive ready-made mix costs', () => {
  const retiring = ['2026-12-01', '2036-01-01', '2046-01-01', '2056-01-01', '2071-01-01']
  const costs = models.flatMap((model) => retiring.map((day) => toExpense(weightsOf(model, '2026-11-20', day)).expense_ratio))
  expect(Math.ceil(Math.max(...costs) * 100) / 100).toBe(ourCost.fundPercent)
  expect(ourCost.source).toContain(`${ourCost.fundPercent}%`)
})
