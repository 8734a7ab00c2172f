export type TickingClock = { readonly now: () => Date; readonly pass: (ms: number) => void }

/**
 * No two readings are the same, as happens on a busy machine: whoever means one moment has to read it once. After many readings at one moment
 * it is ahead of other clocks; moved on by a day, it says a day more than it did.
 */
export function tickingClock(): TickingClock {
  let aheadMs = 0
  let last = 0
  return {
    now: () => {
      last = Math.max(Date.now() + aheadMs, last + 1)
      return new Date(last)
    },
    pass: (ms) => {
      aheadMs += ms
      last += ms
    },
  }
}
