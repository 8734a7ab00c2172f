import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import type { Language } from '../texts-in.ts'
import { accented, nearWord } from './near-words.ts'
import { countsOf, documentsIn, wordCounts, wordsOf } from './word-counts.ts'

/** How often a word has to be in all texts to be what was meant. */
const known = 3
const shortest = 4
/** A word that lacks one of two equal letters is a slip only from one that is said often: “acount”. */
const knownWell = 20

/** Words that are right, and look like slips from another. */
const words =
  'field filed trail trial form from quiet quite diary dairy angle angel board broad casual causal calm clam sacred scared united untied unite untie signed singed sign sing coast coats lots lost tired tried there three does dose barely barley latter supper planned hopping comma dinner dessert loose meet feed choose good root shoot carro perro parra corro cerro cuarto'
const alsoWords = new Set(words.split(' '))

/**
 * Slips of the hand: a word that is nowhere else, and that is a common word of these texts with two letters swapped or one doubled; a long
 * one that lacks a letter or has another vowel; in Spanish one without its accent. Other misspellings look too much like words that are right.
 */
export function checkSpelling(catalogue: Catalogue): Diagnostic[] {
  const counts = wordCounts(catalogue)
  return (['en', 'es'] as const).flatMap((language) =>
    documentsIn(catalogue, language).flatMap((doc) => slipsIn(doc, counts[language], language)),
  )
}

function slipsIn(doc: Document, counts: ReadonlyMap<string, number>, language: Language): Diagnostic[] {
  const rare = onceSaid(doc).filter(({ small }) => counts.get(small) === 1)
  return rare.flatMap(({ word, small, at }) => {
    const meant = meantBy(small, counts, language)
    if (meant === undefined) return []
    const message = `“${word}” is in no other text.`
    const fix = `Did you mean “${meant}”? If the word is right, say it with another one, or ask a developer to add it to the known words.`
    return [report(doc, at, { rule: 'spelling', severity: 'warning', message, fix })]
  })
}

function meantBy(small: string, counts: ReadonlyMap<string, number>, language: Language): string | undefined {
  const withAccent = language === 'es' ? accented(counts).get(small) : undefined
  if (withAccent !== undefined || small.length < shortest || alsoWords.has(small)) return withAccent
  const slip = slipsFrom(small).find((one) => one !== small && (counts.get(one) ?? 0) >= known)
  return (
    slip ??
    withDoubled(small).find((one) => (counts.get(one) ?? 0) >= knownWell) ??
    (language === 'en' ? nearWord(small, counts) : accented(counts).get(small))
  )
}

function withDoubled(word: string): string[] {
  const letters = [...word]
  return letters.map((letter, at) => [...letters.slice(0, at), letter, ...letters.slice(at)].join(''))
}

/** The words of which this one is a slip: two neighbours swapped, or one letter doubled. */
function slipsFrom(word: string): string[] {
  const letters = [...word]
  const swapped = letters.slice(1).map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
  const single = letters.flatMap((letter, at) =>
    letter === letters[at + 1] ? [[...letters.slice(0, at), ...letters.slice(at + 1)].join('')] : [],
  )
  return [...swapped, ...single]
}

const onceSaid = onceEach((doc: Document) => wordsOf(doc).filter(({ small }) => countsOf(doc).get(small) === 1))
