import { describe, expect, it } from 'vitest'
import { dayIn, hourIn, slotWeeks } from './slot-weeks.ts'

const times = ['2026-03-09T13:00:00.000Z', '2026-03-10T21:30:00.000Z', '2026-03-16T13:00:00.000Z']

describe('free times', () => {
  it('stand in weeks from Monday to Friday, with the days that have none', () => {
    const weeks = slotWeeks(times, 'America/New_York')
    expect(weeks.map(({ days }) => days.length)).toEqual([5, 5])
    expect(weeks[0]?.days[0]).toEqual({ day: '2026-03-09', starts: ['2026-03-09T13:00:00.000Z'] })
    expect(weeks[0]?.days[2]).toEqual({ day: '2026-03-11', starts: [] })
    expect(weeks[1]?.days[0]?.day).toBe('2026-03-16')
  })

  it('fall on the day that it is where they are shown, weekends included', () => {
    expect(dayIn('2026-03-10T21:30:00.000Z', 'Asia/Tokyo')).toBe('2026-03-11')
    const [week] = slotWeeks(['2026-03-13T21:00:00.000Z'], 'Asia/Tokyo')
    expect(week?.days.at(-1)).toEqual({ day: '2026-03-14', starts: ['2026-03-13T21:00:00.000Z'] })
  })

  it('are distinguished by the hour of that place', () => {
    expect(hourIn('2026-03-09T16:00:00.000Z', 'America/New_York')).toBe(12)
    expect(hourIn('2026-03-09T16:00:00.000Z', 'America/Los_Angeles')).toBe(9)
  })

  it('are none when there are none', () => {
    expect(slotWeeks([], 'America/New_York')).toEqual([])
  })
})
