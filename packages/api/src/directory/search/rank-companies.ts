import { companyKey } from '@app/schemas/rules/accounts/company-names'
import { compareWords } from './compare-words.ts'
import { initialsOf, searchWordsOf } from './search-words.ts'

export type Candidate = {
  readonly id: number
  readonly name: string
  readonly other_names: readonly string[]
  readonly assets_cents: number
}

/** What was typed, and how much each of its words tells one company from another. */
export type Typed = {
  readonly key: string
  readonly words: readonly string[]
  readonly weightOf: (word: string) => number
}

/** Below this, two names share too little to be shown. */
const leastScore = 0.42
const mostForSize = 0.05

/** Those that may be meant, the likeliest first. A larger company is likelier, where names fit alike. */
export function rankCompanies<Row extends Candidate>(typed: Typed, candidates: readonly Row[]): readonly Row[] {
  const scored = candidates.map((row) => ({ row, score: scoreOf(typed, row) })).filter(({ score }) => score >= leastScore)
  const sizeOf = ({ assets_cents: cents }: Row) => (mostForSize * Math.log10(Math.max(1, cents))) / 13
  return scored
    .map(({ row, score }) => ({ row, score: score + sizeOf(row) }))
    .sort((one, other) => other.score - one.score || one.row.id - other.row.id)
    .map(({ row }) => row)
}

function scoreOf(typed: Typed, { name, other_names }: Candidate): number {
  return Math.max(nameScore(typed, name), ...other_names.map((other) => nameScore(typed, other) - 0.02))
}

/** How well a name fits, from 0 to 1: the same, its initials, a beginning, and then by the words. */
function nameScore(typed: Typed, name: string): number {
  const key = companyKey(name)
  if (key === typed.key) return 1
  const words = searchWordsOf(name)
  const [joined, typedJoined] = [words.join(''), typed.words.join('')]
  if (joined === typedJoined) return 0.98
  if (initialsOf(words) === typedJoined) return 0.95
  if (key.startsWith(`${typed.key} `)) return 0.92
  if (key.startsWith(typed.key)) return 0.89
  if (typedJoined.length >= 4 && joined.startsWith(typedJoined)) return 0.88
  return Math.max(wordScore(typed, words), joinedScore(typedJoined, joined))
}

/** "wal mart" and "Walmart", with a slip. */
function joinedScore(typed: string, joined: string): number {
  return typed.length >= 6 ? compareWords(typed, joined) * 0.95 : 0
}

function wordScore({ words: typed, weightOf }: Typed, words: readonly string[]): number {
  const fits = typed.map((word) => Math.max(0, ...words.map((other) => compareWords(word, other))))
  const weights = typed.map(weightOf)
  const total = sum(weights)
  const covered = sum(fits.map((fit, at) => fit * (weights[at] ?? 0))) / total
  const met = words.filter((word) => typed.some((other) => compareWords(other, word) > 0))
  const share = met.join('').length / words.join('').length
  return 0.87 * (0.82 * covered + 0.18 * share)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
