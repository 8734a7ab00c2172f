import type { Flow, ResolvedMode } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { FindJourney } from './store.ts'

/** What every call about journeys gets. */
export type JourneyContext = {
  readonly context: Context
  readonly flows: LiveCatalogue
  readonly flowOf: (resolved: ResolvedMode) => Flow
  readonly findJourney: FindJourney
}

/** The version of a mode that is live, ready to decide. */
export function liveFlow(
  { flowOf }: JourneyContext,
  flows: FlowSnapshot,
  mode: string,
): Flow | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = flows.modes.get(mode)
  if (!status) return fail('mode_not_found', { detail: `There is no mode called “${mode}”.` })
  if (!status.live) return fail('mode_not_sound', { detail: `No version of “${mode}” was sound yet. Mend its files first.` })
  return flowOf(status.live.resolved)
}
