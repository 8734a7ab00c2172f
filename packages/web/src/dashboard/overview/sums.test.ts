import { expect, it } from 'vitest'
import type { Balance, Part } from '../../screens/data/accounts/balance-of.ts'
import { sumsOf } from './sums.ts'

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
  expect(sumsOf(50, parts, new Set())).toEqual({ withUs: 50, seen: 120.5, told: 7, likely: { low: 1000, high: 3000 }, unknown: 1 })
})

it('an account whose money has arrived counts once, where it is now', () => {
  expect(sumsOf(500, [part('a', known('record-keeper', 480))], new Set(['a']))).toMatchObject({ withUs: 500, seen: 0 })
})
