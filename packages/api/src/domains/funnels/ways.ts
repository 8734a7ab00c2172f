import type { wayContracts } from '@app/schemas/api/visitors/funnels'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { countEdges } from './count-edges.ts'

const forward: ReadonlySet<string> = new Set(['start', 'next', 'aside'])

/** The ways forward in a mode, for the graph of those who make it. */
export function wayHandlers({ db, flows, settings }: Context) {
  return {
    countWays: async ({ params: { mode } }) => {
      if (settings.isProduction) return fail('not_found')
      const counts = await countEdges(db, flows.current(), { mode })
      return { ways: counts.filter(({ kind }) => forward.has(kind)).map(({ from, to, count }) => ({ from, to, count })) }
    },
  } satisfies Handlers<typeof wayContracts>
}
