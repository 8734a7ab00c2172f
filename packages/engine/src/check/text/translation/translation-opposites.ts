import type { Problem } from '../../../load/document.ts'
import { sentencesOf } from '../sentences.ts'
import type { Pair } from './original.ts'

/** A word in both languages, and what else Spanish may say for it. */
type Both = { readonly english: RegExp; readonly spanish: RegExp; readonly also: RegExp }
type Opposites = readonly [one: Both, other: Both]

/** Words of which a sentence has one, and its translation never the other. */
const opposites: readonly Opposites[] = [
  [both('low(?:er|est)?', 'baj[oa]s?|menor(?:es)?|reducid[oa]s?'), both('high(?:er|est)?', 'alt[oa]s?|elevad[oa]s?|mayor(?:es)?')],
  [
    both('small(?:er|est)?', 'pequeñ[oa]s?|chic[oa]s?|menor(?:es)?|poc[oa]s?'),
    both('large[rst]*|big(?:ger|gest)?', 'grandes?|gran|mayor(?:es)?'),
  ],
  [both('cheap(?:er|est)?', 'barat[oa]s?|económic[oa]s?'), both('costl(?:y|ier|iest)|expensive', 'car[oa]s?|costos[oa]s?')],
  [both('old(?:er|est)?', 'antigu[oa]s?|viej[oa]s?|anterior(?:es)?|mayor(?:es)?'), both('new(?:er|est)?', 'nuev[oa]s?|recientes?')],
  [both('first', 'primer[oa]?s?|antes'), both('last', 'últim[oa]s?|pasad[oa]s?')],
  [both('before|under(?= \\d)', 'antes', 'hasta|previ[oa]s?|adelantad[oa]'), both('after|over(?= \\d)', 'después|tras|luego|pasad[oa]s?')],
  [both('always', 'siempre'), both('never', 'nunca|jamás')],
  [both('always', 'siempre'), both('often|usually|mostly', 'a menudo|muchas veces|suelen?|normalmente|casi siempre')],
  [both('opens?|opened|opening', 'abr\\p{L}+|abiert[oa]s?'), both('closes?|closed|closing', 'cierr\\p{L}+|cerr\\p{L}+')],
  [both('begins?|starts?|began', 'empie\\p{L}+|empe\\p{L}+|comien\\p{L}+|comen\\p{L}+'), both('ends?|ended', 'termin\\p{L}+|acab\\p{L}+')],
  [both('buys?|bought', 'compr\\p{L}+'), both('sells?|sold', 'vend\\p{L}+')],
  [both('married', 'casad[oa]s?'), both('single|unmarried', 'solter[oa]s?')],
  [
    both('take(?:s|n)? (?:\\w+ )?out|withdraw(?:s|als?|n)?', 'sac\\p{L}+|retir\\p{L}+'),
    both('put(?:s|ting)? (?:\\w+ )?in', 'met\\p{L}+|pon\\p{L}*|aport\\p{L}+'),
  ],
  [both('long(?:er|est)?', 'larg[oa]s?|mucho|más'), both('short(?:er|est)?', 'cort[oa]s?|brev\\p{L}+')],
  [
    both('easy|easier|easily|simple', 'fácil(?:es|mente)?|sencill[oa]s?|simples?'),
    both('hard(?:er)?|difficult', 'difícil(?:es)?|dur[oa]s?'),
  ],
]

/** “A plan with low fees” is no “plan con comisiones altas”, sentence by sentence. */
export function oppositeSaid({ english, text }: Pair): Problem | undefined {
  const [asked, said] = [english, text].map(sentencesOf)
  if (!asked || asked.length !== said?.length) return undefined
  for (const [index, sentence] of asked.entries()) {
    const theirs = said[index] ?? ''
    const turned = opposites.flatMap(([one, other]) => [wordTurned(sentence, theirs, one, other), wordTurned(sentence, theirs, other, one)])
    const found = turned.find((each) => each !== undefined)
    if (found) {
      const message = `The original says “${found.wanted}”, and the translation “${found.given}”.`
      return { rule: 'opposite-said', message, fix: 'Say the same, and not the opposite of it.' }
    }
  }
  return undefined
}

function wordTurned(english: string, spanish: string, meant: Both, opposite: Both) {
  const wanted = meant.english.exec(english)?.[0]
  const given = opposite.spanish.exec(spanish)?.[0]
  const isTurned =
    wanted !== undefined &&
    given !== undefined &&
    !opposite.english.test(english) &&
    !meant.spanish.test(spanish) &&
    !meant.also.test(spanish)
  return isTurned ? { wanted, given } : undefined
}

function both(english: string, spanish: string, also = '(?!)'): Both {
  const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
  return { english: new RegExp(`\\b(?:${english})\\b`, 'i'), spanish: word(spanish), also: word(also) }
}
