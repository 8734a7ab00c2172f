import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { sharedWords } from '../../crossed.ts'
import type { Pair } from './original.ts'
import { pairsOf } from './translation.ts'

/** From this length on a sentence is nobody’s by chance. */
const long = 40

/** The heading or the name of another, which was copied: two that differ in English differ in each language. */
export function checkSameTranslations(catalogue: Catalogue): Diagnostic[] {
  return [...sameTitles(catalogue), ...copiedSentences(catalogue)]
}

/** The heading of a page, and how a mode is called on the dashboard. */
const apart = new Set(['title', 'start name'])

type Place = { readonly doc: Document<'translation'>; readonly pair: Pair }

/** A sentence that stands for two that have no word in common: in one of the two files it was copied, and never translated. */
function copiedSentences(catalogue: Catalogue): Diagnostic[] {
  const first = new Map<string, Place[]>()
  return [...catalogue.documents.translation.values()].flatMap((doc) =>
    longPairsOf(doc, catalogue).flatMap((pair) => {
      const known = first.get(pair.text) ?? []
      first.set(pair.text, [...known, { doc, pair }])
      const other = known.find((one) => one.doc !== doc && sharedWords(one.pair.english, pair.english) === 0)
      return other ? [copied({ doc, pair }, other)] : []
    }),
  )
}

function longPairsOf(doc: Document<'translation'>, catalogue: Catalogue): readonly Pair[] {
  return pairsOf(doc, catalogue).filter(({ text, to }) => text.length >= long && !(to.length === 1 && to[0] === 'title'))
}

/** How many words the two languages have in common, by their first letters: account, cuenta are none, provider, proveedor are one. */
function likeness({ english, text }: Pair): number {
  const starts = new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 4)))
  const shared = (english.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => starts.has(word.slice(0, 4))).length
  return shared - Math.abs(english.length - text.length / 1.15) / 40
}

function sameTitles(catalogue: Catalogue): Diagnostic[] {
  const first = new Map<string, Place>()
  return [...catalogue.documents.translation.values()].flatMap((doc) => {
    const [language = ''] = doc.name.split('/')
    return pairsOf(doc, catalogue).flatMap((pair) => {
      const place = pair.to.join(' ')
      if (!apart.has(place)) return []
      const key = `${language} ${place} ${pair.text}`
      const other = first.get(key)
      first.set(key, other ?? { doc, pair })
      return !other || other.pair.english === pair.english ? [] : [copied({ doc, pair }, other)]
    })
  })
}

/** Told of the one that is less like what it stands for. */
function copied(one: Place, other: Place): Diagnostic {
  const isFirst = likeness(one.pair) <= likeness(other.pair)
  const [copy, right] = isFirst ? [one, other] : [other, one]
  const message = `“${right.doc.name}” has this for “${right.pair.english}”, and here it stands for “${copy.pair.english}”.`
  return report(copy.doc, copy.pair.to, { rule: 'translation-of-another', message, fix: 'Translate what stands here.' })
}
