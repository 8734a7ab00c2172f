import { type FlowGraph, START, type WayCount } from './types.ts'

/** The graph with what was counted on it: of all who went on from a step, the share that took each way. Ways that nobody took say so. */
export function withShares(graph: FlowGraph, counts: readonly WayCount[]): FlowGraph {
  const nameOf = (step: string | null, other: string) => step ?? other
  const leaves = graph.nodes.find(({ kind }) => kind === 'leave')?.id ?? ''
  const taken = new Map<string, number>()
  const gone = new Map<string, number>()
  for (const { from, to, count } of counts) {
    const [begin, end] = [nameOf(from, START), nameOf(to, leaves)]
    taken.set(`${begin} ${end}`, (taken.get(`${begin} ${end}`) ?? 0) + count)
    gone.set(begin, (gone.get(begin) ?? 0) + count)
  }
  const drawn = new Set<string>()
  const edges = graph.edges.map((edge) => {
    const way = `${edge.from} ${edge.to}`
    const all = gone.get(edge.from) ?? 0
    // Two ways to one step cannot be told apart by where they lead: the first one has the count of both.
    if (all === 0 || drawn.has(way)) return edge
    drawn.add(way)
    const share = shareWords(taken.get(way) ?? 0, all)
    return { ...edge, label: edge.label === undefined ? share : `${share}: ${edge.label}` }
  })
  return { ...graph, edges }
}

function shareWords(count: number, all: number): string {
  if (count === 0) return 'nobody'
  const percent = (count / all) * 100
  return `${percent < 1 ? '<1' : Math.round(percent)} % (${count.toLocaleString('en-US')})`
}
