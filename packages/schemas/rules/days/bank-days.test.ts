import { describe, expect, it } from 'vitest'
import { addBankDays, bankDayOnOrAfter, bankHolidays, isBankDay, taxDay } from './bank-days.ts'

describe('bank holidays', () => {
  it.each([
    [2025, ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25']],
    // 4 July is a Saturday: banks do not keep it.
    [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
    // 4 July is a Sunday, and 19 June and 25 December are Saturdays.
    [2027, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
  ])('are those of %i', (year, days) => {
    expect(bankHolidays(year)).toEqual(days.map((day) => `${year}-${day}`))
  })

  it('know Juneteenth since it is one', () => {
    expect([bankHolidays(2020).includes('2020-06-19'), isBankDay('2024-06-19')]).toEqual([false, false])
  })
})

describe('bank days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-26', 0, '2026-11-27'],
    ['2026-11-20', 5, '2026-11-30'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-07-02', 1, '2026-07-03'],
  ])('from %s, %i later, is %s', (day, count, later) => {
    expect(addBankDays(day, count)).toBe(later)
  })

  it('a bank day is its own', () => {
    expect([bankDayOnOrAfter('2026-11-20'), bankDayOnOrAfter('2026-11-21')]).toEqual(['2026-11-20', '2026-11-23'])
  })
})

it.each([
  [2025, '2026-04-15'],
  // 15 April 2023 is a Saturday, and the Monday after is Emancipation Day, kept for the Sunday.
  [2022, '2023-04-18'],
  // 16 April 2022 is a Saturday, so Emancipation Day is kept on Friday the 15th.
  [2021, '2022-04-18'],
])('tax day of %i is %s', (year, day) => {
  expect(taxDay(year)).toBe(day)
})
