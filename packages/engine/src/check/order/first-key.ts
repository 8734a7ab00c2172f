import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { requiredKeys } from '../../resolve/resolve.ts'

/**
 * Whoever has an account comes in at the first page, in the order of the progress keys, that is not done. A page with which a mode begins, and
 * whose key stands behind another one of the mode, would be asked only after what comes later.
 */
export function checkFirstKey(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const [first, ...others] = requiredKeys(catalogue, doc.data, items)
  const begun = others.find((one) => Math.min(...one.items) === 0)
  const facts = catalogue.documents.facts.get('facts')
  if (!first || !begun || !facts || first.items.includes(0)) return []
  const index = facts.data.progress.findIndex(({ key }) => key === begun.key)
  const message = `“${doc.name}” begins with what “${begun.key}” is the key of, and “${first.key}” stands before it: whoever has an account would be led past its first page.`
  return [report(facts, ['progress', index], { rule: 'first-key-later', message, fix: `Put “${begun.key}” before “${first.key}”.` })]
}
