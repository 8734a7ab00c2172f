import type { PlacedBox, PlacedEdge } from './placed.ts'
import { placeRows, type Row } from './rows.ts'
import { placeSkips } from './skips.ts'
import { placeSpine } from './spine.ts'
import type { FlowGraph } from './types.ts'

export type Placed = { readonly boxes: readonly PlacedBox[]; readonly edges: readonly PlacedEdge[] }

/**
 * The main steps stand under each other in one straight line. What a step leads aside to stands to its right, and the ways
 * past skipped steps run to its left.
 */
export function placeGraph(graph: FlowGraph): Placed {
  const rows = placeRows(graph)
  const rowOf = new Map(rows.flatMap(({ ids }, index) => [...ids].map((id) => [id, index] as const)))
  const along = graph.edges.flatMap((edge) => {
    const from = rowOf.get(edge.from)
    const to = rowOf.get(edge.to)
    return from === undefined || to === undefined || edge.kind === 'detour' || edge.kind === 'action' ? [] : [{ edge, from, to }]
  })
  return {
    boxes: rows.flatMap(({ blocks, y }) =>
      blocks.flatMap(({ block, x }) => block.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }))),
    ),
    edges: [
      ...placeSpine(
        rows,
        along.filter(({ from, to }) => to === from + 1),
      ),
      ...placeSkips(
        rows,
        along.filter(({ from, to }) => to !== from + 1),
      ),
      ...rows.flatMap(asideEdges),
    ],
  }
}

function asideEdges({ blocks, y }: Row): PlacedEdge[] {
  return blocks.flatMap(({ block, x }) =>
    block.edges.map(({ kind, points, label }) => ({
      kind,
      points: points.map((point) => ({ x: point.x + x, y: point.y + y })),
      ...(label ? { label: { ...label, x: label.x + x, y: label.y + y } } : {}),
    })),
  )
}
