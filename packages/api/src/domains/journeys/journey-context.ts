import type { Flow, ResolvedMode } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { FindJourney } from './store.ts'

/** What journeys stand on. */
export type JourneyContext = {
  readonly context: Context
  readonly flows: LiveCatalogue
  readonly flowOf: (resolved: ResolvedMode) => Flow
  readonly findJourney: FindJourney
}

/** The version of a mode that is live, ready to decide. */
export async function liveFlow(
  { flows, flowOf }: JourneyContext,
  mode: string,
): Promise<Flow | Failure<'mode_not_found' | 'mode_not_sound'>> {
  await flows.loaded
  const standing = flows.standing(mode)
  if (!standing) return fail('mode_not_found', { detail: `There is no mode called “${mode}”.` })
  if (!standing.live) return fail('mode_not_sound', { detail: `No version of “${mode}” was sound yet. Mend its files first.` })
  return flowOf(standing.live.resolved)
}
