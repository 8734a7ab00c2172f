/** A length to a tenth of a pixel: the picture stays small, and its text the same on every machine. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
