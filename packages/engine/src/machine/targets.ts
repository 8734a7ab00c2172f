import type { Branch, Flow, Node } from '../flow/compile.ts'
import { ELSEWHERE, LEFT, stateOf } from './states.ts'

/**
 * Every state that continuing from a state can lead to. Only these become candidates of NEXT, so that the machine's
 * own graph shows the real edges and an event stays cheap.
 */
export function possibleTargets(flow: Flow, state: string): string[] {
  const found = new Set<string>()
  const node = flow.nodes.get(state)
  if (!node?.info) {
    for (const step of resumeTargets(flow)) found.add(step)
  } else {
    for (const step of stepTargets(flow, node, new Set())) found.add(step)
  }
  const guarded = [...found].flatMap((step) => flow.nodes.get(step)?.guard ?? [])
  for (const check of guarded) found.add(check.go ?? LEFT)
  return [...new Set([...found].map((step) => (step === LEFT ? LEFT : stateOf(flow, step))))]
}

function stepTargets(flow: Flow, node: Node, seen: Set<string>): Set<string> {
  const found = new Set<string>()
  if (seen.has(node.name)) return found
  seen.add(node.name)
  const add = (steps: Iterable<string>) => {
    for (const step of steps) found.add(step)
  }
  for (const detour of node.detours) add(detour.to === undefined ? flow.route.map(({ page }) => page) : [detour.to])
  if (node.detours.length > 0 || node.info?.continuesAtQuestions) add(askersBefore(flow, node))
  if (node.info?.continuesAtQuestions) add(flow.route.map(({ page }) => page))
  if (node.info?.ends) found.add(LEFT)
  else if (node.index >= 0) add(orderTargets(flow, node.index))
  else add(resumeTargets(flow))
  for (const origin of originsOf(flow, node.name)) {
    if (origin.after === 'end') found.add(LEFT)
    if (origin.after === 'return') found.add(origin.node.name)
    else add(stepTargets(flow, origin.node, seen))
  }
  return found
}

/** The steps from which a side step can have been reached. */
function originsOf(flow: Flow, name: string): { node: Node; after: string }[] {
  if (!flow.side.has(name) && !flow.route.some(({ page }) => page === name)) return []
  return [...flow.nodes.values()].flatMap((node) => {
    const detours = node.detours.filter(({ to }) => (to === undefined ? flow.route.some(({ page }) => page === name) : to === name))
    const actions = node.info?.actions.filter(({ to }) => to === name) ?? []
    return [...detours, ...actions].map(({ after }) => ({ node, after }))
  })
}

/** The items after one, up to and with the first that nobody can skip. */
function orderTargets(flow: Flow, index: number): string[] {
  const targets: string[] = []
  for (let item = index + 1; item < flow.items.length; item++) {
    const branches = flow.items[item] as readonly Branch[]
    for (const { step, test } of branches) {
      targets.push(step)
      for (const fact of test?.reads ?? []) targets.push(...askerOf(flow, fact))
    }
    if (branches.some(({ test }) => !test)) return targets
  }
  return [...targets, LEFT]
}

function askersBefore(flow: Flow, node: Node): string[] {
  const facts = [...node.detours.flatMap(({ test }) => test?.reads ?? []), ...flow.route.flatMap(({ test }) => test?.reads ?? [])]
  return facts.flatMap((fact) => askerOf(flow, fact))
}

function askerOf(flow: Flow, fact: string): string[] {
  const asker = flow.askers.get(fact)
  return asker ? [asker] : []
}

function resumeTargets(flow: Flow): string[] {
  const branches = flow.required.flatMap(({ items }) => items.flatMap((item) => flow.items[item] as readonly Branch[]))
  const landings = [...(flow.answered ?? []), ...flow.finished]
  const pages = flow.answered ? flow.route.map(({ page }) => page) : []
  const asked = [...branches, ...landings].flatMap(({ test }) => test?.reads ?? []).flatMap((fact) => askerOf(flow, fact))
  return [...branches.map(({ step }) => step), ...landings.map(({ step }) => step), ...pages, ...asked, ELSEWHERE, LEFT]
}
