import { normalAt } from './normal.ts'

/** Where a share lies that was counted once, in nineteen of twenty cases (Wilson’s interval, which holds for few people too). */
export function shareInterval(count: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const z = normalAt(0.975)
  const share = count / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
