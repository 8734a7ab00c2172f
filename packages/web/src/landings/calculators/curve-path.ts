type Point = { readonly x: number; readonly y: number }

/** A line through points, on a ground of 100 by 100 with its origin below. Nothing is above `most`. */
export function linePath(points: readonly Point[], most: Point): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point, most)}`).join('')
}

/** What lies between two lines, both from left to right. */
export function areaPath(above: readonly Point[], below: readonly Point[], most: Point): string {
  return `${linePath([...above, ...below.toReversed()], most)}Z`
}

function place({ x, y }: Point, most: Point): string {
  return `${tenths((100 * x) / (most.x || 1))} ${tenths(100 - (100 * y) / (most.y || 1))}`
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
