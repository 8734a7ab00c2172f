import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { cookieIn, giveCookie } from '../../http/request/asked.ts'
import { whyNotShared } from '../tracking/consent.ts'
import { addExposures } from './store.ts'
import type { Assigned, Experiments } from './variants.ts'

/** Which tests a browser has seen: by it each visitor counts once, and we need not know who they are. */
const seenCookie = 'seen_tests'

const oneYearSeconds = 365 * 86_400
const everyMs = 5_000
const mostNamesLength = 1_000

export type Exposures = {
  /** A page was drawn that is different in these tests. Call it with those whose variant changed something on this page. */
  readonly noteOnPage: (request: FastifyRequest, reply: FastifyReply, shown: readonly Assigned[]) => void
  /** A step that differs in these tests was shown to a visitor without an account. */
  readonly noteCall: (sender: Sender, shown: readonly Assigned[]) => void
  /** Writes down what was counted, and stops. */
  readonly close: () => Promise<void>
}

/** The counts of this service, saved before it ends. */
export const exposuresOf = openedOnce((context) => {
  const exposures = openExposures(context)
  context.lifetime.onClose(exposures.close)
  return exposures
})

/** Counts how many visitors saw which variant: by day, and nobody in particular. Counts go to the database together, every few seconds. */
export function openExposures({ db, now }: Pick<Context, 'db' | 'now'>): Exposures {
  let counts = new Map<string, number>()
  const flush = async () => {
    if (counts.size === 0) return
    const counted = counts
    counts = new Map()
    await addExposures(
      db,
      [...counted].map(([key, visitors]) => ({ ...read(key), visitors })),
    )
  }
  // A count that is lost with the database is one visitor less in a share of thousands.
  const timer = setInterval(() => void flush().catch(() => undefined), everyMs)
  timer.unref()
  const note = (before: string | undefined, shown: readonly Assigned[]): string | undefined => {
    const seen = new Set(before?.split('.').filter((name) => name !== ''))
    const fresh = shown.filter(({ name }) => !seen.has(name))
    if (fresh.length === 0) return undefined
    const day = now().toISOString().slice(0, 10)
    for (const { name, value } of fresh) {
      const key = JSON.stringify([day, name, value])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return [...seen, ...fresh.map(({ name }) => name)].join('.').slice(-mostNamesLength)
  }
  return {
    noteOnPage: (request, reply, shown) => {
      if (isOptedOut(request.headers['sec-gpc'])) return
      const seen = note(cookieIn(request, seenCookie), shown)
      if (seen !== undefined) giveCookie(request, reply, { name: seenCookie, value: seen, seconds: oneYearSeconds })
    },
    noteCall: (sender, shown) => {
      if (!isOptedOut(sender.header('sec-gpc'))) note(sender.ownCookie(seenCookie), shown)
    },
    close: async () => {
      clearInterval(timer)
      await flush().catch(() => undefined)
    },
  }
}

/** The tests that make a difference on the landing page of a mode and that this browser has seen somewhere. */
export function seenOnPage(sender: Sender, experiments: Experiments, landing: string): readonly string[] {
  const seen = new Set(sender.ownCookie(seenCookie)?.split('.'))
  return experiments.flatMap(({ name, where }) => (where.includes(landing) && seen.has(name) ? [name] : []))
}

function isOptedOut(signal: string | readonly string[] | undefined): boolean {
  return whyNotShared(true, typeof signal === 'string' ? { 'sec-gpc': signal } : {}) !== undefined
}

function read(key: string): { readonly day: string; readonly name: string; readonly variant: string } {
  const [day = '', name = '', variant = ''] = JSON.parse(key) as string[]
  return { day, name, variant }
}
