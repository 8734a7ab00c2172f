import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { textsOf } from '../../../translate/word-places.ts'

/** Shorter texts are labels, which may well be the same. */
const shortestReported = 40
/** What is counted or sold is called the same on every page, and so is how we are reached, and where a figure comes from. */
const isName = ({ text, at }: { readonly text: string; readonly at: JsonPath }) =>
  /\{(?:count|hours)\}/.test(text) || at.includes('prices') || at.at(-1) === 'source'

/** More than these are the copy of a page, and one mistake. */
const mostSaid = 3

/** Pages that say the same in the same words: each is there to say its own. It is told of the one that has changed, or else of the later one. */
export function checkSameWords({ documents }: Catalogue, changed: readonly string[] = []): Diagnostic[] {
  const first = new Map<string, Document>()
  const isChanged = ({ path }: { readonly path: string }) => changed.includes(path)
  const pages = [...documents.landing.values(), ...documents.page.values()]
  return [...pages.filter((doc) => !isChanged(doc)), ...pages.filter(isChanged)].flatMap((doc) => {
    const same = textsOf(doc.data).flatMap(({ text, at }) => {
      if (isName({ text, at }) || text.length < shortestReported) return []
      const other = first.get(text) ?? doc
      first.set(text, other)
      return other === doc ? [] : [{ other, at }]
    })
    return [...Map.groupBy(same, ({ other }) => other)].flatMap(([other, there]) => {
      if (there.length <= mostSaid) return there.map(({ at }) => sameWords(doc, other, at, ''))
      return [sameWords(doc, other, there[0]?.at ?? [], ` So it does ${there.length - 1} more times.`)]
    })
  })
}

function sameWords(doc: Document, other: Document, at: JsonPath, more: string): Diagnostic {
  const message = `“${other.name}” says the same in the same words.${more}`
  return report(doc, at, { rule: 'same-words', severity: 'warning', message, fix: 'Say what is particular to this page.' })
}
