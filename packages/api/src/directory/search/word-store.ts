import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { beginningOfKey } from '../search-store.ts'
import type { Candidate } from './rank-companies.ts'

export type WordRow = { readonly word: string; readonly companies: number }

/** What is looked up in the dictionary for one search. */
export type WordsWanted = {
  readonly exact: readonly string[]
  /** Those of each word that may be misspelt. */
  readonly spellings: readonly (readonly string[])[]
  /** The beginning of a word that is still being typed. */
  readonly begun: string | undefined
}

/**
 * Words of the dictionary that may be meant, with how many companies have them. Each typed word is looked up by itself: for the spellings of
 * all of them at once the planner reads the whole dictionary, which takes a hundred times as long.
 */
export async function findWords(db: Queries, { exact, spellings, begun }: WordsWanted): Promise<readonly WordRow[]> {
  const { rows } = await sql<WordRow>`
    select word, companies from company_words where word = any(${exact}::text[])
    ${sql.join(spellings.map(bySpellings), sql` `)}
    union
    (
      select word, companies from (
        select word, companies from company_words
        where word >= ${begun ?? ''} and word < ${`${begun ?? ''}\u{10FFFF}`} and ${begun !== undefined}
        order by word limit 200
      ) as begun order by companies desc, word limit 20
    )`.execute(db)
  return rows
}

function bySpellings(spellings: readonly string[]) {
  return sql`union (select word, companies from company_words where spellings && ${spellings}::text[] limit 200)`
}

export type CandidatesWanted = {
  readonly prefixes: readonly string[]
  /** Companies that have one of these words, and one of the others where these are too common. */
  readonly words: readonly string[]
  readonly andWords: readonly string[]
  /** Words whose largest companies count too. */
  readonly largestOf: readonly string[]
}

const mostByWords = 200
const mostByPrefix = 60

/** Companies that may be meant: by the beginning of the name, by their words, and the largest that have a common word. */
export async function findCandidates(db: Queries, wanted: CandidatesWanted): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select id, name, name_key, other_names, assets_cents from companies where id in (
      ${sql.join(wanted.prefixes.map(byPrefix), sql` union all `)}
      union all
      (${byWords(wanted)})
      union all
      (select unnest(largest) from company_words where word = any(${wanted.largestOf}::text[]))
    )`.execute(db)
  return rows
}

function byPrefix(prefix: string) {
  const begins = beginningOfKey(prefix)
  if (begins) return sql`(select id from companies where ${begins} = ${prefix} order by assets_cents desc, id limit ${mostByPrefix})`
  return sql`(
    select id from (
      select id, assets_cents from companies where name_key >= ${prefix} and name_key < ${`${prefix}\u{10FFFF}`}
      order by name_key, id limit 200
    ) as begun order by assets_cents desc limit ${mostByPrefix}
  )`
}

function byWords({ words, andWords }: CandidatesWanted) {
  const both =
    andWords.length > 0
      ? sql`search_words && ${words}::text[] and search_words && ${andWords}::text[]`
      : sql`search_words && ${words}::text[]`
  return sql`select id from companies where ${both} limit ${mostByWords}`
}
