import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../sentences.ts'
import { languageOf, textsIn } from '../texts-in.ts'

type Around = { readonly words: string; readonly number: string; readonly isSure: boolean }
type Said = Around & { readonly doc: Document; readonly at: JsonPath }

/** So many words around a number make it the same statement, and fewer where a digit too many or too few is all that differs. */
const wordsAround = [5, 2] as const
const fewestPlaces = 3

/** Two words that say nothing of what is counted are around any number: “more than”, “within # years”. */
const saysNothing: ReadonlySet<string> = new Set(
  'about above after again almost before below between business could dollars every hours least months nearly older people percent since their there these under until weeks where which within years'.split(
    ' ',
  ),
)

const number = /(?<![\p{L}\d-])\$?\d(?:[\d,.]*\d)?½?(?: ?%| (?:KB|MB|GB)\b)?/gu
const word = /[\p{L}\d’½%$]+/gu

/** A number of a rule is the same wherever its words are: one place that says another is a slip, in English and so in its translation. */
export function checkOddNumbers({ documents }: Catalogue): Diagnostic[] {
  const all = Object.values(documents).flatMap((ofKind) => [...ofKind.values()].flatMap((doc: Document) => numbersSaid(doc)))
  const found = new Map<string, Diagnostic>()
  for (const [words, said] of Map.groupBy(all, (one) => one.words)) {
    const usual = usualAmong(said)
    if (usual === undefined) continue
    const odd = said.filter((one) => one.number !== usual.number && (one.isSure || isTenfold(one.number, usual.number)))
    for (const { doc, at, number: own } of odd.length === 1 ? odd : []) {
      const message = `“${words.replace('#', own)}” says ${own}; ${usual.places} other places say ${usual.number} in these words.`
      const fix = `Write ${usual.number}, or say it in words of its own.`
      found.set(`${doc.path} ${at.join('.')}`, report(doc, at, { rule: 'odd-number', message, fix }))
    }
  }
  return [...found.values()]
}

function usualAmong(said: readonly Said[]): { readonly number: string; readonly places: number } | undefined {
  const [first, ...others] = [...Map.groupBy(said, (one) => one.number)].sort(([, one], [, other]) => other.length - one.length)
  if (!first || others.length === 0) return undefined
  const places = new Set(first[1].map(({ doc, at }) => `${doc.path} ${at.join('.')}`)).size
  return places < fewestPlaces ? undefined : { number: first[0], places }
}

/** What a message takes as an example, and where something is to be read, differs from place to place. */
const numbersSaid = onceEach((doc: Document): readonly Said[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  const texts = textsIn(doc).filter(({ at }) => !at.includes('errors') && at.at(-1) !== 'source')
  return texts.flatMap(({ text, at }) => sentencesOf(text).flatMap((sentence) => numbersOf(sentence).map((one) => ({ ...one, doc, at }))))
})

/** Each number of a sentence with every run of words around it. */
function numbersOf(sentence: string): Around[] {
  return [...sentence.matchAll(number)].flatMap((found) => {
    const before = wordsIn(sentence.slice(0, found.index))
    const after = wordsIn(sentence.slice(found.index + found[0].length))
    return wordsAround.flatMap((width) =>
      Array.from({ length: width + 1 }, (_, count) => count).flatMap((count) => {
        const rest = width - count
        if (before.length < count || after.length < rest) return []
        const around = [...before.slice(before.length - count), '#', ...after.slice(0, rest)]
        const isSure = width === wordsAround[0]
        const isOfSomething = isSure || around.some((one) => one.length > 4 && !saysNothing.has(one))
        return isOfSomething ? [{ words: around.join(' '), number: found[0], isSure }] : []
      }),
    )
  })
}

function isTenfold(one: string, other: string): boolean {
  const [small, large] = [one, other].map((text) => Number(text.replace(/[^\d.]/g, ''))).sort((a, b) => a - b)
  return small !== undefined && large === small * 10 && one.replace(/[\d.,]/g, '') === other.replace(/[\d.,]/g, '')
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(word) ?? []
}
