import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'

const saysNo = /\b(?:no|not|nothing|never|none|nobody)\b|n’t\b/i

/**
 * Two branches by what is so or not so: the page for those of whom it is not so says no in its heading or its name, and not the other.
 */
export function checkCrossedBranches(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  return items.flatMap(({ branches, at }) => {
    const [first, second, ...others] = branches
    if (!first?.when || !second || others.length > 0) return []
    const [[fact, value] = [], ...more] = Object.entries(first.when)
    if (fact === undefined || more.length > 0 || typeof value !== 'boolean') return []
    const isNo = (step: string) => saysNo.test(`${step.replaceAll('-', ' ')} ${documents.step.get(step)?.data.title ?? ''}`)
    const [yes, no] = value ? [first.step, second.step] : [second.step, first.step]
    if (!isNo(yes) || isNo(no)) return []
    const message = `“${yes}” says no, and is shown where “${fact}” is true; “${no}” is shown where it is not.`
    return [report(doc, at, { rule: 'branches-crossed', message, fix: 'Swap the two steps.' })]
  })
}
