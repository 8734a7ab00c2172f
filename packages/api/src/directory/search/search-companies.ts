import { companyKey } from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../../db/database.ts'
import { compareWords } from './compare-words.ts'
import { type Candidate, rankCompanies, type Typed } from './rank-companies.ts'
import { searchWordsOf } from './search-words.ts'
import { spellingsOf } from './spellings.ts'
import { findCandidates, findWords, type WordRow } from './word-store.ts'

const mostWords = 6
/** Words that more companies have are looked up together with another one. */
const commonFrom = 150
const mostMeant = 6

/**
 * Companies that may be meant by what was typed, the likeliest first: by the beginning of a name, by words in any order, in short and
 * misspelt, by trade names and earlier names. Two queries, each by index and over a limited number of rows, whatever is typed.
 */
export async function searchCompanies(db: Queries, text: string): Promise<readonly Candidate[]> {
  const key = companyKey(text)
  const words = [...new Set(searchWordsOf(text))].slice(0, mostWords)
  if (key === '' || words.length === 0) return []
  const rows = await findWords(db, wordsWanted(words))
  const meant = words.map((word) => meantBy(word, rows)).filter(({ rows: found }) => found.length > 0)
  const [first, second] = meant.toSorted((one, other) => one.companies - other.companies)
  const candidates = await findCandidates(db, {
    prefixes: [...new Set([key, words.join(' ')])],
    words: first?.rows.map(({ word }) => word) ?? [],
    andWords: first && second && first.companies > commonFrom ? second.rows.map(({ word }) => word) : [],
    largestOf: [
      ...new Set([...meant, ...joinedOrSplit(words, rows)].flatMap(({ rows: found }) => found.slice(0, 2).map(({ word }) => word))),
    ],
  })
  return rankCompanies(typedOf(key, words, meant), candidates)
}

type Meant = { readonly typed: string; readonly rows: readonly WordRow[]; readonly companies: number }

function wordsWanted(words: readonly string[]) {
  const last = words.at(-1) ?? ''
  return {
    exact: [...new Set([...words, ...joinedNeighbors(words), ...words.flatMap((word) => splitsOf(word).flat()), words.join('')])],
    spellings: [...new Set([...words, ...joinedNeighbors(words)].filter((word) => word.length > 3))].map(spellingsOf),
    begun: last.length >= 3 ? last : undefined,
  }
}

/** The words of the dictionary that a typed word may mean, the likeliest first. */
function meantBy(typed: string, rows: readonly WordRow[]): Meant {
  const found = rows
    .map((row) => ({ row, fit: compareWords(typed, row.word) }))
    .filter(({ fit }) => fit > 0.5)
    .toSorted((one, other) => other.fit - one.fit || other.row.companies - one.row.companies)
    .slice(0, mostMeant)
    .map(({ row }) => row)
  return { typed, rows: found, companies: found.reduce((sum, { companies }) => sum + companies, 0) }
}

/** "wal mart" for "walmart", and "papercrane" for "paper crane". */
function joinedOrSplit(words: readonly string[], rows: readonly WordRow[]): readonly Meant[] {
  const known = new Set(rows.map(({ word }) => word))
  const halves = words.flatMap((word) => splitsOf(word).filter((both) => both.every((half) => known.has(half)))).flat()
  return [...joinedNeighbors(words), ...halves].map((word) => meantBy(word, rows))
}

function joinedNeighbors(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`)
}

function splitsOf(word: string): readonly (readonly [string, string])[] {
  if (word.length < 6) return []
  return Array.from({ length: word.length - 5 }, (_none, at) => [word.slice(0, at + 3), word.slice(at + 3)] as const)
}

/** A word that few companies have says more. One that no company has may be a slip, or a word too many: it counts little. */
function typedOf(key: string, words: readonly string[], meant: readonly Meant[]): Typed {
  const companies = new Map(meant.map(({ typed, companies: count }) => [typed, count]))
  const weightOf = (word: string) => {
    const count = companies.get(word)
    return count === undefined ? 3 : 1 + 14 / (1 + Math.log2(1 + count))
  }
  return { key, words, weightOf }
}
