import { expect, it } from 'vitest'
import { listLenders } from './lenders.ts'

const { results } = listLenders('en')

it('each is told of in the language of whoever asks', () => {
  const spanish = listLenders('es').results
  expect(spanish.map(({ about }) => about).filter((about) => results.some((one) => one.about === about))).toEqual([])
  expect(spanish.map(({ id }) => id)).toEqual(results.map(({ id }) => id))
})

it('lenders stand in the order of their names, whatever they pay us', () => {
  const names = results.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  expect(results.map(({ we_get }) => we_get.amount)).not.toEqual(results.map(({ we_get }) => we_get.amount).toSorted((a, b) => b - a))
})

it.each(results)('$name says what it costs, for how long, and what we get', ({ interest_rate, fee, term, amount, we_get, sample }) => {
  for (const [least, most] of [
    [interest_rate.low, interest_rate.high],
    [fee.low, fee.high],
    [term.least, term.most],
    [amount.least, amount.most],
  ] as const)
    expect(least).toBeLessThanOrEqual(most)
  expect(we_get.per === 'nothing').toBe(we_get.amount === 0)
  expect(sample).toBe(true)
})
