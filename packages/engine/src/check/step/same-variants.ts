import { conditionLeaves } from '../../flow/conditions.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { canonical } from '../../resolve/canonical.ts'

/** Two blocks for two variants of a test that say the same: people are counted in it, and nobody sees a difference. */
export function checkSameVariants(doc: Document<'step'> | Document<'landing'> | Document<'page'>): Diagnostic[] {
  const list = 'blocks' in doc.data ? 'blocks' : 'body'
  const blocks = 'blocks' in doc.data ? doc.data.blocks : (doc.data.body ?? [])
  const first = new Map<string, string>()
  return blocks.flatMap(({ when, ...rest }, index) => {
    const [leaf, ...others] = when === undefined ? [] : conditionLeaves(when)
    if (!leaf || others.length > 0 || !leaf.fact.startsWith('experiment.')) return []
    const key = `${leaf.fact} ${canonical(rest)}`
    const other = first.get(key)
    const variant = String(leaf.values[0])
    first.set(key, other ?? variant)
    if (other === undefined || other === variant) return []
    const message = `“${variant}” has the words of “${other}” here: nobody would see a difference.`
    return [
      report(doc, [list, index], {
        rule: 'same-variants',
        message,
        fix: 'Say in each what is its own, or take "when" out of one and remove the other.',
      }),
    ]
  })
}
