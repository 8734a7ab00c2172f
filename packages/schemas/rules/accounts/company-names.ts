import { tidyText } from '../answers/short-text.ts'

const suffixes = new Set('inc incorporated llc lc corp corporation co company ltd limited lp llp pllc pc plc pa na gmbh sa'.split(' '))

/**
 * A name without what people write differently: case, accents, punctuation, "The" before it, "Inc" after it. Two with the same key are
 * taken for one company. A name that is nothing else keeps its last word.
 */
export function companyKey(name: string): string {
  const words = tidyText(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘`]/g, '')
    // S.A. and L.L.C. are one word each.
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const begun = words.length > 1 && words[0] === 'the' ? words.slice(1) : words
  let end = begun.length
  while (end > 1 && suffixes.has(begun[end - 1] ?? '')) end--
  return begun.slice(0, end).join(' ')
}

/**
 * What keys begin with while a name is typed. Its end may be the name going on, or an "Inc" of which no key knows: then the second is
 * to be tried when nothing begins with the first.
 */
export function companyPrefixes(typed: string): readonly string[] {
  const begun = companyKey(`${typed} x`).replace(/ ?x$/, '')
  if (/\s$/.test(typed) && begun !== '') return [`${begun} `, ...withoutSuffix(begun)]
  return begun === '' ? [] : [begun, ...withoutSuffix(begun)]
}

function withoutSuffix(begun: string): readonly string[] {
  const [, name, last = ''] = /^(.*) (\S+)$/.exec(begun) ?? []
  return name !== undefined && [...suffixes].some((suffix) => suffix.startsWith(last)) ? [companyKey(name)] : []
}

/** A name in upper or lower case is the same name. */
export function exactCompanyKey(name: string): string {
  return tidyText(name).toLowerCase()
}

export type NameMatch = { readonly why: 'exact' | 'normalised' | 'prefix' | 'misspelt' | 'similar'; readonly confidence: number }

const least = { prefix: 55, similar: 20 } as const

/** How sure it is that two names mean one company, from 0 to 100; nothing where they have no word in common. */
export function matchNames(wanted: string, found: string): NameMatch | undefined {
  if (exactCompanyKey(wanted) === exactCompanyKey(found)) return { why: 'exact', confidence: 95 }
  const [one, other] = [companyKey(wanted), companyKey(found)]
  if (one === '' || other === '') return undefined
  if (one === other) return { why: 'normalised', confidence: 90 }
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.startsWith(`${short} `)) return { why: 'prefix', confidence: least.prefix + Math.round((30 * short.length) / long.length) }
  const overlap = wordOverlap(one.split(' '), other.split(' '))
  return overlap === 0 ? undefined : { why: 'similar', confidence: least.similar + Math.round(50 * overlap) }
}

/** Letters of the words they share, of all letters: a long word says more than "and". */
function wordOverlap(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other])
  const letters = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + word.length, 0)
  return letters([...all].filter((word) => one.includes(word) && other.includes(word))) / letters(all)
}

type Where = { readonly zip?: string | null | undefined; readonly state?: string | null | undefined }

/** A company where somebody lived is more likely theirs. Large ones have their seat elsewhere, so another state takes little away. */
export function weighPlace({ why, confidence }: NameMatch, wanted: Where, found: Where): NameMatch {
  const isNear = wanted.zip && found.zip && wanted.zip.slice(0, 3) === found.zip.slice(0, 3)
  const state = wanted.state && found.state ? (wanted.state === found.state ? 3 : -5) : 0
  return { why, confidence: Math.max(0, Math.min(100, confidence + (isNear ? 5 : state))) }
}
