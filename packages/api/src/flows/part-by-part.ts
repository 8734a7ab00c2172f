import { setImmediate as letOthersGo } from 'node:timers/promises'

/** How long requests may have to wait for a piece of work, as far as its parts allow it. */
const sliceMs = 15

/** All parts of long work, with time for others in between. */
export async function partByPart<T>(
  parts: Iterable<T>,
  { pause = letOthersGo, everyMs = sliceMs }: { readonly pause?: () => Promise<unknown>; readonly everyMs?: number } = {},
): Promise<T[]> {
  const all: T[] = []
  let begunAt = performance.now()
  for (const part of parts) {
    all.push(part)
    if (performance.now() - begunAt < everyMs) continue
    await pause()
    begunAt = performance.now()
  }
  return all
}
