import { type Block, layoutBlock } from './block.ts'
import { labelSize } from './box.ts'
import { fitText, type TextBlock } from './fit-text.ts'
import type { Point } from './placed.ts'
import type { FlowEdge, FlowGraph, FlowNode } from './types.ts'

type LaidOut = {
  readonly blocks: readonly { readonly block: Block; readonly x: number }[]
  /** Half the height of the highest main step. */
  readonly half: number
  /** The main steps of this row. */
  readonly ids: ReadonlySet<string>
}

/** One row in the order: a main step, or the branches of a choice side by side. `y` is the position of its main steps. */
export type Row = LaidOut & { readonly y: number }

type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const leastGap = 30
const betweenBlocks = 44
const besideSide = 18

/** The main steps in rows under each other, each with its side steps to its right. */
export function placeRows(graph: FlowGraph): Row[] {
  return stackRows(graph, layoutRows(graph))
}

function layoutRows(graph: FlowGraph): LaidOut[] {
  const drawn = new Set<string>()
  const rows = groupByPlace(graph.nodes.filter(({ kind }) => kind === 'start' || kind === 'step' || kind === 'leave'))
  const laidOut = rows.map((nodes) => layoutRow(nodes.map((node) => layoutBlock(node, graph, drawn))))
  // A side step that no step leads to is a mistake in the files; it is still shown, below everything else.
  const lost = graph.nodes.flatMap((node) => {
    if (node.kind !== 'side' || drawn.has(node.id)) return []
    drawn.add(node.id)
    return [layoutRow([layoutBlock(node, graph, drawn)])]
  })
  return [...laidOut, ...lost]
}

function groupByPlace(nodes: readonly FlowNode[]): FlowNode[][] {
  const rows: FlowNode[][] = []
  let last: string | undefined
  for (const node of nodes) {
    const place = node.number?.replace(/\D/g, '')
    if (place !== undefined && place === last) rows.at(-1)?.push(node)
    else rows.push([node])
    last = place
  }
  return rows
}

function layoutRow(blocks: readonly Block[]): LaidOut {
  let right = 0
  const placed = blocks.map((block, index) => {
    const x = index === 0 ? 0 : right + betweenBlocks - block.left
    right = x + block.right
    return { block, x }
  })
  const middle = (placed.at(-1)?.x ?? 0) / 2
  return {
    blocks: placed.map(({ block, x }) => ({ block, x: x - middle })),
    half: Math.max(...blocks.map(({ root }) => root.height / 2)),
    ids: new Set(blocks.map(({ root }) => root.node.id)),
  }
}

/** Puts rows under each other as close as their labels and side steps allow. */
function stackRows(graph: FlowGraph, rows: readonly LaidOut[]): Row[] {
  const taken: Area[] = []
  let bottom = 0
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const gap = before ? gapBetween(graph, before, row) : 0
    const areas = areasOf(row, gap)
    const clear = taken.flatMap((one) => areas.flatMap((area) => (isBeside(one, area) ? [] : [one.bottom + besideSide - area.top])))
    const y = Math.max(bottom + gap + row.half, ...clear)
    bottom = y + row.half
    taken.push(...areas.map((area) => ({ ...area, top: area.top + y, bottom: area.bottom + y })))
    return { ...row, y }
  })
}

/** What a row covers around its main steps: side steps, labels and lines, and for a choice the ways apart and together. */
function areasOf({ blocks, half }: LaidOut, gap: number): Area[] {
  const aside = blocks.flatMap(({ block, x }) => {
    const lines = block.edges.map(({ points }) => around(points, x))
    const parts = [...block.boxes.slice(1), ...block.edges.flatMap(({ label }) => label ?? [])]
    return [...lines, ...parts.map((part) => areaOf(part, x))]
  })
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (blocks.length < 2 || !first || !last) return aside
  return [
    ...aside,
    { left: first.x + first.block.left, right: last.x + last.block.root.width / 2, top: -half - gap, bottom: half + leastGap },
  ]
}

function areaOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }, shift: number): Area {
  return { left: x + shift - width / 2, right: x + shift + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function around(points: readonly Point[], shift: number): Area {
  const [xs, ys] = [points.map(({ x }) => x + shift), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function isBeside(one: Area, other: Area): boolean {
  return one.right + 8 <= other.left || other.right + 8 <= one.left
}

/** Room for the labels of the ways that come in from the row before, or that leave it for a later one. */
function gapBetween(graph: FlowGraph, before: LaidOut, row: LaidOut): number {
  const here = graph.edges.filter((edge) => edge.kind !== 'detour' && edge.kind !== 'action' && before.ids.has(edge.from))
  const height = Math.max(0, ...here.map((edge) => labelOf(edge)?.height ?? 0))
  const isFork = row.blocks.length > 1 || before.blocks.length > 1
  return Math.max(leastGap, (height === 0 ? 0 : height + 28) + (isFork ? 18 : 0))
}

export function labelOf({ label, kind }: FlowEdge): TextBlock | undefined {
  return label === undefined ? undefined : fitText(label, labelSize, kind === 'skip' ? 110 : 190, 4)
}
