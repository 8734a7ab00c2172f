import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'
import { stillToWrite } from '../todo.ts'
import { isOtherLanguage } from './other-language.ts'
import { countsUnquoted, documentsIn, wordCounts } from './word-counts.ts'

/** A word that is said more often is no stranger. */
const mostInOneText = 4

/** Words of one language stand in texts of the other too. */
const mostToOne = 10

/** Small words of the other language, each of which is enough. */
const unmistakable: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('los las para una pero nosotros cuenta'.split(' ')),
  es: new Set('we the you your our they with from this that'.split(' ')),
}

type Counts = Readonly<Record<Language, ReadonlyMap<string, number>>>

/**
 * A button that stayed in English, or half a sentence of Spanish: words that only texts of the other language have. One of them among others
 * may be a word that both have; two are none, and neither is one that stands alone.
 */
export function checkForeignWords(catalogue: Catalogue): readonly Diagnostic[] {
  const counts = wordCounts(catalogue, countsUnquoted)
  const formal = new Set([...catalogue.documents.page.values()].filter(({ data }) => data.formal).map(({ name }) => name))
  return (['en', 'es'] as const).flatMap((language) =>
    documentsIn(catalogue, language)
      .filter(({ kind, name }) => kind !== 'brand' && !formal.has(kind === 'page' ? name : name.replace(/^es\/pages\//, '')))
      .flatMap((doc) => suspects(doc, counts)),
  )
}

function suspects(doc: Document, counts: Counts): readonly Diagnostic[] {
  const language = languageOf(doc)
  // Most files have none.
  if (![...countsUnquoted(doc).keys()].some((word) => isStrange(word, language, counts))) return []
  return textsOf(doc).flatMap(({ text, at, words }) => {
    const found = foreignIn(text, words, language, counts)
    if (found.length === 0) return []
    const [own, other] = language === 'en' ? ['English', 'Spanish'] : ['Spanish', 'English']
    const message = `${found.map((word) => `“${word}”`).join(' and ')} ${found.length > 1 ? 'are' : 'is'} in hardly any other ${own} text, and in texts in ${other}.`
    return [
      report(doc, at, {
        rule: 'other-language',
        severity: 'warning',
        message,
        fix: `Write it in ${own}; the ${other} words are in another file.`,
      }),
    ]
  })
}

function foreignIn(text: string, words: readonly string[], language: Language, counts: Counts): readonly string[] {
  if (words.length > 1 && words.every((word) => isOfOther(word, language, counts))) return words
  const found = words.filter((word) => isStrange(word, language, counts) && (counts[language].get(word) ?? 0) <= timesIn(text, word))
  return found.length > 1 || found.length === words.length || found.some((word) => unmistakable[language].has(word)) ? found : []
}

function isStrange(word: string, language: Language, counts: Counts): boolean {
  return (counts[language].get(word) ?? 0) < mostInOneText && (counts[language === 'en' ? 'es' : 'en'].get(word) ?? 0) > 0
}

/** Said in the other language all the time, and hardly ever in this one, where it may stand in brackets. */
function isOfOther(word: string, language: Language, counts: Counts): boolean {
  const [own, other] = [counts[language], counts[language === 'en' ? 'es' : 'en']].map((known) => known.get(word) ?? 0)
  return isStrange(word, language, counts) && (other ?? 0) >= mostToOne * (own ?? 0)
}

const textsOf = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) => {
    const isRead = at.at(-1) !== 'source' && stillToWrite(text) === undefined && !isOtherLanguage(text, languageOf(doc))
    return isRead ? [{ text, at, words: plainWords(text) }] : []
  }),
)

/** Words without names, what is quoted or explained in brackets, and what a machine calls so. */
function plainWords(text: string): readonly string[] {
  const said = text
    .replace(/“[^”]*”|\{[^}]*\}|\([^)]*\)/g, ' ')
    .split(' ')
    .filter((word) => !/[_/@]/.test(word))
    .join(' ')
  return [...said.matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
    const isName = /^\p{Lu}/u.test(word) && (!/\p{Ll}/u.test(word) || !/(?:^|[.?:¿;] ?)$/.test(said.slice(0, index)))
    return isName ? [] : [word.toLowerCase()]
  })
}

function timesIn(text: string, small: string): number {
  return (
    text
      .replace(/“[^”]*”/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => word === small).length ?? 0
  )
}
