import { type Failure, fail } from '../failure/failure.ts'

export type BoundedQueue = {
  /** Does the work when it is its turn. Refused at once when too many wait, and dropped when its signal is aborted while it waits. */
  readonly run: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result | Failure<'overloaded'>>
}

type Bounds = { readonly atOnce: number; readonly waiting: number }

/** Work that costs much goes through here, so that a rush of it is refused instead of slowing down everything else. */
export function boundedQueue({ atOnce, waiting }: Bounds): BoundedQueue {
  const line = new Set<() => void>()
  let running = 0

  const turn = (signal: AbortSignal | undefined) => {
    if (signal?.aborted || line.size >= waiting) return false
    return new Promise<boolean>((resolve) => {
      const leave = (isMyTurn: boolean) => {
        line.delete(begin)
        signal?.removeEventListener('abort', drop)
        resolve(isMyTurn)
      }
      const begin = () => leave(true)
      const drop = () => leave(false)
      line.add(begin)
      signal?.addEventListener('abort', drop)
    })
  }

  // A place is handed to the next in line, so that nobody who comes later gets in between.
  const next = () => {
    const [first] = line
    if (first) first()
    else running--
  }

  const run: BoundedQueue['run'] = async (work, signal) => {
    if (running < atOnce && !signal?.aborted) running++
    else if (!(await turn(signal))) return fail('overloaded')
    try {
      return await work()
    } finally {
      next()
    }
  }
  return { run }
}
