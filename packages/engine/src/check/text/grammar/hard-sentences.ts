import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'
import { readingGrade } from './reading-grade.ts'

/** Words of lawyers and offices, for which everybody has plainer ones. */
const stiff: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:aforementioned|aforesaid|notwithstanding|here(?:in|by|to|with|after|tofore)|there(?:of|in|to|under|upon)|where(?:of|in|upon|as)|pursuant to|kindly|prior to|subsequent to|in accordance with|in the event (?:of|that)|for the purposes? of|with respect to|necessitat\w+|commenc\w+|utili[sz]\w+|facilitat\w+|remit\w*|endeavou?r\w*|ascertain\w*|aggregate of|in lieu of|shall|deemed|forthwith|duly)\b/i,
  es: /(?<!\p{L})(?:sírvase|con anterioridad a(?:l)?|con posterioridad a(?:l)?|sin perjuicio de|no obstante lo|la totalidad de|antedich[oa]s?|susodich[oa]s?|a efectos de|en virtud de|de conformidad con|conforme a lo|a tenor de|por medio de(?:l| la) presente|pudiere|hubiere|fuere|requiriere|procederá a|proceda a|en lo sucesivo|el mismo será|dar inicio|habida cuenta|en el supuesto de)(?!\p{L})/iu,
}

/** How hard a sentence may be, by how many words it has at least: a short one with a long name in it reads easily. */
const hardest: Readonly<Record<Language, readonly (readonly [words: number, most: number])[]>> = {
  en: [[8, 14.5]],
  es: [
    [15, 37],
    [8, 40],
  ],
}

/** No sentence is far harder than the rest: over a whole page it would not count. Agreements and sources say it as they have to. */
export function checkHardSentences(doc: Document, { documents }: Catalogue): readonly Diagnostic[] {
  const page = doc.kind === 'translation' ? /^\w+\/pages\/(.+)$/.exec(doc.name)?.[1] : doc.kind === 'page' ? doc.name : undefined
  return page !== undefined && documents.page.get(page)?.data.formal ? [] : hardSentencesIn(doc)
}

/** The sentences of a file that are so. A page that is hard because of them is told of them, and not as a whole. */
export const hardSentencesIn = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    if (isExact(at)) return []
    const word = stiff[language].exec(text)?.[0]
    if (word !== undefined) return [report(doc, at, stiffWord(word))]
    const hard = text.split(/(?<=[.?:;])\s+/).find((sentence) => isHard(sentence.replace(/\{[^}]*\}/g, ''), language))
    return hard === undefined ? [] : [report(doc, at, hardSentence(hard))]
  })
})

/** What is signed, cited or only read by searches. */
function isExact(at: JsonPath): boolean {
  return at.includes('terms') || at.at(-1) === 'source' || at[0] === 'description'
}

function isHard(sentence: string, language: Language): boolean {
  const words = sentence.match(/[\p{L}’]+/gu) ?? []
  return hardest[language].some(
    ([least, most]) => words.length >= least && (language === 'en' ? readingGrade([sentence]) : spanishHardness(words)) > most,
  )
}

/** Long words in long sentences. Spanish words have more syllables, which are spoken as they are written. */
function spanishHardness(words: readonly string[]): number {
  const syllables = words.reduce((sum, word) => sum + (word.match(/[aeiouáéíóúü]+/gi)?.length ?? 1), 0)
  return 0.39 * words.length + (11.8 * syllables) / words.length
}

function stiffWord(word: string) {
  return {
    rule: 'hard-to-read',
    severity: 'warning',
    message: `“${word}” is a word of offices, and not of people.`,
    fix: 'Say it as you would aloud: “before”, “all of it”, “even if”.',
  } as const
}

function hardSentence(sentence: string) {
  return {
    rule: 'hard-to-read',
    severity: 'warning',
    message: `“${sentence}” is much harder to read than other sentences.`,
    fix: 'Make two or three sentences of it, with everyday words.',
  } as const
}
