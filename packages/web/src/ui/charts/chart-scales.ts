import { nice, ticks } from 'd3-array'
import type { ChartBand, ChartLine } from './chart-data.ts'

export type Frame = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** From one value to another. */
export type Reach = readonly [from: number, to: number]

type Content = { readonly lines: readonly ChartLine[]; readonly bands: readonly ChartBand[] }

const narrowPx = 480
const characterPx = 8
const ticksUp = 4

/** How large the drawing is: lower on a telephone, and with room at the left for the longest label. */
export function frameFor(width: number, labels: readonly string[]): Frame {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  return { width, height: width < narrowPx ? 240 : 330, left: longest * characterPx + 10, right: 14, top: 22, bottom: 30 }
}

/** From nothing to a round number above the most, in even steps; at least up to a value that is asked for. */
export function upScale({ lines, bands }: Content, upTo = 1): { readonly reach: Reach; readonly ticks: readonly number[] } {
  const most = Math.max(
    1,
    upTo,
    ...lines.flatMap(({ points }) => points.map(({ value }) => value)),
    ...bands.flatMap(({ points }) => points.map(({ high }) => high)),
  )
  const least = Math.min(
    0,
    ...lines.flatMap(({ points }) => points.map(({ value }) => value)),
    ...bands.flatMap(({ points }) => points.map(({ low }) => low)),
  )
  const reach = nice(least, most, ticksUp)
  return { reach, ticks: ticks(...reach, ticksUp) }
}

export function acrossReach({ lines, bands }: Content): Reach {
  const places = [...lines, ...bands].flatMap(({ points }) => points.map(({ at }) => at))
  return [Math.min(...places), Math.max(...places)]
}

/** Where a value is drawn, in pixels. A reach without length is drawn in the middle. */
export function placeIn([from, to]: Reach, [first, last]: Reach): (value: number) => number {
  if (from === to) return () => (first + last) / 2
  return (value) => first + ((value - from) / (to - from)) * (last - first)
}
