import type { Point } from './placed.ts'

const firstTurn = 13
const lastTurn = 15

/**
 * A way in level and upright pieces through the given points: it turns soon after it begins and shortly before it ends,
 * so that ways from one step look like the branches of a tree.
 */
export function elbows(points: readonly Point[]): Point[] {
  const last = points.length - 1
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next || Math.abs(next.y - point.y) < 1) return [point]
    const turn = index === 0 ? point.x + firstTurn : index === last - 1 ? next.x - lastTurn : (point.x + next.x) / 2
    return [point, { x: turn, y: point.y }, { x: turn, y: next.y }]
  })
}
