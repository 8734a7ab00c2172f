import { outline } from './draw-box.ts'
import { textWidth } from './fit-text.ts'
import type { Placed } from './place.ts'

type Entry = { readonly words: string; readonly picture: string; readonly isUsed: (placed: Placed) => boolean }

const size = 12
const pictureWidth = 34
const rowHeight = 26
const between = 22

const hasBox = (shape: string) => (placed: Placed) => placed.boxes.some((box) => box.shape === shape)
const hasEdge = (kind: string) => (placed: Placed) => placed.edges.some((edge) => edge.kind === kind)
const shape = (kind: Parameters<typeof outline>[0]) => `<g class="node ${kind}">${outline(kind, 1, -8, 28, 16)}</g>`
const circle = (style: string) => `<circle class="number${style}" cx="15" cy="0" r="9"/>`
const line = (kind: string) => `<path class="way ${kind}" d="M1 0H29" marker-end="url(#to-${kind})"/>`

const entries: readonly Entry[] = [
  { words: 'main step', picture: shape('step'), isUsed: hasBox('step') },
  {
    words: 'must be done: people come back to it',
    picture: circle(' required'),
    isUsed: ({ boxes }) => boxes.some(({ node }) => node.required),
  },
  { words: 'side step', picture: shape('side'), isUsed: hasBox('side') },
  { words: 'question pages', picture: shape('questions'), isUsed: hasBox('questions') },
  { words: 'drawn elsewhere', picture: shape('again'), isUsed: hasBox('again') },
  { words: 'next step', picture: line('order'), isUsed: hasEdge('order') },
  { words: 'past a step that is not for everybody', picture: line('skip'), isUsed: hasEdge('skip') },
  { words: 'to the side, on an answer or a finding', picture: line('detour'), isUsed: hasEdge('detour') },
  { words: 'by a button (its words in quotes)', picture: line('action'), isUsed: hasEdge('action') },
]

/** What the shapes and lines mean; only those that the picture has. */
export function drawLegend(placed: Placed, width: number): { readonly text: string; readonly height: number } {
  let x = 0
  let y = 0
  const drawn = entries
    .filter(({ isUsed }) => isUsed(placed))
    .map(({ words, picture }) => {
      const room = pictureWidth + Math.ceil(textWidth(words, size))
      if (x > 0 && x + room > width) {
        x = 0
        y += rowHeight
      }
      const entry = `<g transform="translate(${x} ${y + 12})">${picture}<text class="key" x="${pictureWidth + 3}" y="4">${words}</text></g>`
      x += room + between
      return entry
    })
  return { text: drawn.join(''), height: y + rowHeight }
}
