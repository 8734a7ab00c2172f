import { afterSize, nameSize, numberRoom, titleSize } from './box.ts'
import type { TextBlock } from './fit-text.ts'
import { markup } from './markup.ts'
import type { PlacedBox } from './placed.ts'
import { tenths } from './tenths.ts'

/** One node: its shape, and its words from the top down. */
export function drawBox(box: PlacedBox): string {
  const { node, shape, x, y, width, height } = box
  const isMain = shape === 'step'
  const textX = isMain ? x - width / 2 + numberRoom : x
  const blocks = [
    { block: box.name, size: nameSize, style: 'name' },
    { block: box.title, size: titleSize, style: 'title' },
    { block: box.after, size: afterSize, style: 'after' },
  ]
  const total = blocks.reduce((sum, { block }) => sum + (block?.height ?? 0), 0)
  let top = y - total / 2
  const words = blocks.flatMap(({ block, size, style }) => {
    if (!block) return []
    const drawn = drawWords(block, textX, top, size, style)
    top += block.height
    return [drawn]
  })
  const said = [node.number, node.name, node.title].filter(Boolean).join(' ')
  return [
    `<g class="node ${shape}" data-step="${markup(node.id)}"><title>${markup(said)}</title>`,
    outline(shape, x - width / 2, y - height / 2, width, height),
    ...(isMain ? [drawNumber(x - width / 2 + numberRoom / 2, y, node.number ?? '', node.required ?? false)] : []),
    ...words,
    '</g>',
  ].join('')
}

function drawWords({ lines, height }: TextBlock, x: number, top: number, size: number, style: string): string {
  const step = height / lines.length
  return lines
    .map((line, index) => {
      const baseline = top + step * index + step / 2 + size * 0.35
      return `<text class="${style}" x="${tenths(x)}" y="${tenths(baseline)}">${markup(line)}</text>`
    })
    .join('')
}

function drawNumber(x: number, y: number, number: string, isRequired: boolean): string {
  return `<circle class="number${isRequired ? ' required' : ''}" cx="${tenths(x)}" cy="${tenths(y)}" r="14"/><text class="digits${isRequired ? ' required' : ''}" x="${tenths(x)}" y="${tenths(y + 4.5)}">${markup(number)}</text>`
}

/** Main steps are rectangles, side steps have their corners cut, question pages lie on a pile, ends are round. */
export function outline(shape: PlacedBox['shape'], x: number, y: number, width: number, height: number): string {
  const rect = (dx: number, dy: number, radius: number) =>
    `<rect class="shape" x="${tenths(x + dx)}" y="${tenths(y + dy)}" width="${tenths(width)}" height="${tenths(height)}" rx="${radius}"/>`
  if (shape === 'questions') return rect(5, 5, 4) + rect(0, 0, 4)
  if (shape === 'side') return `<path class="shape" d="${cutCorners(x, y, width, height)}"/>`
  return rect(0, 0, shape === 'step' ? 9 : tenths(height / 2))
}

function cutCorners(x: number, y: number, width: number, height: number): string {
  const cut = Math.min(11, height / 3)
  const [right, bottom] = [x + width, y + height]
  const points = [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ]
  return `M${points.map((point) => point.map(tenths).join(' ')).join('L')}z`
}
