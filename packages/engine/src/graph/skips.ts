import type { PlacedEdge, PlacedLabel, Point } from './placed.ts'
import { labelOf, type Row } from './rows.ts'
import { type Along, anchor } from './spine.ts'

/** A way past skipped steps: down a lane of its own, left of everything it passes. */
type Lane = { readonly x: number; readonly width: number; readonly from: number; readonly to: number }

const laneGap = 12

/** The ways past skipped steps, short ones inside long ones. */
export function placeSkips(rows: readonly Row[], along: readonly Along[]): PlacedEdge[] {
  const lanes: Lane[] = []
  const leaving = new Map<string, number>()
  const arriving = new Map<string, number>()
  return [...along].sort(bySpan).flatMap((skip) => {
    const start = leftEnd(rows[skip.from], skip.edge.from, 'bottom', count(leaving, rows, skip.from, skip.edge.from))
    const end = leftEnd(rows[skip.to], skip.edge.to, 'top', count(arriving, rows, skip.to, skip.edge.to))
    if (!start || !end) return []
    const label = labelOf(skip.edge)
    const lane = findLane(rows, lanes, skip, label?.width ?? 0)
    lanes.push(lane)
    const points = [...start, { x: lane.x, y: start.at(-1)?.y ?? 0 }, { x: lane.x, y: end.at(-1)?.y ?? 0 }, ...end.toReversed()]
    const placed = label && placeLabel(label, lane, points)
    return [{ kind: skip.edge.kind, points, ...(placed ? { label: placed } : {}) }]
  })
}

function bySpan(a: Along, b: Along): number {
  return Math.abs(a.to - a.from) - Math.abs(b.to - b.from) || a.from - b.from
}

/** How many ways already begin or end there; the branches of a choice share the space above and below them. */
function count(counts: Map<string, number>, rows: readonly Row[], row: number, id: string): number {
  const place = (rows[row]?.ids.size ?? 0) > 1 ? `row ${row}` : id
  const before = counts.get(place) ?? 0
  counts.set(place, before + 1)
  return before
}

/** From the side of a step that is alone in its row; from below or above one with neighbours, so that none is crossed. */
function leftEnd(row: Row | undefined, id: string, side: 'top' | 'bottom', turn: number): Point[] | undefined {
  const left = anchor(row, id, 'left')
  const end = anchor(row, id, side)
  if (!row || !left || !end) return undefined
  const down = side === 'bottom' ? 1 : -1
  if (row.ids.size === 1) return [{ x: left.x, y: left.y + down * Math.min(8 + 8 * turn, Math.abs(end.y - left.y) - 4) }]
  const x = end.x - 40 - 10 * turn
  return [
    { x, y: end.y },
    { x, y: row.y + down * (row.half + 10 + 6 * turn) },
  ]
}

/** The lane nearest to the steps that is clear of every lane placed before it. */
function findLane(rows: readonly Row[], lanes: readonly Lane[], { from, to }: Along, labelWidth: number): Lane {
  const width = labelWidth + 8
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const left = Math.min(...rows.slice(first, last + 1).flatMap(({ blocks }) => blocks.map(({ block, x }) => x + block.left)))
  let x = left - 18 - width / 2
  for (const lane of [...lanes].sort((a, b) => b.x - a.x)) {
    const isBeside = lane.from < last && lane.to > first
    if (isBeside && Math.abs(lane.x - x) < (lane.width + width) / 2 + laneGap) x = lane.x - (lane.width + width) / 2 - laneGap
  }
  return { x, width, from: first, to: last }
}

/** Near where the way begins: that is where a reader asks which way to go. */
function placeLabel(label: NonNullable<ReturnType<typeof labelOf>>, lane: Lane, points: readonly Point[]): PlacedLabel {
  const [low, high] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  return { ...label, x: lane.x, y: Math.min(low + 30 + label.height / 2, (low + high) / 2) }
}
