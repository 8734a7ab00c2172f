import type { Problem } from '../../../load/document.ts'
import { numberOf } from '../claims/number-words.ts'
import { sentencesOf } from '../sentences.ts'
import type { Pair } from './original.ts'

type Way = 'more' | 'less'
type Ways = readonly (readonly [Way, RegExp])[]

const sum = '(?<number>\\$?\\d[\\d.,]*\\d½?%?|\\$?\\d½?%?)'
const ways: { readonly english: Ways; readonly spanish: Ways } = {
  english: [
    ['less', new RegExp(`\\b(?:never|no|not) (?:\\w+ )?(?:more than|over|above) ${sum}`, 'gi')],
    ['less', new RegExp(`\\b(?:less than|fewer than|at most|up to|under|below) ${sum}`, 'gi')],
    ['less', new RegExp(`${sum} (?:or )?(?:less|fewer|at most)\\b`, 'gi')],
    ['more', new RegExp(`\\b(?:more than|at least|over|above) ${sum}`, 'gi')],
    ['more', new RegExp(`${sum} (?:or )?more\\b`, 'gi')],
  ],
  spanish: [
    ['less', new RegExp(`(?<!\\p{L})(?:nunca|no|ni) (?:\\p{L}+ )?más de (?:el |los |las )?${sum}`, 'giu')],
    ['less', new RegExp(`(?<!\\p{L})(?:menos de|como máximo|a lo más|hasta|menor que) (?:el |los |las |un )?${sum}`, 'giu')],
    ['less', new RegExp(`${sum} (?:o )?(?:menos|como máximo)(?!\\p{L})`, 'giu')],
    ['more', new RegExp(`(?<!\\p{L})(?:más de|al menos|como mínimo|por lo menos|mayor que) (?:el |los |las |un )?${sum}`, 'giu')],
    ['more', new RegExp(`${sum} (?:o )?(?:de )?más(?!\\p{L})(?! (?:de|barat|alt|baj))`, 'giu')],
  ],
}

/** “10% more” is no “10% menos”, and “at most $50,000” no “al menos $50,000”. */
export function otherDirection({ english, text }: Pair): Problem | undefined {
  const [wanted, given] = [waysIn(inDigits(english), ways.english), waysIn(inDigits(text), ways.spanish)]
  const turned = [...wanted].find(([number, { way }]) => {
    const other = given.get(number)
    return other !== undefined && other.way !== way
  })
  if (!turned) return otherComparison(english, text)
  return {
    rule: 'other-direction',
    message: `The original says “${turned[1].said}”, and the translation “${given.get(turned[0])?.said}”.`,
    fix: 'Say more where it says more, and less where it says less.',
  }
}

type Compared = Readonly<Record<Way | 'no', RegExp>>
const compared: { readonly english: Compared; readonly spanish: Compared } = {
  english: {
    less: /\b(?:less|fewer|cheaper|lower|smaller)\b/i,
    more: /\b(?:more|higher|larger|bigger)\b/i,
    no: /\b(?:no|not|never|nor|without|nothing|nobody)\b|n’t\b/i,
  },
  spanish: {
    less: /(?<!\p{L})(?:menos|más (?:barat|baj|pequeñ)\p{L}+|menor(?:es)?|inferior(?:es)?|baja(?:n|r)?|reduc\p{L}+)(?!\p{L})/iu,
    more: /(?<!\p{L})(?:más(?! (?:barat|baj|pequeñ|tarde|adelante|o menos))|mayor(?:es)?|superior(?:es)?|sub(?:e|en|ir))(?!\p{L})/iu,
    no: /(?<!\p{L})(?:no|nunca|ni|sin|nada|nadie|ningun[oa]?|ningún|tampoco)(?!\p{L})/iu,
  },
}

