import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { sharedWords } from '../../crossed.ts'
import type { Pair } from './original.ts'
import { pairsOf } from './translation.ts'

/** From this length on a sentence is nobody’s by chance. */
const long = 40

/** The heading of another step, which was copied: two headings that differ in English differ in each language. */
export function checkSameTranslations(catalogue: Catalogue): Diagnostic[] {
  return [...sameTitles(catalogue), ...copiedSentences(catalogue)]
}

type Place = { readonly doc: Document<'translation'>; readonly pair: Pair }

/** A sentence that stands for two that have no word in common: in one of the two files it was copied, and never translated. */
function copiedSentences(catalogue: Catalogue): Diagnostic[] {
  const first = new Map<string, Place[]>()
  return [...catalogue.documents.translation.values()].flatMap((doc) =>
    longPairsOf(doc, catalogue).flatMap((pair) => {
      const known = first.get(pair.text) ?? []
      first.set(pair.text, [...known, { doc, pair }])
      const other = known.find((one) => one.doc !== doc && sharedWords(one.pair.english, pair.english) === 0)
      if (!other) return []
      const [copy, right] = [{ doc, pair }, other].sort((one, two) => likeness(one.pair) - likeness(two.pair))
      if (!copy || !right) return []
      const message = `“${right.doc.name}” has this for “${right.pair.english}”, and here it stands for “${copy.pair.english}”.`
      return [report(copy.doc, copy.pair.to, { rule: 'translation-of-another', message, fix: 'Translate what stands here.' })]
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
  const first = new Map<string, { readonly file: string; readonly english: string }>()
  return [...catalogue.documents.translation.values()].flatMap((doc) => {
    const [language = ''] = doc.name.split('/')
    const titles = pairsOf(doc, catalogue).filter(({ to }) => to.length === 1 && to[0] === 'title')
    return titles.flatMap((pair) => {
      const key = `${language} ${pair.text}`
      const other = first.get(key)
      first.set(key, other ?? { file: doc.name, english: pair.english })
      if (!other || other.english === pair.english) return []
      const message = `“${other.file}” has this heading for “${other.english}”, and here it stands for “${pair.english}”.`
      return [report(doc, pair.to, { rule: 'translation-of-another', message, fix: 'Translate what stands here.' })]
    })
  })
}
