import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { textsIn } from '../texts-in.ts'
import { documentsIn } from './word-counts.ts'

/** So often a word has to have one article, and never the other, to be known by it. */
const enough = 3

const article = /(?<!\p{L})(?<article>el|la|los|las|una?|est[ea]|estos|estas|nuestr[oa]s?)\s+(?<noun>\p{L}{3,})/giu
const feminine = /^(?:las?|una|estas?|nuestras?)$/i
/** “La” may also be “it”: “la guarda” is “keeps it”. */
const isAlsoIt = /^(?:la|los|las)$/i

type Known = { el: number; la: number; isNoun: boolean }

/** “El cuenta”: an article that a word has nowhere else. */
export function checkSpanishGender(catalogue: Catalogue): readonly Diagnostic[] {
  const documents = documentsIn(catalogue, 'es')
  const known = new Map<string, Known>()
  for (const { noun, gender, isNoun } of documents.flatMap((doc) => articlesIn(doc))) {
    const one = known.get(noun) ?? { el: 0, la: 0, isNoun: false }
    one[gender] += 1
    one.isNoun ||= isNoun
    known.set(noun, one)
  }
  return documents.flatMap((doc) =>
    articlesIn(doc).flatMap(({ said, noun, gender, at }) => {
      const one = known.get(noun)
      const other = gender === 'el' ? 'la' : 'el'
      if (!one?.isNoun || one[gender] !== 1 || one[other] < enough) return []
      const message = `“${said}”: in ${one[other]} other places “${noun}” goes with ${other === 'la' ? '“la”, “una”' : '“el”, “un”'}.`
      return [report(doc, at, { rule: 'other-article', severity: 'warning', message, fix: 'Write the article that the word has.' })]
    }),
  )
}

const articlesIn = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) =>
    [...text.matchAll(article)].map(({ 0: said, groups }) => {
      const { article: before = '', noun = '' } = groups ?? {}
      const gender = feminine.test(before) ? ('la' as const) : ('el' as const)
      return { said, at, noun: noun.toLowerCase(), gender, isNoun: !isAlsoIt.test(before) }
    }),
  ),
)
