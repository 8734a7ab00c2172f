import type { Catalogue } from '../../../load/catalogue.ts'
import type { Document } from '../../../load/document.ts'
import { onceEach, oncePerPair } from '../../../load/once-each.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'
import { stillToWrite } from '../todo.ts'

/** What is still to be written has words of another language. */
export const wordsOf = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) =>
    ((stillToWrite(text) === undefined ? text : '').replace(/\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []).map((word) => ({
      word,
      small: word.toLowerCase(),
      at,
    })),
  ),
)

/** How often each word is in a file. */
export const countsOf = onceEach((doc: Document): ReadonlyMap<string, number> => countOf(wordsOf(doc).map(({ small }) => small)))

/** The same without what is quoted: a sentence to be said in English stays English in a translation. */
export const countsUnquoted = onceEach((doc: Document): ReadonlyMap<string, number> => {
  const counts = new Map(countsOf(doc))
  const quoted = textsIn(doc).flatMap(({ text }) => (text.includes('“') ? (text.match(/“[^”]*”/g) ?? []) : []))
  const words = quoted.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  for (const [word, count] of countOf(words)) counts.set(word, (counts.get(word) ?? 0) - count)
  return counts
})

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export function documentsIn({ documents }: Catalogue, language: Language): readonly Document[] {
  return Object.values(documents).flatMap((ofKind) => [...ofKind.values()].filter((doc: Document) => languageOf(doc) === language))
}

/** How often each word is in all texts of a language, as it is counted in each file. */
export function wordCounts(catalogue: Catalogue, ofFile = countsOf): Readonly<Record<Language, ReadonlyMap<string, number>>> {
  return countsIn(catalogue, ofFile)
}

const countsIn = oncePerPair((catalogue: Catalogue, ofFile: typeof countsOf) => ({
  en: sumOf(documentsIn(catalogue, 'en'), ofFile),
  es: sumOf(documentsIn(catalogue, 'es'), ofFile),
}))

function sumOf(documents: readonly Document[], ofFile: typeof countsOf): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const doc of documents) for (const [word, count] of ofFile(doc)) counts.set(word, (counts.get(word) ?? 0) + count)
  return counts
}
