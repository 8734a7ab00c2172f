const hourMs = 3_600_000

/**
 * No two readings are the same, as happens on a busy machine: whoever means one moment has to read it once. A test may set the clock back:
 * then it goes on from there.
 */
export function tickingClock(nowMs: () => number): () => Date {
  let last = 0
  return () => {
    const now = nowMs()
    last = now > last || now < last - hourMs ? now : last + 1
    return new Date(last)
  }
}
