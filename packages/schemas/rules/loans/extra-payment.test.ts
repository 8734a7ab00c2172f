import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween } from '../days/days.ts'
import { type LoanTerms, levelPaymentCents } from './amortisation.ts'
import { aheadOf, effectOf, extraLimits, leastExtraCents, owedAgain, payExtra } from './extra-payment.ts'
import { openCents, paidCents, payOff } from './loan-repayments.ts'
import { anyAct, lentOn, lives } from './testing/loan-lives.ts'

// $10,000 at 6% over three years: $304.22 a month.
const terms: LoanTerms = { principalCents: 1_000_000, rateBps: 600, paymentsPerYear: 12, payments: 36 }
const level = levelPaymentCents(terms)
const onFirstDay = lives(terms)

describe('an extra sum', () => {
  it('lowers what is owed by all of it; each payment stays as large, and the last ones are not needed any more', () => {
    const paid = payExtra(onFirstDay.schedule(lentOn), 100_000)
    const [first, second] = paid?.changes ?? []
    expect(paid).toMatchObject({ parts: [], extraCents: 100_000 })
    // 0.5% of $9,000, and the rest of the payment off the principal.
    expect(first).toEqual({ number: 1, principalCents: level - 4_500, interestCents: 4_500, earlyInterestCents: 0 })
    expect((second?.principalCents ?? 0) + (second?.interestCents ?? 0)).toBe(level)
    expect(paid && effectOf(onFirstDay.schedule(lentOn), paid)).toEqual({
      before: { owedCents: 1_000_000, payments: 36, lastOn: addMonths(lentOn, 36), lastCents: expect.any(Number) },
      after: { owedCents: 900_000, payments: 33, lastOn: addMonths(lentOn, 33), lastCents: expect.any(Number) },
      savedInterestCents: expect.any(Number),
    })
  })

  it('costs interest up to its day, and none after it', () => {
    const today = addDays(lentOn, 10)
    const days = daysBetween(lentOn, addMonths(lentOn, 1))
    const changed = payExtra(onFirstDay.schedule(today), 100_000)?.changes[0]
    expect(changed).toMatchObject({ earlyInterestCents: Math.round((500 * 10) / days) })
    expect(changed?.interestCents).toBe(Math.round(4_500 + (500 * 10) / days))
  })

  it.each([
    ['less than the least', leastExtraCents - 1],
    ['what pays it off', 1_000_000],
    ['more than that', 1_000_001],
  ])('of %s is none', (_name, cents) => {
    expect(payExtra(onFirstDay.schedule(lentOn), cents)).toBeUndefined()
  })

  it('is offered from the least to the last cent that leaves something owed, and not where nothing is between them', () => {
    expect(extraLimits(onFirstDay.schedule(lentOn))).toEqual({ leastCents: leastExtraCents, mostCents: 999_999 })
    const small = lives({ ...terms, principalCents: leastExtraCents })
    expect(extraLimits(small.schedule(lentOn))).toBeUndefined()
  })

  it('first pays what is late, the oldest first and interest before principal; only the rest lowers the loan', () => {
    const late = onFirstDay.schedule(addDays(addMonths(lentOn, 2), 3))
    const [first, second] = late.rows
    const part = payExtra(late, level + 2_000)
    expect(part?.parts).toEqual([
      { number: 1, interestCents: first?.interestCents, principalCents: first?.principalCents, waivedInterestCents: 0 },
      { number: 2, interestCents: 2_000, principalCents: 0, waivedInterestCents: 0 },
    ])
    expect([part?.extraCents, part?.changes]).toEqual([0, []])
    const all = payExtra(late, 2 * level + 5_000)
    expect([all?.parts[1], all?.extraCents]).toEqual([
      { number: 2, interestCents: second?.interestCents, principalCents: second?.principalCents, waivedInterestCents: 0 },
      5_000,
    ])
    expect(all?.changes[0]?.number).toBe(3)
  })

  it('leaves a payment alone whose debit is under way', () => {
    const { rows, ...others } = onFirstDay.schedule(lentOn)
    const asked = rows.map((row) => (row.number === 1 ? { ...row, isUntouched: false, openPrincipalCents: 0, openInterestCents: 0 } : row))
    expect(payExtra({ ...others, rows: asked }, 50_000)?.changes[0]?.number).toBe(2)
  })

  it('that was taken back the same day leaves the schedule as it was, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastExtraCents, max: 999_999 }), fc.integer({ min: 0, max: 29 }), (cents, day) => {
        const life = lives(terms)
        const before = life.schedule(addDays(lentOn, day)).rows
        life.take({ do: 'wait', days: day })
        life.take({ do: 'extra', cents })
        life.take({ do: 'return', index: 0 })
        expect(life.schedule(addDays(lentOn, day)).rows).toEqual(before)
      }),
    )
  })

  it('and paying off the rest the same day costs what paying off at once costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastExtraCents, max: 999_999 }), fc.integer({ min: 0, max: 29 }), (cents, day) => {
        const today = addDays(lentOn, day)
        const life = lives(terms)
        const atOnce = paidCents(payOff(life.schedule(today).rows, today))
        life.take({ do: 'wait', days: day })
        life.take({ do: 'extra', cents })
        const rest = paidCents(payOff(life.schedule(today).rows, today))
        expect(Math.abs(cents + rest - atOnce)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('that comes back when no payment is left to change is due with the last one', () => {
    const { rows, ...others } = onFirstDay.schedule(addMonths(lentOn, 40))
    const [last] = rows.slice(-1)
    expect(owedAgain({ rows, ...others }, 7_000)).toMatchObject([{ number: 36, principalCents: (last?.principalCents ?? 0) + 7_000 }])
  })
})

