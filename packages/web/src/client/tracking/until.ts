const everyMs = 50
const withinMs = 5_000

/** Looks again every 50 ms until it is there, and gives up after five seconds. */
export async function until<T>(read: () => T | undefined): Promise<T | undefined> {
  for (let waitedMs = 0; waitedMs <= withinMs; waitedMs += everyMs) {
    const found = read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return undefined
}
