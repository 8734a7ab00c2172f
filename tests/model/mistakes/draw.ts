/** Draws that a seed repeats: a mistake that was not caught can be made again. */
export type Draw = {
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number
  readonly from: <T>(candidates: readonly T[]) => T | undefined
}

export function drawsOf(seed: number): Draw {
  let state = (Math.imul(seed, 2_654_435_761) >>> 0) + 1
  const below = (limit: number) => {
    // mulberry32: small, and even enough to pick places in files.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  return { below, from: (candidates) => candidates[below(Math.max(1, candidates.length))] }
}
