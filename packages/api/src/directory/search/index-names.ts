import { companyKey } from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../../db/database.ts'
import { findNames, findNewWords, type NamesOfCompany, saveNames, saveSpellings, saveWords } from './index-store.ts'
import { initialsOf, searchWordsOf } from './search-words.ts'
import { spellingsOf } from './spellings.ts'

const mostOtherNames = 8
const mostSearchWords = 40
const wordsAtOnce = 5_000

/** Finds all names of some companies in their filings, and the words that each can be found by. */
export async function indexNames(db: Queries, after: number, last: number): Promise<void> {
  const companies = await findNames(db, after, last)
  await saveNames(db, companies.map(indexOf))
}

/** Makes the dictionary of all words, once names are indexed. */
export async function indexWords(db: Queries): Promise<void> {
  await saveWords(db)
  for (let after = ''; ; ) {
    const words = await findNewWords(db, after, wordsAtOnce)
    if (words.length === 0) return
    await saveSpellings(
      db,
      words.map((word) => ({ word, spellings: [...spellingsOf(word)] })),
    )
    after = words.at(-1) ?? ''
  }
}

function indexOf({ id, name, names, plan_names }: NamesOfCompany) {
  const others = new Map<string, string>()
  for (const other of [...names, ...plan_names.map(sponsorIn)].toSorted()) {
    const key = companyKey(other)
    if (key !== '' && key !== companyKey(name) && !others.has(key)) others.set(key, other)
  }
  const other_names = [...others.values()].slice(0, mostOtherNames)
  const words = [name, ...other_names].flatMap((one) => {
    const own = searchWordsOf(one)
    const initials = initialsOf(own)
    return initials === undefined ? own : [...own, initials]
  })
  return { id, other_names, search_words: [...new Set(words)].slice(0, mostSearchWords) }
}

const planWords =
  /\b(401 ?\(?k\)?|403 ?\(?b\)?|profit|sharing|savings?|retirement|pension|salary|deferral|deferred|compensation|safe|harbor|thrift|investment|employees?['’]?s?|associates['’]?|defined|contribution|plan|trust|psp|incentive|stock|ownership|esop)\b/i

/** What the name of a plan says of the company: "Bluebird Cafe 401(k) Savings Plan". Empty where nothing else is in it. */
function sponsorIn(planName: string): string {
  const end = planName.search(planWords)
  const begun = end > 3 ? planName.slice(0, end) : ''
  return begun.replace(/[^\p{L}\p{N}.]+$/u, '').trim()
}
