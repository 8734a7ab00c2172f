import type { FactValue } from '@app/schemas/flow/condition'
import type { Edge, Exploration, Spot } from './explore.ts'

/** One complete walk: every step, what is answered on each, and where it leaves. */
export type Path = { readonly steps: readonly PathStep[]; readonly leaves: string }
type PathStep = {
  readonly step: string
  readonly answers: Readonly<Record<string, FactValue>>
  readonly action?: string
  readonly facts: Readonly<Record<string, FactValue>>
}

/** A shortest walk to each finish: to each step from which the flow can be left, once for each place it leaves to. */
export function shortestPaths(walk: Exploration): Path[] {
  const found = new Map<string, readonly Edge[]>()
  for (const { spot, edges } of breadthFirst(walk)) {
    for (const edge of spot.edges) {
      const finish = edge.to ? undefined : `${spot.place.step} ${edge.decision.leave}`
      if (finish !== undefined && !found.has(finish)) found.set(finish, [...edges, edge])
    }
  }
  return [...found.values()].map(pathOf)
}

function* breadthFirst({ first }: Exploration): Generator<{ spot: Spot; edges: readonly Edge[] }> {
  const seen = new Set<Spot>(first)
  const queue: { spot: Spot; edges: readonly Edge[] }[] = first.map((spot) => ({ spot, edges: [] }))
  for (let one = queue.shift(); one; one = queue.shift()) {
    yield one
    for (const edge of one.spot.edges) {
      if (!edge.to || seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push({ spot: edge.to, edges: [...one.edges, edge] })
    }
  }
}

/** How many complete walks there are that never come to the same state twice on the way, counted without enumerating them. */
export function countPaths({ first }: Exploration): bigint {
  const counts = new Map<Spot, bigint | 'open'>()
  const count = (spot: Spot): bigint => {
    const known = counts.get(spot)
    if (known === 'open') return 0n
    if (known !== undefined) return known
    counts.set(spot, 'open')
    const ways = new Set(spot.edges.map(({ to }) => to))
    const sum = [...ways].reduce((all, to) => all + (to ? count(to) : 1n), 0n)
    counts.set(spot, sum)
    return sum
  }
  return [...new Set(first)].reduce((all, spot) => all + count(spot), 0n)
}

export function pathOf(edges: readonly Edge[]): Path {
  const last = edges.at(-1)
  return {
    leaves: last?.decision.leave ?? '',
    steps: edges.map(({ from, outcome, action, learned }) => ({
      step: from.place.step,
      answers: outcome.answers,
      facts: Object.fromEntries(
        Object.entries({ ...learned, ...outcome.facts }).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value]])),
      ),
      ...(action === undefined ? {} : { action }),
    })),
  }
}
