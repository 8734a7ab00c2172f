import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { textsOf } from '../../../translate/word-places.ts'

/** Shorter texts are labels, which may well be the same. */
const shortestReported = 40
/** What is counted or sold is called the same on every page. */
const isName = ({ text, at }: { readonly text: string; readonly at: JsonPath }) => text.includes('{count}') || at.includes('prices')

/** Pages that say the same in the same words: each is there to say its own. */
export function checkSameWords({ documents }: Catalogue): Diagnostic[] {
  const first = new Map<string, Document>()
  return [...documents.landing.values(), ...documents.page.values()].flatMap((doc) =>
    textsOf(doc.data).flatMap(({ text, at }) => {
      if (isName({ text, at })) return []
      const other = text.length < shortestReported ? doc : (first.get(text) ?? doc)
      if (text.length >= shortestReported && !first.has(text)) first.set(text, doc)
      if (other === doc) return []
      const message = `“${other.name}” says the same in the same words.`
      return [report(doc, at, { rule: 'same-words', severity: 'warning', message, fix: 'Say what is particular to this page.' })]
    }),
  )
}
