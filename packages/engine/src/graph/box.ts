import type { After } from '../flow/resolved.ts'
import { fitText, type TextBlock } from './fit-text.ts'
import type { FlowNode } from './types.ts'

/** A node ready to draw: its shape, its words and its size. Its position is found later. */
export type Box = {
  readonly node: FlowNode
  /** "again": a node that is drawn in full elsewhere, and only named here. */
  readonly shape: FlowNode['kind'] | 'again'
  readonly name: TextBlock
  readonly title?: TextBlock
  readonly after?: TextBlock
  readonly width: number
  readonly height: number
}

/** What comes after a side step; "lost" is one that cannot be reached. */
export type Afterwards = After | 'lost'

export const nameSize = 13.5
export const titleSize = 12
export const afterSize = 11.5
export const labelSize = 11.5
/** Where the words of a main step begin: after the circle with its number. */
export const numberRoom = 44
const padding = 11

const textWidths = { start: 120, step: 204, side: 168, questions: 176, leave: 220, again: 190 } as const satisfies Record<
  Box['shape'],
  number
>

export function makeBox(node: FlowNode, shape: Box['shape'], afters: readonly Afterwards[] = []): Box {
  const room = textWidths[shape]
  const name = fitText(shape === 'again' ? againWords(node) : node.name, nameSize, room, 2, true)
  const title =
    shape === 'again' || node.title === undefined ? undefined : fitText(node.title, titleSize, room, shape === 'questions' ? 4 : 2)
  const after = afters.length === 0 ? undefined : fitText(afters.map((one) => afterWords[one]).join(' or '), afterSize, room, 2)
  const inner = shape === 'step' ? room : Math.max(name.width, title?.width ?? 0, after?.width ?? 0)
  return {
    node,
    shape,
    name,
    ...(title ? { title } : {}),
    ...(after ? { after } : {}),
    width: shape === 'step' ? numberRoom + inner + padding : inner + 2 * padding + 8,
    height: name.height + (title?.height ?? 0) + (after ? after.height + 3 : 0) + 2 * padding - (shape === 'again' ? 8 : 0),
  }
}

const afterWords = {
  on: '→ then on',
  return: '↩ then back',
  end: '⇥ then leaves',
  lost: 'no step leads here',
} as const satisfies Record<Afterwards, string>

function againWords({ number, name }: FlowNode): string {
  return number === undefined ? name : `${number} ${name}`
}
