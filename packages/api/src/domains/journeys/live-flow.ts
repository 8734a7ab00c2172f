import type { Flow, ResolvedMode } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { type Failure, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { modeNow } from '../../flows/now-called.ts'
import { findLiveMode } from '../flows/find-live-mode.ts'
import { compiledFlows } from './compiled-flows.ts'

const compiledOf = openedOnce(() => compiledFlows())

/** The version of a mode that is live, ready to decide, by its name or one that it had before. */
export function liveFlow(context: Context, flows: FlowSnapshot, mode: string): Flow | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = findLiveMode(flows, modeNow(flows, mode))
  return isFailure(status) ? status : flowOf(context, status.live.resolved)
}

export function flowOf(context: Context, resolved: ResolvedMode): Flow {
  return compiledOf(context)(resolved)
}
