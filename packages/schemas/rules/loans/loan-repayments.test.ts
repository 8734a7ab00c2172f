import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/days.ts'
import { openCents, paidCents, payOff, spreadPayment } from './loan-repayments.ts'

const due = [
  { number: 2, openInterestCents: 400, openPrincipalCents: 1_000 },
  { number: 1, openInterestCents: 100, openPrincipalCents: 900 },
]

it.each([
  [50, [{ number: 1, interestCents: 50, principalCents: 0, waivedInterestCents: 0 }]],
  [700, [{ number: 1, interestCents: 100, principalCents: 600, waivedInterestCents: 0 }]],
  [
    1_300,
    [
      { number: 1, interestCents: 100, principalCents: 900, waivedInterestCents: 0 },
      { number: 2, interestCents: 300, principalCents: 0, waivedInterestCents: 0 },
    ],
  ],
])('%s cents go to the oldest first, and to its interest before its principal', (cents, parts) => {
  expect(spreadPayment(due, cents)).toEqual(parts)
})

it('more than is due is not taken', () => {
  expect([openCents(due), spreadPayment(due, 2_400)?.length, spreadPayment(due, 2_401), spreadPayment([], 1)]).toEqual([
    2_400,
    2,
    undefined,
    undefined,
  ])
})

it('every cent arrives, and nothing gets more than is open', () => {
  const rows = fc
    .array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { maxLength: 8 })
    .map((all) =>
      all.map(([openInterestCents, openPrincipalCents], index) => ({ number: index + 1, openInterestCents, openPrincipalCents })),
    )
  fc.assert(
    fc.property(rows, fc.nat(100_000), (open, cents) => {
      const parts = spreadPayment(open, cents)
      expect(parts === undefined).toBe(cents > openCents(open))
      if (!parts) return
      expect(parts.reduce((sum, { interestCents, principalCents }) => sum + interestCents + principalCents, 0)).toBe(cents)
      const fits = parts.every(({ number, interestCents, principalCents }) => {
        const row = open[number - 1]
        return row && interestCents <= row.openInterestCents && principalCents <= row.openPrincipalCents
      })
      expect(fits).toBe(true)
    }),
  )
})

describe('paying all of it off', () => {
  const open = [
    { number: 1, openInterestCents: 300, openPrincipalCents: 900, fromOn: '2026-01-01', dueOn: '2026-01-31', earlyInterestCents: 0 },
    { number: 2, openInterestCents: 280, openPrincipalCents: 920, fromOn: '2026-01-31', dueOn: '2026-02-28', earlyInterestCents: 0 },
    { number: 3, openInterestCents: 260, openPrincipalCents: 940, fromOn: '2026-02-28', dueOn: '2026-03-31', earlyInterestCents: 0 },
  ]

  it('takes interest up to the day, and none of what would come after it', () => {
    expect(payOff(open, '2026-02-14')).toEqual([
      { number: 1, interestCents: 300, principalCents: 900, waivedInterestCents: 0 },
      { number: 2, interestCents: 140, principalCents: 920, waivedInterestCents: 140 },
      { number: 3, interestCents: 0, principalCents: 940, waivedInterestCents: 260 },
    ])
  })

  it('never costs more than the payments that are left, and never less than what is borrowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 140 }), (day) => {
        const today = addDays('2026-01-01', day)
        const cents = paidCents(payOff(open, today))
        expect(cents).toBeLessThanOrEqual(openCents(open))
        expect(cents).toBeGreaterThanOrEqual(2_760)
      }),
    )
  })
})
