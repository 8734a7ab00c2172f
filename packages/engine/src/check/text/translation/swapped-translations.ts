import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { report } from '../../../load/document.ts'
import { pairsOf } from './translation.ts'

/** Two texts of one file that changed places: each says what the other says everywhere else. */
export function checkSwappedTranslations(catalogue: Catalogue): Diagnostic[] {
  const files = [...catalogue.documents.translation.values()].map((doc) => ({ doc, pairs: pairsOf(doc, catalogue) }))
  const all = Map.groupBy(
    files.flatMap(({ doc, pairs }) => pairs.map(({ english, text }) => ({ file: doc.name, english, text }))),
    ({ text }) => text,
  )
  // Nearly every text has one meaning.
  const meanings = new Map([...all].filter(([, [first, ...others]]) => others.some(({ english }) => english !== first?.english)))
  return files.flatMap(({ doc, pairs }) => {
    const own = new Map(pairs.map((pair) => [pair.english, pair]))
    return pairs.flatMap(({ english, text, to }) => {
      const elsewhere = (meanings.get(text) ?? []).filter(({ file }) => file !== doc.name).map((one) => one.english)
      const meant = elsewhere.find((one) => own.has(one) && own.get(one)?.text !== text)
      if (meant === undefined || elsewhere.includes(english)) return []
      const message = `“${text}” is “${meant}” everywhere else, and stands for “${english}” here.`
      return [
        report(doc, to, { rule: 'translations-swapped', message, fix: 'Put each in its place: lists are in the order of the English.' }),
      ]
    })
  })
}
