import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { textsIn } from '../../text/texts-in.ts'

const sum = /\$\s?\d[\d,.]*/
const ofOurs = /\b(?:price|costs?|charged?|charges|our fee|membership|concierge|a month|a year:|per (?:month|year))\b/i

/** What we take, wherever it is said. What others take is theirs to change. */
const taken =
  /\b(?:we|\{brand\}|\{company\}) (?:take|charge|bill|keep|deduct)s? (?:you )?(?:a (?:fee|charge) of |only |just )?\$\s?\d|\bour (?:fee|price|charge)s? (?:is|are|of)\b[^.?]*\$\s?\d|\b(?:pay|owe) us \$\s?\d/i

/** What we sell has its price in the price list: a sum that is typed out is another one as soon as the price changes. */
export function checkTypedPrices(doc: Document<'step'>): Diagnostic[] {
  const sells = (doc.data.paysFor ?? []).length > 0 || (doc.data.body ?? []).some((block) => 'products' in block)
  return textsIn(doc).flatMap(({ text, at }) => {
    if (!text.includes('$')) return []
    const typed = sentencesOf(text).find((sentence) => taken.test(sentence) || (sells && sum.test(sentence) && ofOurs.test(sentence)))
    if (typed === undefined) return []
    const message = `“${sum.exec(typed)?.[0]}” is a price that is typed out.`
    return [
      report(doc, at, {
        rule: 'typed-price',
        message,
        fix: 'Leave the sum to a price panel (“npm run flows -- list prices”), or say what is free.',
      }),
    ]
  })
}
