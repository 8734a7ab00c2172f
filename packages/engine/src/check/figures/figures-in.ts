import { englishNumbers, numberOf } from '../text/claims/number-words.ts'

const figureUnits = ['dollars', 'percent', 'age', 'days', 'business days', 'weeks', 'months', 'years', 'hours', 'minutes', 'since'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** A number that a sentence says of something, in digits or in a word; around it is the sentence with # in its place and @ for every other. */
export type Figure = { readonly unit: FigureUnit; readonly value: number; readonly said: string; readonly around: string }
type Place = Pick<Figure, 'unit' | 'value' | 'said'> & { readonly start: number; readonly end: number }
type Pattern = { readonly words: RegExp; readonly unitOf: (unit: string | undefined, kind: string | undefined) => string }

const word = Object.keys(englishNumbers).join('|')
const count = `\\d[\\d,]*(?:\\.\\d+)?|${word}`

const patterns: readonly Pattern[] = [
  { words: /(?<number>\$\s?\d[\d,]*(?:\.\d+)?(?: million| billion)?)/dgi, unitOf: () => 'dollars' },
  { words: new RegExp(`(?<![\\w.,$])(?<number>(?:${count})(?: ?%| percent\\b))`, 'dgi'), unitOf: () => 'percent' },
  {
    words: new RegExp(
      `(?<![\\w.,$½])(?:(?<number>${count}) (?:to|or|and) )?(?<last>${count})[- ](?:(?<kind>business|working)[- ])?(?:(?:full|whole|more|calendar|tax)[- ])?(?<unit>day|week|month|year|hour|minute)s?\\b`,
      'dgi',
    ),
    unitOf: (unit = '', kind) => (kind === undefined ? `${unit.toLowerCase()}s` : 'business days'),
  },
  {
    words:
      /(?:\b(?:ages?|aged|turn(?:s|ed)?|until|before|under|over|from|at|after|you’re|reach(?:es)?|than|and|or|to|are) (?<number>\d\d½?)|(?<![\w.,$])(?<last>\d\d½|\d\d(?= (?:or (?:older|over|younger)|years old))))(?![\d%½]|[.,]\d| ?%| ?(?:to \d+ )?(?:percent|days|weeks|months|years|hours|minutes|million|MB|business|or more)\b)/dgi,
    unitOf: () => 'age',
  },
  { words: /\b(?:since|before|as of|until|after) (?<number>(?:19|20)\d\d)\b/dgi, unitOf: () => 'since' },
]

const hasNumber = new RegExp(`\\d|\\b(?:${word})\\b`, 'i')
const [youngest, oldest] = [16, 80]

/** Every figure of a sentence that has a unit. */
export function figuresIn(sentence: string): readonly Figure[] {
  if (!hasNumber.test(sentence)) return []
  const places = patterns.flatMap((pattern) => placesOf(sentence, pattern)).sort((a, b) => a.start - b.start)
  return places.map((own) => ({ unit: own.unit, value: own.value, said: own.said, around: masked(sentence, places, own) }))
}

function placesOf(sentence: string, { words, unitOf }: Pattern): Place[] {
  return [...sentence.matchAll(words)].flatMap(({ 0: said, groups = {}, indices }) => {
    const unit = figureUnits.find((one) => one === unitOf(groups['unit'], groups['kind']))
    return ['number', 'last'].flatMap((name): Place[] => {
      const at = indices?.groups?.[name]
      const value = amountOf(groups[name] ?? '')
      const isOne = unit !== undefined && (unit !== 'age' || (value >= youngest && value <= oldest))
      return at && isOne && !Number.isNaN(value) ? [{ unit, value, said, start: at[0], end: at[1] }] : []
    })
  })
}

function masked(sentence: string, places: readonly Place[], own: Place): string {
  let text = ''
  let from = 0
  for (const place of places) {
    if (place.start < from) continue
    text += `${sentence.slice(from, place.start)}${place === own ? '#' : '@'}`
    from = place.end
  }
  return text + sentence.slice(from)
}

function amountOf(text: string): number {
  const bare = text.replace(/^\$\s?| ?%$| percent$| million$| billion$/gi, '')
  const times = /million$/i.test(text) ? 1e6 : /billion$/i.test(text) ? 1e9 : 1
  return bare.endsWith('½') ? Number(bare.slice(0, -1)) + 0.5 : (numberOf(bare) ?? Number.NaN) * times
}
