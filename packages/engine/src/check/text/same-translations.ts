import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'
import { pairsOf } from './translation.ts'

/** The heading of another step, which was copied: two headings that differ in English differ in each language. */
export function checkSameTranslations(catalogue: Catalogue): Diagnostic[] {
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