/** “Cost less” is no “cuestan más”, sentence by sentence. A “no” turns either round. */
function otherComparison(english: string, text: string): Problem | undefined {
  const [asked, said] = [english, text].map(sentencesOf)
  const both =
    asked && said && asked.length === said.length
      ? asked.map((one, index) => [one, said[index] ?? ''] as const)
      : [[english, text] as const]
  const turned = both.find(([own, other]) => {
    const [wanted, given] = [wayOf(own, compared.english), wayOf(other, compared.spanish)]
    return wanted !== undefined && given !== undefined && wanted !== given
  })
  if (!turned) return undefined
  const message = `“${turned[0]}” compares one way, and “${turned[1]}” the other.`
  return { rule: 'other-direction', message, fix: 'Say more where it says more, and less where it says less.' }
}

function wayOf(sentence: string, { less, more, no }: Compared): Way | undefined {
  if (no.test(sentence) || less.test(sentence) === more.test(sentence)) return undefined
  return less.test(sentence) ? 'less' : 'more'
}

const times = {
  english: {
    ahead: /\b(?:next|coming) (?:\w+ )?(?:days?|weeks?|months?|years?)\b|\bfrom now\b/i,
    back: /\b(?:last|past|previous) (?:\w+ )?(?:days?|weeks?|months?|years?)\b|\b(?:days?|weeks?|months?|years?) ago\b/i,
  },
  spanish: {
    ahead:
      /(?<!\p{L})(?:próxim[oa]s? (?:\p{L}+ |\d+ )?(?:días?|semanas?|mes|meses|años?)|dentro de (?:\p{L}+|\d+) (?:días?|semanas?|mes|meses|años?)|que vienen?)(?!\p{L})/iu,
    back: /(?<!\p{L})(?:últim[oa]s? (?:\p{L}+ |\d+ )?(?:días?|semanas?|mes|meses|años?)|hace (?:más de )?(?:\p{L}+|\d+) (?:días?|semanas?|mes|meses|años?)|(?:días?|semanas?|mes|meses|años?) (?:pasad[oa]s?|anterior(?:es)?))(?!\p{L})/iu,
  },
}

/** “In the next two years” is no “hace dos años”. */
export function otherTime({ english, text }: Pair): Problem | undefined {
  const [wanted, given] = [timeIn(english, times.english), timeIn(text, times.spanish)]
  if (!wanted || !given || wanted.way === given.way) return undefined
  const message = `The original says “${wanted.said}”, and the translation “${given.said}”.`
  return { rule: 'other-direction', message, fix: 'Say what is to come where it is to come, and what has been where it has been.' }
}

/** Which way a text looks, where it looks one way alone. */
function timeIn(text: string, { ahead, back }: { readonly ahead: RegExp; readonly back: RegExp }) {
  const [next, last] = [ahead.exec(text)?.[0], back.exec(text)?.[0]]
  if ((next === undefined) === (last === undefined)) return undefined
  return { way: next === undefined ? 'back' : 'ahead', said: next ?? last }
}

const numberWord = /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})/giu

function inDigits(text: string): string {
  return text.replace(numberWord, (word) => String(numberOf(word) ?? word))
}

type Said = { readonly way: Way; readonly said: string }

/** What is said of each number, where that is one thing alone. */
function waysIn(text: string, patterns: Ways): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>()
  const both = new Set<string>()
  let rest = text
  for (const [way, pattern] of patterns) {
    for (const one of rest.matchAll(pattern)) {
      const number = one.groups?.['number'] ?? ''
      if (found.has(number) && found.get(number)?.way !== way) both.add(number)
      found.set(number, { way, said: one[0] })
    }
    rest = rest.replaceAll(pattern, (said) => ' '.repeat(said.length))
  }
  return new Map([...found].filter(([number]) => !both.has(number)))
}

const date = /\b\d{1,2}[ /]\d{1,2}[ /]\d{4}\b/g

