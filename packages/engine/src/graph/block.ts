import dagre from '@dagrejs/dagre'
import { type Afterwards, type Box, labelSize, makeBox } from './box.ts'
import { elbows } from './elbows.ts'
import { fitText } from './fit-text.ts'
import type { PlacedBox, PlacedEdge, Point } from './placed.ts'
import type { FlowEdge, FlowGraph, FlowNode } from './types.ts'

/** A main step with the side steps it leads to, to its right. The main step is at 0, 0. */
export type Block = {
  readonly boxes: readonly PlacedBox[]
  readonly edges: readonly PlacedEdge[]
  readonly root: PlacedBox
  readonly left: number
  readonly right: number
}

type Way = { readonly from: string; readonly to: string; readonly edge: FlowEdge }
type Gathered = { readonly nodes: Map<string, { node: FlowNode; shape: Box['shape']; afters: Set<Afterwards> }>; readonly ways: Way[] }

/** Lays one block out. A side step is drawn in full once, where it is first reached (recorded in `drawn`), and named elsewhere. */
export function layoutBlock(root: FlowNode, graph: FlowGraph, drawn: Set<string>): Block {
  const { nodes, ways } = gather(root, graph, drawn)
  const layout = new dagre.graphlib.Graph({ multigraph: true })
  layout.setGraph({ rankdir: 'LR', nodesep: 14, edgesep: 12, ranksep: 44 })
  const boxes = [...nodes].map(([id, { node, shape, afters }]) => ({ id, box: makeBox(node, shape, [...afters]) }))
  for (const { id, box } of boxes) layout.setNode(id, { width: box.width, height: box.height })
  const labels = ways.map(({ edge }) => (edge.label === undefined ? undefined : fitText(edge.label, labelSize, 156, 4)))
  ways.forEach(({ from, to }, index) => {
    const label = labels[index]
    layout.setEdge(from, to, { labelpos: 'c', width: (label?.width ?? 0) + 12, height: (label?.height ?? 0) + 6 }, `${index}`)
  })
  dagre.layout(layout)
  const at = layout.node(root.id)
  const byId = new Map(boxes.map(({ id, box }) => [id, { ...box, x: layout.node(id).x - at.x, y: layout.node(id).y - at.y }]))
  const placedBox = (id: string): PlacedBox => {
    const box = byId.get(id)
    if (!box) throw new Error(`The box of ${id} was not laid out.`)
    return box
  }
  const edges = ways.map(({ from, to, edge }, index): PlacedEdge => {
    const { points, x, y } = layout.edge(from, to, `${index}`)
    const label = labels[index]
    const shifted = points.map((point) => ({ x: point.x - at.x, y: point.y - at.y }))
    const way = straighten(shifted, placedBox(from), placedBox(to))
    return { kind: edge.kind, points: way, ...(label ? { label: { ...label, x: x - at.x, y: y - at.y } } : {}) }
  })
  const placed = [...byId.values()]
  return { boxes: placed, edges, root: placedBox(root.id), ...extent(placed, edges) }
}

/** From the right side of one box to the left side of the other; a way that leads back stays as it was laid out. */
function straighten(points: readonly Point[], from: PlacedBox, to: PlacedBox): readonly Point[] {
  const start = { x: from.x + from.width / 2, y: from.y }
  const end = { x: to.x - to.width / 2, y: to.y }
  return start.x < end.x ? elbows([start, ...points.slice(1, -1), end]) : points
}

function gather(root: FlowNode, graph: FlowGraph, drawn: Set<string>): Gathered {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const afters = new Set<Afterwards>(root.kind === 'side' ? ['lost'] : [])
  const gathered: Gathered = { nodes: new Map([[root.id, { node: root, shape: root.kind, afters }]]), ways: [] }
  const visit = (from: string) => {
    for (const edge of graph.edges) {
      const node = byId.get(edge.to)
      if (edge.from !== from || !node || (edge.kind !== 'detour' && edge.kind !== 'action')) continue
      const here = gathered.nodes.has(node.id)
      const again = !here && (node.kind === 'step' || drawn.has(node.id))
      const id = again ? `again ${node.id}` : node.id
      if (!gathered.nodes.has(id)) gathered.nodes.set(id, { node, shape: again ? 'again' : node.kind, afters: new Set() })
      if (edge.after !== undefined) gathered.nodes.get(id)?.afters.add(edge.after)
      gathered.ways.push({ from, to: id, edge })
      if (here || again) continue
      drawn.add(node.id)
      visit(node.id)
    }
  }
  visit(root.id)
  return gathered
}

function extent(boxes: readonly PlacedBox[], edges: readonly PlacedEdge[]): Pick<Block, 'left' | 'right'> {
  const parts = [...boxes, ...edges.flatMap(({ label }) => label ?? [])]
  return {
    left: Math.min(...parts.map(({ x, width }) => x - width / 2)),
    right: Math.max(...parts.map(({ x, width }) => x + width / 2)),
  }
}
