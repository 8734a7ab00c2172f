import { nice, ticks } from 'd3-array'
import type { ChartBand, ChartLine, ChartTick } from './chart-data.ts'

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
const tickGapPx = 8
const slimPx = 4.5
const slimLetters = /[ .,fijlrt]/g

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

type PlacedTick = ChartTick & { readonly anchor: 'start' | 'middle' | 'end' }

/** The labels under the drawing that stand clear of each other, and how each is set: the first and the last, and of the others what has room. */
export function clearTicks(ticks: readonly ChartTick[], x: (at: number) => number): readonly PlacedTick[] {
  const placed = ticks.map((tick, index) => ({ ...tick, anchor: anchorOf(index, ticks.length) }))
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last || first === last) return placed
  const isClear = (one: PlacedTick, other: PlacedTick) => endOf(one, x) + tickGapPx <= startOf(other, x)
  const between: PlacedTick[] = []
  for (const tick of placed.slice(1, -1)) if (isClear(between.at(-1) ?? first, tick) && isClear(tick, last)) between.push(tick)
  return [first, ...between, last]
}

function anchorOf(index: number, count: number): PlacedTick['anchor'] {
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}

const partBefore = { start: 0, middle: 0.5, end: 1 } as const

function startOf({ at, label, anchor }: PlacedTick, x: (at: number) => number): number {
  return x(at) - widthOf(label) * partBefore[anchor]
}

function endOf(tick: PlacedTick, x: (at: number) => number): number {
  return startOf(tick, x) + widthOf(tick.label)
}

/** About as wide as it is drawn, rather more than less. */
function widthOf(label: string): number {
  const slim = label.match(slimLetters)?.length ?? 0
  return slim * slimPx + (label.length - slim) * characterPx
}
