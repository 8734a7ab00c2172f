import { compileFlow, type Flow, type ResolvedMode } from '@app/engine'

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
