/** Chance that comes out the same for the same numbers: from 0 up to 1. */
export type Chance = () => number

/** Mixes the bits of a seed and of a place in a row, so that neighbours have nothing in common (the finalizer of MurmurHash3, then mulberry32). */
export function chanceOf(seed: number, index: number): Chance {
  let state = mixed(Math.imul(seed | 0, 0x9e3779b1) ^ mixed(index + 0x7f4a7c15))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** Around 1: as often half as double, seldom far from it. */
export function spread(chance: Chance, width: number): number {
  return Math.exp((chance() + chance() + chance() - 1.5) * width)
}

function mixed(bits: number): number {
  let mix = bits ^ (bits >>> 16)
  mix = Math.imul(mix, 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return mix ^ (mix >>> 16)
}
