import { labelSize } from './box.ts'
import { markup } from './markup.ts'
import type { PlacedEdge, Point } from './placed.ts'
import { tenths } from './tenths.ts'

const corner = 10

export function drawLine({ kind, points }: PlacedEdge): string {
  return `<path class="way ${kind}" d="${pathOf(points)}" marker-end="url(#to-${kind})"/>`
}

/** A label lies on its line, on a piece of paper of its own. */
export function drawLabel({ kind, label }: PlacedEdge): string {
  if (!label) return ''
  const { x, y, width, height, lines } = label
  const step = height / lines.length
  const paper = `<rect class="paper" x="${tenths(x - width / 2 - 4)}" y="${tenths(y - height / 2 - 1)}" width="${width + 8}" height="${height + 2}" rx="4"/>`
  const words = lines.map((line, index) => {
    const baseline = y - height / 2 + step * index + step / 2 + labelSize * 0.35
    return `<text class="label ${kind}" x="${tenths(x)}" y="${tenths(baseline)}">${markup(line)}</text>`
  })
  return paper + words.join('')
}

/** Straight pieces with round corners. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const pieces = rest.map((point, index) => {
    const next = rest[index + 1]
    if (!next) return `L${at(point)}`
    const before = points[index] ?? first
    const room = Math.min(corner, distance(before, point) / 2, distance(point, next) / 2)
    return `L${at(towards(point, before, room))}Q${at(point)} ${at(towards(point, next, room))}`
  })
  return `M${at(first)}${pieces.join('')}`
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function at({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`
}
