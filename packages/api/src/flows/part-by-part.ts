import { setImmediate as letOthersGo } from 'node:timers/promises'

/** How long requests may have to wait for a piece of work, as far as its parts allow it. */
const sliceMs = 15

/** What comes of long work, with time for others between its parts. */
export async function partByPart<Result>(
  work: Generator<unknown, Result>,
  { pause = letOthersGo, everyMs = sliceMs }: { readonly pause?: () => Promise<unknown>; readonly everyMs?: number } = {},
): Promise<Result> {
  let begunAt = performance.now()
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
    if (performance.now() - begunAt < everyMs) continue
    await pause()
    begunAt = performance.now()
  }
}
