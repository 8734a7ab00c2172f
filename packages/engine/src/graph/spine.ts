import type { PlacedEdge, Point } from './placed.ts'
import { labelOf, type Row } from './rows.ts'
import type { FlowEdge } from './types.ts'

export type Along = { readonly edge: FlowEdge; readonly from: number; readonly to: number }

const arrowRoom = 9

/** The ways from each row to the next: straight down, or apart to the branches of a choice and together again. */
export function placeSpine(rows: readonly Row[], along: readonly Along[]): PlacedEdge[] {
  return along.flatMap(({ edge, from, to }) => {
    const start = anchor(rows[from], edge.from, 'bottom')
    const end = anchor(rows[to], edge.to, 'top')
    const row = rows[to]
    return start && end && row ? [placeWay(edge, start, end, row)] : []
  })
}

/** The label is on the part of the path that this edge shares with no other. */
function placeWay(edge: FlowEdge, start: Point, end: Point, row: Row): PlacedEdge {
  const isFork = row.ids.size > 1
  const label = labelOf(edge)
  const turn = isFork ? start.y + 16 : end.y - 18
  const straight = Math.abs(start.x - end.x) < 1
  const points = straight ? [start, end] : [start, { x: start.x, y: turn }, { x: end.x, y: turn }, end]
  if (!label) return { kind: edge.kind, points }
  const x = isFork ? end.x : start.x
  const [top, bottom] = isFork ? [turn, row.y - row.half - arrowRoom] : [start.y, straight ? end.y - arrowRoom : turn]
  // Where side steps have moved the branches down, their labels stay with them.
  const y = isFork ? Math.max((top + bottom) / 2, bottom - 10 - label.height / 2) : (top + bottom) / 2
  return { kind: edge.kind, points, label: { ...label, x, y } }
}

/** A side of a main step. */
export function anchor(row: Row | undefined, id: string, side: 'top' | 'bottom' | 'left'): Point | undefined {
  const found = row?.blocks.find(({ block }) => block.root.node.id === id)
  if (!row || !found) return undefined
  const { width, height } = found.block.root
  if (side === 'left') return { x: found.x - width / 2, y: row.y }
  return { x: found.x, y: row.y + (side === 'top' ? -height / 2 : height / 2) }
}
