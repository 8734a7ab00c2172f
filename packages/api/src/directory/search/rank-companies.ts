import { companyKey } from '@app/schemas/rules/accounts/company-names'
import { compareWords } from './compare-words.ts'
import { initialsOf, wordsOfKey } from './search-words.ts'
import { soundOf } from './spellings.ts'

export type Candidate = {
  readonly id: number
  readonly name: string
  readonly name_key: string
  readonly other_names: readonly string[]
  readonly assets_cents: number
}

/** What was typed, and how much each of its words tells one company from another. */
export type Typed = {
  readonly key: string
  readonly words: readonly string[]
  readonly weightOf: (word: string) => number
}

/** How well a typed word fits another, worked out once for each: candidates share most of their words. */
type Fit = (typed: string, word: string) => number

/** Below this, two names share too little to be shown. */
const leastScore = 0.42
const mostForSize = 0.05

/** Those that may be meant, the likeliest first. A larger company is likelier, where names fit alike. */
export function rankCompanies<Row extends Candidate>(typed: Typed, candidates: readonly Row[]): readonly Row[] {
  const fit = rememberedFit()
  const scored = candidates.map((row) => ({ row, score: scoreOf(typed, row, fit) })).filter(({ score }) => score >= leastScore)
  const sizeOf = ({ assets_cents: cents }: Row) => (mostForSize * Math.log10(Math.max(1, cents))) / 13
  return scored
    .map(({ row, score }) => ({ row, score: score + sizeOf(row) }))
    .sort((one, other) => other.score - one.score || one.row.id - other.row.id)
    .map(({ row }) => row)
}

function scoreOf(typed: Typed, { name_key, other_names }: Candidate, fit: Fit): number {
  return Math.max(keyScore(typed, name_key, fit), ...other_names.map((other) => keyScore(typed, companyKey(other), fit) - 0.02))
}

/** How well a name fits, from 0 to 1: the same, its initials, a beginning, and then by the words. */
function keyScore(typed: Typed, key: string, fit: Fit): number {
  if (key === typed.key) return 1
  const words = wordsOfKey(key)
  const [joined, typedJoined] = [words.join(''), typed.words.join('')]
  if (joined === typedJoined) return 0.98
  if (initialsOf(words) === typedJoined) return 0.95
  if (key.startsWith(`${typed.key} `)) return 0.92
  if (key.startsWith(typed.key)) return 0.89
  if (typedJoined.length >= 4 && joined.startsWith(typedJoined)) return 0.88
  return Math.max(wordScore(typed, words, fit), joinedScore(typedJoined, joined, fit))
}

/** "wal mart" and "Walmart", with a slip. */
function joinedScore(typed: string, joined: string, fit: Fit): number {
  const isLike = typed.length >= 6 && Math.abs(typed.length - joined.length) <= 2
  return isLike ? fit(typed, joined) * 0.95 : 0
}

function wordScore({ words: typed, weightOf }: Typed, words: readonly string[], fit: Fit): number {
  const table = words.map((word) => typed.map((other) => fit(other, word)))
  const fits = typed.map((_word, at) => Math.max(0, ...table.map((row) => row[at] ?? 0)))
  const weights = typed.map(weightOf)
  const total = sum(weights)
  const covered = sum(fits.map((one, at) => one * (weights[at] ?? 0))) / total
  const met = words.filter((_word, at) => table[at]?.some((one) => one > 0))
  const share = met.join('').length / words.join('').length
  return 0.87 * (0.82 * covered + 0.18 * share)
}

function rememberedFit(): Fit {
  const sound = remembered(soundOf)
  const fitsOf = remembered((typed: string) => remembered((word: string) => compareWords(typed, word, sound)))
  return (typed, word) => fitsOf(typed)(word)
}

/** The same, with each answer worked out once. */
function remembered<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = work(text)
    known.set(text, answer)
    return answer
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
