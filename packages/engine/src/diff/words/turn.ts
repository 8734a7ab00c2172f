import { englishNumbers } from '../../check/text/claims/number-words.ts'
import { sentencesOf } from '../../check/text/sentences.ts'
import { slipBetween } from './slip-between.ts'
import { clauseTurned, otherDoer } from './turned-clause.ts'
import { denyingWords, limitingWords, turningWords } from './turning-words.ts'

/** What a sentence said in these words, and says in others. */
export type Turn = {
  readonly was: string
  readonly is: string
  /** One word is mistyped, in another form, or gone. */
  readonly isWord?: true
}

/** A share of its words that a sentence keeps when it is still the same one. */
const kept = 0.55
const fewestKept = 3
/** A “no” that comes with more words than these is one more thing that is said. */
const mostAdded = 2

const number = new RegExp(
  `\\$?\\d(?:[\\d,.]*\\d)?½?(?: ?%)?(?:-[A-Z]{1,3}\\b)?|\\b(?:${Object.keys(englishNumbers)
    .filter((word) => word !== 'one')
    .join('|')}|half|percent)\\b`,
  'gi',
)

const denied = /(?:n’t|\b(?:not|never))\s+(?<word>\p{L}{3,})/giu

/** How a sentence says something else than it did, with its other words as they were: another number, doer, time or amount, or a “no” less. */
function turnBetween(was: string, is: string): Turn | undefined {
  return isSameButNumbers(was, is) || isSame(was, is)
    ? (turnOf(was, is, [number]) ??
        numberLost(was, is) ??
        firstTurn(was, is) ??
        otherDoer(was, is) ??
        counted(was, is, denyingWords) ??
        denial(was, is) ??
        counted(was, is, limitingWords) ??
        clauseTurned(was, is) ??
        slipBetween(was, is))
    : undefined
}

/** Each sentence of these that is another one since then, with how it was turned. */
export function turnsIn(before: readonly string[], after: readonly string[]) {
  const [old, now] = [before, after].map((texts) => new Set(texts.flatMap(sentencesOf)))
  const gone = [...(old ?? [])].filter((one) => now?.has(one) !== true)
  return [...(now ?? [])].flatMap((sentence) => {
    if (old?.has(sentence)) return []
    const [nearest] = gone.map((was) => ({ was, share: shareKept(was, sentence) })).sort((a, b) => b.share - a.share)
    const turn = nearest && turnBetween(nearest.was, sentence)
    return turn ? [{ sentence, was: nearest.was, turn }] : []
  })
}

function firstTurn(was: string, is: string): Turn | undefined {
  for (const family of turningWords) {
    const turn = turnOf(was, is, family)
    if (turn) return turn
  }
  return undefined
}

/** Words of one kind that are gone, and others of it that have come. */
function turnOf(was: string, is: string, family: readonly RegExp[]): Turn | undefined {
  const [old, now] = [was, is].map((text) => family.map((words) => (text.match(words) ?? []).map((word) => word.toLowerCase())))
  if (!old || !now) return undefined
  const [own] = family
  if (family.length === 1 && own) return changedOf(old[0] ?? [], now[0] ?? [])
  const gone = old.findIndex((words, index) => words.length > (now[index]?.length ?? 0))
  const come = now.findIndex((words, index) => words.length > (old[index]?.length ?? 0))
  return gone < 0 || come < 0 ? undefined : { was: old[gone]?.at(-1) ?? '', is: now[come]?.at(-1) ?? '' }
}

function changedOf(old: readonly string[], now: readonly string[]): Turn | undefined {
  const [gone, come] = [missing(old, now), missing(now, old)]
  return come[0] === undefined || gone[0] === undefined ? undefined : { was: gone[0], is: come[0] }
}

function missing(from: readonly string[], within: readonly string[]): readonly string[] {
  const left = [...within]
  return from.filter((one) => {
    const at = left.findIndex((other) => digits(other) === digits(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** “Two” is “2”. */
function digits(word: string): string {
  return String(englishNumbers[word] ?? word)
}

/** A number that is gone while nothing else is, or has become one: “two checks”, “one check”. */
function numberLost(was: string, is: string): Turn | undefined {
  const [old = [], now = []] = [was, is].map((text) => text.match(number) ?? [])
  if (old.length <= now.length) return undefined
  const [gone = ''] = missing(old, now)
  if (commonWords(was, is) >= wordsOf(is).length) return { was: gone, is: '' }
  return timesOne(is) > timesOne(was) ? { was: gone, is: 'one' } : undefined
}

function timesOne(text: string): number {
  return text.match(/\bone\b/gi)?.length ?? 0
}

/** What was denied, and is now said beside something else that is denied. */
function denial(was: string, is: string): Turn | undefined {
  const [old, now] = [was, is].map((text) => [...text.matchAll(denied)].map(({ groups }) => stemOf(groups?.['word'] ?? '')))
  const lost = old?.find((word) => now?.includes(word) !== true && wordsOf(is).includes(word))
  return lost === undefined ? undefined : { was: `not ${lost}`, is: lost }
}

/** A “no” or an “only” that is there more or less often. */
function counted(was: string, is: string, words: RegExp): Turn | undefined {
  const [old = [], now = []] = [was, is].map((text) => text.match(words) ?? [])
  if (old.length === now.length || (now.length > old.length && wordsOf(is).length > wordsOf(was).length + mostAdded)) return undefined
  return { was: old.length > now.length ? `${old.at(-1)}` : '', is: now.length > old.length ? `${now.at(-1)}` : '' }
}

function isSameButNumbers(was: string, is: string): boolean {
  return was.replace(number, '#') === is.replace(number, '#')
}

function isSame(was: string, is: string): boolean {
  // Of “That takes minutes” and “That takes weeks” all is the same but for one word.
  const fewest = Math.min(fewestKept, Math.max(wordsOf(was).length, wordsOf(is).length) - 1)
  return shareKept(was, is) >= kept && commonWords(was, is) >= Math.max(fewest, 2)
}

/** Which share of their words two texts have in common. */
export function shareKept(was: string, is: string): number {
  return (2 * commonWords(was, is)) / (wordsOf(was).length + wordsOf(is).length)
}

function commonWords(was: string, is: string): number {
  const left = wordsOf(was)
  return wordsOf(is).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}’%$½-]+/gu) ?? []).map(stemOf)
}

/** One is as good as two: “day” and “days”. */
function stemOf(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
