import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { heldParts } from './held-parts.ts'

/** What was for some people at the last commit, and is for everybody now, while all else of it is as it was. */
export function lostConditions(doc: Document, then: Document): Diagnostic[] {
  const old = Map.groupBy(heldParts(then.data), ({ what }) => what)
  const now = Map.groupBy(heldParts(doc.data), ({ what }) => what)
  return [...now].flatMap(([what, parts]) => {
    const free = parts.filter(({ when }) => when === undefined)
    const was = old.get(what) ?? []
    const [first, condition] = [free[0], was.find(({ when }) => when !== undefined)?.when]
    if (!first || condition === undefined || free.length <= was.filter(({ when }) => when === undefined).length) return []
    const message = `This is for everybody since the last commit, and was for ${JSON.stringify(condition)}.`
    const fix = 'Is it true for everybody who comes to it now? If that is meant, commit it: it is asked once.'
    return [report(doc, first.at, { rule: 'lost-condition', severity: 'warning', message, fix })]
  })
}
