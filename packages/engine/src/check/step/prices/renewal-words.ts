import { renewingProducts } from '@app/schemas/flow/panels/price'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { canonical } from '../../../resolve/canonical.ts'
import { textsIn } from '../../text/texts-in.ts'

const saysOnce = /\b(?:you pa(?:y|id) once|doesn’t renew|nothing to cancel)\b/i
const saysRenews = /\b(?:it renews|renews until you)\b/i
const renewing: ReadonlySet<string> = new Set(renewingProducts)

/** What is shown to those who buy something says of its renewal what is so of it. */
export function checkRenewalWords(doc: Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  const sold = soldWhen(catalogue.documents)
  return (doc.data.body ?? []).flatMap((block, index) => {
    const product = block.when === undefined ? undefined : sold.get(canonical(block.when))
    if (product === undefined) return []
    const renews = renewing.has(product)
    const words = textsIn(doc).filter(({ at }) => at[0] === 'body' && at[1] === index)
    const said = words.find(({ text }) => !/\bif it renews\b/i.test(text) && (renews ? saysOnce : saysRenews).test(text))
    if (!said) return []
    const message = `This is shown to people who buy “${product}”, which ${renews ? 'renews' : 'does not renew'}: “${said.text}”`
    const fix = 'Look at "when": it may be that of another product or variant. If it is right, mend the words.'
    return [report(doc, ['body', index, 'when'], { rule: 'renews-otherwise', message, fix })]
  })
}

/** The product that is charged under a condition, where it is one. */
const soldWhen = onceEach(({ step }: Catalogue['documents']): ReadonlyMap<string, string> => {
  const sales = [...step.values()].flatMap(({ data }) => (data.paysFor ?? []).filter(({ charged }) => charged === 'now'))
  const named = sales.flatMap(({ product, when }) => (when === undefined ? [] : [[canonical(when), product] as const]))
  return new Map(named.filter(([when, product]) => named.every(([other, sold]) => other !== when || sold === product)))
})
