import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { englishNumbers, spanishNumbers } from '../claims/number-words.ts'
import { isOtherLanguage } from '../grammar/other-language.ts'
import { sentencesOf } from '../sentences.ts'
import { stillToWrite } from '../todo.ts'
import { addedNo } from './added-no.ts'
import type { Pair } from './original.ts'
import { otherMeaning } from './translation-terms.ts'

/** Zero and one are said in other ways too. */
const [english, spanish] = [englishNumbers, spanishNumbers].map((words) =>
  Object.fromEntries(Object.entries(words).filter(([, number]) => number > 1)),
)

/** What English says without the number, and Spanish with it, and the other way round; a time is always counted. */
const pairWords = /\b(?:two|both|twice|either|neither)\b/i
const twoOfTime = /\b(?:two|dos) (?:business )?(?:years|months|weeks|days|hours|minutes|años|meses|semanas|días|horas|minutos)\b/i
const negations = {
  english: /\b(?:not|no|never|nothing|nobody|none|neither|nor|without|cannot|nowhere)\b|n’t\b/i,
  spanish:
    /(?<!\p{L})(?:no|nunca|jamás|nada|nadie|ningun[oa]?|ningún|ni|sin|tampoco|dudas?|distint[oa]s?|falt[ae]n?|menos de|deja de)(?!\p{L})/iu,
}

/** What a translation says is what its text says: the same numbers, a “no” where there is one, what it is about, and “tú”. */
export function checkSense(doc: Document<'translation'>, pairs: readonly Pair[]): Diagnostic[] {
  // Where another language joins Spanish, it brings words of its own.
  if (!doc.name.startsWith('es/')) return []
  const found = pairs.flatMap((pair) => {
    // A text that is still in English, or to be written, has that one mistake.
    if (pair.text === pair.english || stillToWrite(pair.text) !== undefined || isOtherLanguage(pair.text, 'es')) return []
    const problem = otherNumber(pair) ?? sentWord(pair) ?? lostNo(pair) ?? addedNo(pair) ?? formal(pair) ?? otherMeaning(pair)
    return problem ? [report(doc, pair.to, problem)] : []
  })
  return [...found, ...crossed(doc, pairs)]
}

/** A number that only one of the two has. */
export function otherNumber({ english: original, text }: Pair) {
  const wanted = numbersIn(original, english)
  const given = numbersIn(text, spanish)
  const isPair = pairWords.test(original) && !twoOfTime.test(original) && !twoOfTime.test(text)
  const differing = [...wanted, ...given].filter((number) => !(wanted.has(number) && given.has(number)) && !(number === '2' && isPair))
  if (differing.length === 0) return undefined
  const said = (numbers: ReadonlySet<string>) => [...numbers].join(', ') || 'no number'
  return {
    rule: 'other-number',
    message: `The translation has ${said(given)} where the original has ${said(wanted)}.`,
    fix: 'Have the same numbers in both, in words or in digits.',
  }
}

function numbersIn(text: string, words: Readonly<Record<string, number>> = {}): ReadonlySet<string> {
  // A thousand millions are one word in one of the languages and two in the other.
  const own = text.replace(/\{[^}]*\}|\d+ billion|(?:\d+ )?mil millones/g, '')
  const named = own.toLowerCase().match(/\p{L}+/gu) ?? []
  const written = own.match(/\d[\d,.]*\d|\d/g) ?? []
  return new Set([...named.flatMap((word) => (Object.hasOwn(words, word) ? [String(words[word])] : [])), ...written])
}

/** A word that people send back is read by a machine, in one language. */
function sentWord({ english: original, text }: Pair) {
  const word = /\b(?:[Rr]eply|[Tt]ext|[Tt]ype|[Ss]end)(?: us)? ([A-Z]{3,})\b/.exec(original)?.[1]
  if (word === undefined || text.includes(word)) return undefined
  const message = `“${word}” is what people send, and the translation has another word for it.`
  return { rule: 'other-word-to-send', message, fix: `Leave “${word}” as it is.` }
}

/** Where one thing that is said ends, and another begins, which has its own “no”. */
const clauseEnd = {
  english: /[,;:] (?:and|but|so) (?=you |we |they |it |no |that |this )|; /i,
  spanish: /[,;:]? (?:y|pero|así que) (?=no |nos? |debes |puedes |tienes |sin |\p{L}+mos )|; /iu,
}

/** Sentence by sentence, where both have as many. */
function lostNo({ english: original, text }: Pair) {
  const [asked, said] = [original, text].map(sentencesOf)
  if (!asked || !said) return undefined
  const both = asked.length === said.length ? asked.map((one, index) => [one, said[index] ?? ''] as const) : [[original, text] as const]
  const parts = both.flatMap(([one, other]) => {
    const [mine, theirs] = [one.split(clauseEnd.english), other.split(clauseEnd.spanish)]
    return mine.length === theirs.length ? mine.map((part, index) => [part, theirs[index] ?? ''] as const) : [[one, other] as const]
  })
  // One that stands in the sentence before or after is not lost.
  const [asks, says] = [parts.filter(([one]) => negations.english.test(one)), parts.filter(([, other]) => negations.spanish.test(other))]
  const lost = says.length < asks.length ? asks.find(([, other]) => !negations.spanish.test(other)) : undefined
  return (
    lost && {
      rule: 'lost-negation',
      message: `“${lost[0]}” says no, and “${lost[1]}” does not.`,
      fix: 'Say “no” in Spanish too, or say it with “sin”, “nunca” or “ni”.',
    }
  )
}

const formalOwn = /(?<!\p{L})(?:sus?|suy[oa]s?)(?!\p{L})/iu
const familiarOwn = /(?<!\p{L})(?:tus?|tuy[oa]s?|te|ti|cada (?:quien|un[oa]))(?!\p{L})/iu

/** Sentence by sentence, where both have as many. */
function formal({ english: original, text }: Pair) {
  const [asked, said] = [original, text].map(sentencesOf)
  if (!asked || !said) return undefined
  const both = asked.length === said.length ? asked.map((one, index) => [one, said[index] ?? ''] as const) : [[original, text] as const]
  const isFormal = both.some(([one, other]) => {
    const isYours = /\byours?\b/i.test(one) && !/\b(?:their|theirs|his|her|hers|its|whose)\b/i.test(one)
    return isYours && formalOwn.test(other) && !familiarOwn.test(other)
  })
  return isFormal
    ? { rule: 'formal-address', message: 'People are addressed as “tú”, and “su” is that of “usted”.', fix: 'Write “tu”.' }
    : undefined
}

/** Two sentences that have changed places, or one that was copied over another. */
function crossed(doc: Document<'translation'>, pairs: readonly Pair[]): Diagnostic[] {
  const long = 25
  const first = new Map<string, Pair>()
  return pairs.flatMap((pair) => {
    const other = first.get(pair.text)
    first.set(pair.text, other ?? pair)
    if (!other || other.english === pair.english || pair.text.length < long) return []
    const message = `This is the translation of “${other.english}” too, and here it stands for “${pair.english}”.`
    return [report(doc, pair.to, { rule: 'translation-of-another', message, fix: 'Translate what stands here.' })]
  })
}