/** A day that a field takes as an example has the same order in both. */
export function otherDateSaid({ english, text }: Pair): Problem | undefined {
  const [wanted = [], given = []] = [english, text].map((one): readonly string[] => one.match(date) ?? [])
  const other = given.find((one) => !wanted.includes(one))
  if (other === undefined || wanted[0] === undefined) return undefined
  return {
    rule: 'other-date-order',
    message: `The translation writes “${other}” where the original has “${wanted[0]}”: the field takes the month first in both.`,
    fix: `Write ${wanted[0]}.`,
  }
}

const sums = /\$[\d,.]*\d|\d[\d.,]*%/g

/** Two sums of a sentence that have changed places: “$7,500, or $8,600 from 50” is no “$8,600, o $7,500 desde los 50”. */
export function otherOrderOfSums({ english, text }: Pair): Problem | undefined {
  const [asked, said] = [english, text].map(sentencesOf)
  if (!asked || asked.length !== said?.length) return undefined
  const turned = asked.flatMap((one, index) => {
    const [wanted, given] = [one.match(sums) ?? [], said[index]?.match(sums) ?? []]
    const isSame = wanted.toSorted().join() === given.toSorted().join()
    return isSame && wanted.join() !== given.join() ? [{ wanted, given }] : []
  })
  if (!turned[0]) return undefined
  const message = `The translation says ${turned[0].given.join(', ')} where the original says ${turned[0].wanted.join(', ')}.`
  return { rule: 'other-number', message, fix: 'Say the sums in the same order, each of what it is.' }
}

const hasCost =
  /(?<!(?<!\p{L})(?:no|ni|sin|nada)(?: te| le| les| nos)? )(?<!\p{L})(?:(?:tienen?|con) (?:un )?(?:costo|precio|cargo)|cuestan?|cobramos)(?!\p{L})/iu
const speaksOfCost = /\b(?:costs?|prices?|priced|fees?|pays?|paid|paying|charge[sd]?|cheap\w*|expensive|worth|spend|hard)\b|\$|\{price/i

/** What has a price in Spanish alone. */
export function costOnlyThere({ english, text }: Pair): Problem | undefined {
  const found = hasCost.exec(text)?.[0]
  if (found === undefined || speaksOfCost.test(english)) return undefined
  const message = `The translation says “${found}”, and the original speaks of no price.`
  return { rule: 'other-term', message, fix: 'Say that it costs something in both, or in neither.' }
}

const givenAway = /(?<!\p{L})grat(?:is|uit\p{L}+)/iu
const isFree = /\bfree\b|\bno (?:charge|cost|fee)|\bnothing\b|\bwithout (?:paying|charge|cost)|n’t (?:cost|pay|charge|owe)/i

/** What costs something in one language is not free in the other. */
export function freeOnlyThere({ english, text }: Pair): Problem | undefined {
  const found = isFree.test(english) ? undefined : givenAway.exec(text)?.[0]
  if (found === undefined) return undefined
  return {
    rule: 'other-term',
    message: `“${found}” is said here, and the original doesn’t say that it is free.`,
    fix: 'Translate what stands here.',
  }
}

const borrows = /\bborrow/i
const lends = /\blen[dt]s?\b|\blender|\blending/i
/** “Prestar” is what a lender does; who borrows “pide prestado”. */
const lending =
  /(?<!\p{L})(?:quieres|puedes|podrías|necesitas|deseas|quiero|puedo|cuánto) prestar(?!\p{L})|(?<!\p{L})(?:prestas|presto)(?!\p{L})/iu

/** Who borrows in one language does not lend in the other. */
export function lentForBorrowed({ english, text }: Pair): Problem | undefined {
  const found = borrows.test(english) && !lends.test(english) ? lending.exec(text)?.[0] : undefined
  if (found === undefined) return undefined
  return {
    rule: 'other-term',
    message: `“${found}” is to lend, and the original is about borrowing.`,
    fix: 'Write “pedir prestado”.',
  }
}
