/** Chance that a seed repeats, for simulated tests. */
export function seeded(seed: number) {
  let state = seed
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** How often something of this chance happens in so many tries. */
  const times = (tries: number, chance: number) => {
    let happened = 0
    for (let index = 0; index < tries; index++) if (unit() < chance) happened++
    return happened
  }
  return { times }
}
