import type { ModeItem } from '@app/schemas/flow/mode'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { type ExpandedItem, expandItems } from '../../resolve/items.ts'

type Piece = Extract<ModeItem, { readonly sequence: string }>

/** Two pieces of one sequence: what stands between them in it has a place of its own in the mode. */
export function checkLeftBetween(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  const own = new Set([...namesIn(items), ...(doc.data.side ?? [])])
  return doc.data.steps.flatMap((item, index) => {
    const before = doc.data.steps.slice(0, index).findLast((one) => isPiece(one) && isPiece(item) && one.sequence === item.sequence)
    if (!isPiece(item) || before === undefined || !isPiece(before) || before.until === undefined || item.from === undefined) return []
    const { steps = [] } = documents.sequence.get(item.sequence)?.data ?? {}
    const order = namesIn(expandItems(steps, (name) => documents.sequence.get(name)?.data, documents.questions.get('questions')?.data))
    const between = order.slice(order.indexOf(before.until) + 1, order.indexOf(item.from))
    const lost = between.filter((step) => !own.has(step))
    return lost.length === 0 ? [] : [report(doc, ['steps', index, 'from'], leftBetween(item, before.until, lost))]
  })
}

function isPiece(item: ModeItem): item is Piece {
  return typeof item === 'object' && 'sequence' in item
}

function namesIn(items: readonly ExpandedItem[]): readonly string[] {
  return items.flatMap(({ branches }) => branches.map(({ step }) => step))
}

function leftBetween({ sequence, from }: Piece, until: string, lost: readonly string[]) {
  const names = lost.map((step) => `“${step}”`).join(', ')
  return {
    rule: 'left-between',
    message: `Between “${until}” and “${from}” the sequence “${sequence}” has ${names}, and this mode doesn’t.`,
    fix: `Write "from": "${lost[0]}". If it is meant to be left out here, name the steps of this piece one by one.`,
  }
}
