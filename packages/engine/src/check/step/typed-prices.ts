import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { textsIn } from '../text/texts-in.ts'

const sum = /\$\s?\d[\d,.]*/
const ofOurs = /\b(?:price|costs?|charged?|charges|our fee|membership|concierge|a month|a year:|per (?:month|year))\b/i

/** What we sell has its price in the price list: a sum that is typed out is another one as soon as the price changes. */
export function checkTypedPrices(doc: Document<'step'>): Diagnostic[] {
  const sells = (doc.data.paysFor ?? []).length > 0 || (doc.data.body ?? []).some((block) => 'products' in block)
  if (!sells) return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const typed = text.split(/(?<=[.?])\s+/).find((sentence) => sum.test(sentence) && ofOurs.test(sentence))
    if (typed === undefined) return []
    const message = `“${sum.exec(typed)?.[0]}” is a price that is typed out.`
    return [report(doc, at, { rule: 'typed-price', message, fix: 'Leave the sum to the price panel of this page.' })]
  })
}
