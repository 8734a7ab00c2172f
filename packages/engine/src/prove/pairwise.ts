import type { Edge, Exploration, Spot } from './explore.ts'
import { type Path, pathOf } from './paths.ts'

/**
 * A small set of complete walks that between them take every pair of choices that one walk can take: faults mostly come
 * from two things together. A choice is a step left in one of several directions.
 */
export function pairwisePaths(walk: Exploration): Path[] {
  const choices = choicesOf(walk)
  const out = distanceToLeave(walk)
  const paths: Path[] = []
  const covered = new Set<string>()
  // Greedy: each walk goes where it covers most that is new. It stops when walks bring nothing new any more.
  for (let idle = 0, seed = 0; idle < 24 && paths.length < 400; seed++) {
    const edges = greedyWalk(walk, choices, out, covered, seed)
    const taken = chosenOn(edges, choices)
    const fresh = pairsOf(taken).filter((pair) => !covered.has(pair))
    if (fresh.length === 0 && paths.length > 0) {
      idle++
      continue
    }
    idle = 0
    for (const pair of fresh) covered.add(pair)
    paths.push(pathOf(edges))
  }
  return paths
}

/** A name for each direction in which a step can be left, for steps that can be left in several. */
function choicesOf({ spots }: Exploration): (edge: Edge) => string | undefined {
  const ways = new Map<string, Set<string>>()
  const way = ({ to, decision, action }: Edge) => `${action ?? ''}>${to?.place.step ?? decision.leave}`
  for (const { place, edges } of spots) {
    const known = ways.get(place.step) ?? new Set()
    for (const edge of edges) known.add(way(edge))
    ways.set(place.step, known)
  }
  return (edge) => ((ways.get(edge.from.place.step)?.size ?? 0) > 1 ? `${edge.from.place.step}${way(edge)}` : undefined)
}

/** How far it is from each state to the outside: where nothing new is left to take, a walk heads there. */
function distanceToLeave({ spots }: Exploration): Map<Spot, number> {
  const far = new Map<Spot, number>()
  for (let changed = true; changed; ) {
    changed = false
    for (const spot of [...spots].reverse()) {
      const nearest =
        Math.min(...spot.edges.map(({ to, decision }) => (to ? (far.get(to) ?? Infinity) : decision.leave === undefined ? Infinity : 0))) +
        1
      if (nearest < (far.get(spot) ?? Infinity)) {
        far.set(spot, nearest)
        changed = true
      }
    }
  }
  return far
}

function greedyWalk(
  walk: Exploration,
  choices: (edge: Edge) => string | undefined,
  out: ReadonlyMap<Spot, number>,
  covered: ReadonlySet<string>,
  seed: number,
): Edge[] {
  const edges: Edge[] = []
  const taken: string[] = []
  const visits = new Map<Spot, number>()
  let spot = walk.first[seed % walk.first.length]
  while (spot && edges.length < 200) {
    const here: Spot = spot
    visits.set(here, (visits.get(here) ?? 0) + 1)
    const worth = (edge: Edge, index: number) => {
      const choice = choices(edge)
      const fresh =
        choice === undefined
          ? 0
          : taken.filter((before) => !covered.has(`${before} & ${choice}`)).length + (covered.has(`${choice} & ${choice}`) ? 0 : 1)
      const again = edge.to ? (visits.get(edge.to) ?? 0) * 1000 : 0
      const turn = ((index + seed) % here.edges.length) / 100
      return fresh - again + turn - (edge.to ? (out.get(edge.to) ?? 0) / 1000 : 0)
    }
    const best = here.edges
      .map((edge, index) => ({ edge, worth: worth(edge, index) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a), { edge: here.edges[0], worth: -Infinity }).edge
    if (!best) break
    edges.push(best)
    const choice = choices(best)
    if (choice !== undefined) taken.push(choice)
    spot = best.to
  }
  return edges
}

function chosenOn(edges: readonly Edge[], choices: (edge: Edge) => string | undefined): string[] {
  return edges.flatMap((edge) => choices(edge) ?? [])
}

function pairsOf(taken: readonly string[]): string[] {
  const pairs = new Set<string>()
  taken.forEach((one, index) => {
    for (const later of taken.slice(index)) pairs.add(`${one} & ${later}`)
  })
  return [...pairs]
}
