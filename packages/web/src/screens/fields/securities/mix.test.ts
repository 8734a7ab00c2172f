import { describe, expect, it } from 'vitest'
import { mixRows, readMix, restBps, shareOf, wrongShares } from './mix.ts'

const row = (id: string, weight: string) => ({ id, name: `Fund ${id}`, weight })

describe('a mix of one’s own', () => {
  it('is sent as funds and shares', () => {
    expect(readMix([row('A', '60'), row('B', '40')])).toEqual({
      ok: true,
      value: [
        { id: 'A', weight: 60 },
        { id: 'B', weight: 40 },
      ],
    })
  })

  it('drops funds without a share', () => {
    expect(readMix([row('A', '100'), row('B', '')])).toEqual({ ok: true, value: [{ id: 'A', weight: 100 }] })
  })

  it.each([
    [[row('A', '60')], 'min'],
    [[row('A', '60'), row('B', '60')], 'max'],
    [[row('A', 'half')], 'format'],
    [[row('A', '33.333')], 'format'],
    [[row('A', '50'), row('A', '50')], 'format'],
    [[], 'required'],
    [undefined, 'required'],
    [[row('A', '')], 'required'],
  ])('%j is refused: %s', (value, problem) => {
    expect(readMix(value)).toEqual({ ok: false, problem })
  })

  it.each([
    ['12.5', 12.5],
    ['12.5 %', 12.5],
    [' 7', 7],
    ['.5', 0.5],
    ['', undefined],
    ['1,5', undefined],
  ])('a share typed as “%s” is %s', (weight, share) => {
    expect(shareOf(row('A', weight))).toBe(share)
  })

  it('thirds with two decimals add up exactly', () => {
    const thirds = [row('A', '33.33'), row('B', '33.33'), row('C', '33.34')]
    expect(restBps(thirds)).toBe(0)
    expect(readMix(thirds).ok).toBe(true)
  })

  it('says what is left to share out', () => {
    expect(restBps([row('A', '60'), row('B', 'x')])).toBe(4000)
    expect(restBps([row('A', '60'), row('B', '60')])).toBe(-2000)
  })

  it('points at the share that cannot be read', () => {
    expect(wrongShares([row('A', '60'), row('B', 'x')], 'Use a number.')).toEqual({ '1': 'Use a number.' })
  })

  it('reads what was stored, and nothing from what is no mix', () => {
    expect(mixRows([{ id: 'A', name: 'Fund A', weight: 60 }])).toEqual([row('A', '60')])
    expect(mixRows('AAPL')).toEqual([])
  })
})