describe('whatever is paid extra, missed and sent back, in any order', () => {
  const anyTerms = fc.record({
    principalCents: fc.integer({ min: 100_000, max: 5_000_000 }),
    rateBps: fc.integer({ min: 0, max: 2_000 }),
    paymentsPerYear: fc.constant(12),
    payments: fc.integer({ min: 2, max: 60 }),
  })

  it('what was and will be paid off the principal is the loan, nothing is below zero, and no payment is added', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyAct, { maxLength: 12 }), (lent, acts) => {
        const life = lives(lent)
        for (const act of acts) {
          life.take(act)
          const { rows, extras } = life.schedule()
          const owed = rows.reduce((sum, { principalCents }) => sum + principalCents, 0)
          expect(owed + extras.reduce((sum, { cents }) => sum + cents, 0)).toBe(lent.principalCents)
          expect(rows).toHaveLength(lent.payments)
          for (const row of rows) {
            expect(Math.min(row.principalCents, row.interestCents, row.openPrincipalCents, row.openInterestCents)).toBeGreaterThanOrEqual(0)
            expect(row.earlyInterestCents).toBeLessThanOrEqual(row.interestCents)
          }
        }
        life.payTheRest()
        expect([life.paidPrincipalCents(), openCents(life.schedule().rows)]).toEqual([lent.principalCents, 0])
      }),
    )
  })

  it('an extra sum never makes the loan longer or dearer, and no payment larger', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.array(anyAct, { maxLength: 8 }),
        fc.integer({ min: leastExtraCents, max: 5_000_000 }),
        (lent, acts, cents) => {
          const life = lives(lent)
          for (const act of acts) if (act.do !== 'return') life.take(act)
          const schedule = life.schedule()
          const paid = payExtra(schedule, cents)
          if (!paid) return
          const { before, after, savedInterestCents } = effectOf(schedule, paid)
          expect(after.payments).toBeLessThanOrEqual(before.payments)
          expect(after.lastOn <= before.lastOn).toBe(true)
          expect(savedInterestCents).toBeGreaterThanOrEqual(0)
          expect(paidCents(paid.parts) + paid.extraCents).toBe(cents)
          expect(before.owedCents - after.owedCents).toBe(cents - paid.parts.reduce((sum, { interestCents }) => sum + interestCents, 0))
          for (const { number, principalCents, interestCents } of paid.changes)
            if (number < lent.payments) expect(principalCents + interestCents).toBeLessThanOrEqual(levelPaymentCents(lent))
          expect(aheadOf(schedule.rows)).toEqual(before)
        },
      ),
    )
  })
})
