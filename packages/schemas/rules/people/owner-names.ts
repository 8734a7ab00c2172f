import type { PersonName } from './names.ts'
import { otherFirstNames } from './nicknames.ts'

/** How the name of a record and the name of a person are the same, the surest first. */
export const nameLikenesses = ['same', 'swapped', 'nickname', 'part', 'initial'] as const
export type NameLikeness = (typeof nameLikenesses)[number]

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'md', 'dds', 'phd', 'esq'])
const least = 3

/**
 * An owner's name without what lists write differently: last name in one word, then the first of the first names. Middle names,
 * case, accents, hyphens and “Jr” are left out. Nothing where one of both is missing.
 */
export function ownerKey({ first_name, last_name }: PersonName): string | undefined {
  const last = lastWords(last_name).join('')
  const [first] = wordsOf(first_name)
  return last === '' || first === undefined ? undefined : `${last} ${first}`
}

/** The same with nothing but the initial of the first name. */
export function initialKey(key: string): string {
  const [last = '', first = ''] = key.split(' ')
  return `${last} ${[...first][0] ?? ''}`
}

/** Whether a word of a list stands after names and is none: “Jr”, “III”, “M.D.”. */
export function isNameSuffix(word: string): boolean {
  return suffixes.has(word.toLowerCase().replace(/[^a-z]/g, ''))
}

/** Every key that a person of this name may stand under in a list, and how sure that is. */
export function keysOfOwner(name: PersonName): ReadonlyMap<string, NameLikeness> {
  const keys = new Map<string, NameLikeness>()
  const add = (key: string | undefined, likeness: NameLikeness) => {
    if (key !== undefined && !keys.has(key)) keys.set(key, likeness)
  }
  const key = ownerKey(name)
  if (key === undefined) return keys
  const [last = '', first = ''] = key.split(' ')
  add(key, 'same')
  add(ownerKey({ first_name: name.last_name, last_name: wordsOf(name.first_name)[0] ?? '' }), 'swapped')
  for (const other of otherFirstNames(first)) add(`${last} ${other}`, 'nickname')
  for (const part of partsOf(name.last_name)) add(`${part} ${first}`, 'part')
  add(initialKey(key), 'initial')
  return keys
}

/** Of a double name, each half is used alone too. */
function partsOf(lastName: string): readonly string[] {
  const words = lastWords(lastName)
  return words.length < 2 ? [] : words.filter((word) => word.length >= least)
}

function lastWords(text: string): readonly string[] {
  const words = wordsOf(text)
  const left = words.filter((word) => !suffixes.has(word))
  return left.length > 0 ? left : words
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // O'Neil is one word.
      .replace(/['’‘`]/g, '')
      .match(/\p{L}+/gu) ?? []
  )
}
