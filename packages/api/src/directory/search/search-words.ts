import { companyKey } from '@app/schemas/rules/accounts/company-names'

const unsaid = new Set('and of the for in at de'.split(' '))

/** What people write in short, where the short form is not the beginning of the word. */
const inFull: Readonly<Record<string, string>> = {
  acad: 'academy',
  bldg: 'building',
  bros: 'brother',
  centre: 'center',
  cntr: 'center',
  ctr: 'center',
  dept: 'department',
  ft: 'fort',
  govt: 'government',
  grp: 'group',
  hldgs: 'holding',
  hlth: 'health',
  hosp: 'hospital',
  hwy: 'highway',
  intl: 'international',
  mfg: 'manufacturing',
  mfr: 'manufacturer',
  mgmt: 'management',
  mgt: 'management',
  mktg: 'marketing',
  mt: 'mount',
  natl: 'national',
  pkg: 'packaging',
  rd: 'road',
  rlty: 'realty',
  st: 'saint',
  svc: 'service',
  svcs: 'service',
  trans: 'transportation',
  univ: 'university',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
}

/** The words of a name as the dictionary has them: in full, in the singular, without "of" and "and". */
export function searchWordsOf(name: string): readonly string[] {
  return wordsOfKey(companyKey(name))
}

/** The same of a key. */
export function wordsOfKey(nameKey: string): readonly string[] {
  const key = nameKey.replace(/\bunited states\b/g, 'us')
  const words = key.split(' ').filter((word) => word !== '' && !unsaid.has(word))
  return (words.length > 0 ? words : [key]).map(dictionaryWord).filter((word) => word !== '')
}

/** A word as the dictionary has it. */
function dictionaryWord(word: string): string {
  const full = inFull[word] ?? word
  if (full.length < 5 || full.endsWith('ss') || !full.endsWith('s')) return full
  return full.endsWith('ies') ? `${full.slice(0, -3)}y` : full.slice(0, -1)
}

/** First letters of a name of two words or more, as people say it: "ups". Undefined for a shorter name. */
export function initialsOf(words: readonly string[]): string | undefined {
  return words.length < 2 || words.length > 6 ? undefined : words.map((word) => word.charAt(0)).join('')
}
