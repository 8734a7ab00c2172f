import { drawBox } from './draw-box.ts'
import { drawLabel, drawLine } from './draw-edge.ts'
import { drawLegend } from './legend.ts'
import { markup } from './markup.ts'
import { type Placed, placeGraph } from './place.ts'
import { styleSheet } from './style-sheet.ts'
import { tenths } from './tenths.ts'
import type { FlowGraph } from './types.ts'

const margin = 28
const leastWidth = 640

/** The graph as a picture of its own: no font, script or file from elsewhere, readable on light and dark. The same graph gives the same text. */
export function svg(graph: FlowGraph): string {
  const placed = placeGraph(graph)
  const bounds = boundsOf(placed)
  const width = Math.max(leastWidth, bounds.right - bounds.left + 2 * margin)
  const legend = drawLegend(placed, width - 2 * margin)
  const top = 86 + legend.height + 18
  const height = top + bounds.bottom - bounds.top + margin
  const slack = (width - 2 * margin - (bounds.right - bounds.left)) / 2
  const shift = `translate(${tenths(margin + slack - bounds.left)} ${tenths(top - bounds.top)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tenths(width)} ${tenths(height)}" width="${tenths(width)}" height="${tenths(height)}" role="img" aria-labelledby="title about">`,
    `<title id="title">${markup(graph.title)}</title>`,
    `<desc id="about">${markup(`The flow mode ${graph.mode}, version ${graph.version}: every step in order, and every way aside.`)}</desc>`,
    `<style>${styleSheet}</style>`,
    drawMarkers(),
    `<rect class="paper" width="100%" height="100%"/>`,
    `<text class="heading" x="${margin}" y="46">${markup(graph.title)}</text>`,
    `<text class="about" x="${margin}" y="68">${markup(aboutLine(graph))}</text>`,
    `<g transform="translate(${margin} 86)">${legend.text}</g>`,
    `<g transform="${shift}">`,
    ...placed.edges.map(drawLine),
    ...placed.edges.map(drawLabel),
    ...placed.boxes.map(drawBox),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function aboutLine({ mode, version, nodes }: FlowGraph): string {
  const count = (kind: string, one: string, many: string) => {
    const number = nodes.filter((node) => node.kind === kind).length
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  }
  return [mode, `version ${version}`, ...count('step', 'step', 'steps'), ...count('side', 'side step', 'side steps')].join('  ·  ')
}

function boundsOf({ boxes, edges }: Placed): { left: number; right: number; top: number; bottom: number } {
  const parts = [
    ...boxes,
    ...edges.flatMap(({ label }) => label ?? []),
    ...edges.flatMap(({ points }) => points.map((point) => ({ ...point, width: 8, height: 8 }))),
  ]
  return {
    left: Math.min(...parts.map(({ x, width }) => x - width / 2)),
    right: Math.max(...parts.map(({ x, width }) => x + width / 2)),
    top: Math.min(...parts.map(({ y, height }) => y - height / 2)),
    bottom: Math.max(...parts.map(({ y, height }) => y + height / 2)),
  }
}

function drawMarkers(): string {
  const markers = ['order', 'skip', 'detour', 'action'].map(
    (kind) =>
      `<marker id="to-${kind}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="head ${kind}" d="M0 0.5 10 5 0 9.5z"/></marker>`,
  )
  return `<defs>${markers.join('')}</defs>`
}
