import { expect, it } from 'vitest'
import { acrossReach, clearTicks, frameFor, placeIn, upScale } from './chart-scales.ts'

const falling = {
  label: 'You owe',
  points: [
    { at: 0, value: 9_000 },
    { at: 48, value: 0 },
  ],
}
const band = {
  label: 'Growth',
  points: [
    { at: 0, low: 0, high: 0 },
    { at: 48, low: 400, high: 12_000 },
  ],
}

it('goes from nothing to a round number above the most, bands too', () => {
  const { reach, ticks } = upScale({ lines: [falling], bands: [band] })
  expect(reach).toEqual([0, 12_000])
  expect(ticks).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_000])
})

it('goes as high as it is asked to, so that charts beside each other share a scale', () => {
  expect(upScale({ lines: [falling], bands: [] }, 12_000).reach).toEqual([0, 12_000])
  expect(upScale({ lines: [falling], bands: [band] }, 10).reach).toEqual([0, 12_000])
})

it('nothing at all still has a scale', () => {
  expect(upScale({ lines: [{ label: 'None', points: [{ at: 0, value: 0 }] }], bands: [] }).reach).toEqual([0, 1])
})

it('losses go below nothing', () => {
  const { reach } = upScale({
    lines: [
      {
        label: 'Gain',
        points: [
          { at: 0, value: -500 },
          { at: 1, value: 300 },
        ],
      },
    ],
    bands: [],
  })
  expect(reach[0]).toBeLessThanOrEqual(-500)
})

it('reaches from the first place to the last', () => {
  expect(acrossReach({ lines: [falling], bands: [] })).toEqual([0, 48])
})

it('a value is drawn as far along as it is in its reach, and one of no reach in the middle', () => {
  expect(placeIn([0, 48], [20, 340])(12)).toBe(100)
  expect(placeIn([0, 10_000], [300, 20])(10_000)).toBe(20)
  expect(placeIn([7, 7], [20, 340])(7)).toBe(180)
})

it('is lower on a telephone, and leaves room for the longest label', () => {
  const narrow = frameFor(328, ['$0', '$10k'])
  const wide = frameFor(700, ['$0', '$1.5M'])
  expect(narrow.height).toBeLessThan(wide.height)
  expect(wide.left).toBeGreaterThan(narrow.left)
})

it('labels under a drawing stand clear of each other: the first and the last always, the others where they have room', () => {
  const dates = [
    { at: 0, label: 'inicio' },
    { at: 16, label: 'dic 2027' },
    { at: 32, label: 'abr 2029' },
    { at: 48, label: 'ago 2030' },
  ]
  const shown = (width: number) => clearTicks(dates, placeIn([0, 48], [70, width - 14])).map(({ label }) => label)
  expect(shown(326)).toEqual(['inicio', 'dic 2027', 'ago 2030'])
  expect(shown(700)).toEqual(['inicio', 'dic 2027', 'abr 2029', 'ago 2030'])
  expect(shown(200)).toEqual(['inicio', 'ago 2030'])
  expect(clearTicks(dates, (at) => at * 20).map(({ anchor }) => anchor)).toEqual(['start', 'middle', 'middle', 'end'])
  expect(clearTicks([], (at) => at)).toEqual([])
})
