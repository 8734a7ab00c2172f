import type { Context } from './context.ts'

/** What a domain holds in memory, opened by the first who asks and the same for everybody on that context. */
export function openedOnce<Opened>(open: (context: Context) => Opened): (context: Context) => Opened {
  const opened = new WeakMap<Context, Opened>()
  return (context) => {
    const known = opened.get(context)
    if (known !== undefined) return known
    const fresh = open(context)
    opened.set(context, fresh)
    return fresh
  }
}
