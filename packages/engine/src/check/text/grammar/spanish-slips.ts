import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { stillToWrite } from '../todo.ts'
import type { Pair } from '../translation/original.ts'
import { pairsOf } from '../translation/translation.ts'

type Place = { readonly doc: Document<'translation'>; readonly pair: Pair }

/** So many files that call a button or an answer the same call it right. */
const enough = 2

/** Slips of the hand in Spanish that only its English or the other files show: an accent, a label of another button. */
export function checkSpanishSlips(catalogue: Catalogue): Diagnostic[] {
  const all = [...catalogue.documents.translation.values()].flatMap((doc) =>
    doc.name.startsWith('es/') ? pairsOf(doc, catalogue).map((pair): Place => ({ doc, pair })) : [],
  )
  return [...all.flatMap(lostAccent), ...otherLabels(all)]
}

/** “¿Como…”, and “Como empieza” for “How it begins”. */
const unaccented = /¿(?:[Cc]omo|[Qq]ue|[Cc]uando|[Dd]onde|[Cc]ual|[Qq]uien|[Cc]uanto)(?!\p{L})/u
const asking: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/^How (?!about)/, /^Como(?!\p{L})/u],
  [/^Which /, /^Cual(?!\p{L})/u],
  [/^What /, /^Que(?!\p{L})/u],
]

function lostAccent({ doc, pair: { english, text, to } }: Place): Diagnostic[] {
  const found =
    unaccented.exec(text)?.[0] ?? asking.map(([own, other]) => (own.test(english) ? other.exec(text)?.[0] : undefined)).find((one) => one)
  if (found === undefined) return []
  const message = `“${found}” asks something here, and has lost its accent.`
  return [report(doc, to, { rule: 'lost-accent', message, fix: 'Write cómo, qué, cuándo, dónde, cuál, quién or cuánto.' })]
}

/** What is called the same in English is not called by quite another name in one file. */
function otherLabels(all: readonly Place[]): Diagnostic[] {
  const alike = Map.groupBy(
    all.filter(({ pair }) => isPressed(pair.to) && stillToWrite(pair.text) === undefined),
    ({ pair }) => pair.english,
  )
  return [...alike.values()].flatMap((places) =>
    places.flatMap(({ doc, pair }) => {
      const others = places.filter((one) => one.doc !== doc)
      if (others.length < enough || others.some((one) => haveWordInCommon(one.pair.text, pair.text))) return []
      const message = `“${pair.english}” is “${others[0]?.pair.text}” in “${others[0]?.doc.name}”, and something else here.`
      return [report(doc, pair.to, { rule: 'translation-of-another', message, fix: 'Translate what stands here.' })]
    }),
  )
}

function isPressed(at: JsonPath): boolean {
  return at[0] === 'continue' || at[0] === 'actions' || at.at(-1) === 'button' || at.at(-1) === 'link'
}

/** By their first letters: “buscar” and “busca” are one word. */
function haveWordInCommon(one: string, other: string): boolean {
  const starts = new Set(startsOf(other))
  return startsOf(one).some((start) => starts.has(start))
}

function startsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, 4))
}
