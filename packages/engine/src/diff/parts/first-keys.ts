import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { expandMode, requiredKeys } from '../../resolve/resolve.ts'

/**
 * Whoever has an account comes in at the first page, in the order of the progress keys, that is not done. A page with which a mode begins, and
 * whose key is new since then and stands behind another one of the mode, would be asked only after what comes later.
 */
export function laterFirstKeys(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const [then, now] = [before, after].map(({ documents }) => documents.facts.get('facts'))
  if (!then || !now || then === now) return []
  const known = new Set(then.data.progress.map(({ key }) => key))
  return [...after.documents.mode.values()].flatMap((doc) => {
    const [first, ...others] = requiredKeys(after, doc.data, expandMode(after, doc.data))
    const begun = others.find(({ key, items }) => !known.has(key) && Math.min(...items) === 0)
    return first && begun && !first.items.includes(0) ? [later(now, doc.name, begun.key, first.key)] : []
  })
}

function later(facts: Document<'facts'>, mode: string, key: string, first: string): Diagnostic {
  const index = facts.data.progress.findIndex((one) => one.key === key)
  const message = `“${mode}” begins with what “${key}” is the key of, and “${first}” stands before it: whoever has an account would be led past its first page.`
  return report(facts, ['progress', index], { rule: 'first-key-later', message, fix: `Put “${key}” before “${first}”.` })
}
