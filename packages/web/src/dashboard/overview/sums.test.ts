import { expect, it } from 'vitest'
import type { Balance, Part } from '../../screens/data/accounts/balance-of.ts'
import { sumsOf, sureOf } from './sums.ts'

const part = (id: string, balance: Balance): Part => ({ id, name: id, provider: null, sourceYear: null, balance })
const known = (basis: 'record-keeper' | 'linked' | 'you' | 'estimate', low: number, high = low) => ({ basis, low, high })

it('what was seen, what was told and what is likely are never added up as one', () => {
  const parts = [
    part('a', known('record-keeper', 100.5)),
    part('b', known('linked', 20)),
    part('c', known('you', 7)),
    part('d', known('estimate', 1000, 3000)),
    part('e', { basis: 'unknown' }),
  ]
  const sums = sumsOf(50, parts, new Set())
  expect(sums).toEqual({ withUs: 50, linked: 20, confirmed: 100.5, told: 7, likely: { low: 1000, high: 3000 }, unknown: 1 })
  expect(sureOf(sums)).toBe(170.5)
})

it('an account whose money has arrived counts once, where it is now', () => {
  expect(sumsOf(500, [part('a', known('record-keeper', 480))], new Set(['a']))).toMatchObject({ withUs: 500, confirmed: 0 })
})

it('a sum is rounded down to the cent, and loses none to the crumbs of its parts', () => {
  expect(sumsOf(0, [part('a', known('linked', 0.1)), part('b', known('linked', 0.2))], new Set()).linked).toBe(0.3)
  expect(sumsOf(0, [part('a', known('linked', 10.019)), part('b', known('linked', 1.01))], new Set()).linked).toBe(11.02)
})
