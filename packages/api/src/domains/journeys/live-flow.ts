import { compileFlow, type Flow, type ResolvedMode } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { type Failure, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { liveModeOf } from '../flows/routes.ts'

const compiledOf = openedOnce(() => compiledFlows())

/** The version of a mode that is live, ready to decide, by its name or one that it had before. */
export function liveFlow(context: Context, flows: FlowSnapshot, mode: string): Flow | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = liveModeOf(flows, mode)
  return isFailure(status) ? status : flowOf(context, status.live.resolved)
}

export function flowOf(context: Context, resolved: ResolvedMode): Flow {
  return compiledOf(context)(resolved)
}

/** More than there are modes, with a few versions of each while their files are worked on. */
const mostCompiled = 200

/** Compiles each version of a mode once. The one that was asked for longest ago goes first. */
export function compiledFlows(most = mostCompiled): (resolved: ResolvedMode) => Flow {
  const kept = new Map<string, Flow>()
  return (resolved) => {
    const flow = kept.get(resolved.version) ?? compileFlow(resolved)
    kept.delete(resolved.version)
    kept.set(resolved.version, flow)
    for (const version of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(version)
    }
    return flow
  }
}
