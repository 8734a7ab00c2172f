import { originalOf } from '../../check/text/translation/original.ts'
import { pairsOf } from '../../check/text/translation/translation.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'

const denying = /(?<!\p{L})(?:no|nunca|jamás|nada|nadie|ningun[oa]?|ningún|ni|sin|tampoco)(?!\p{L})/giu

/** Translations that say no more or less often since then, while the English says what it did: a “no” was lost, or is one too many. */
export function changedDenials(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.translation.values()].flatMap((doc) => {
    const file = doc.name.slice(doc.name.indexOf('/') + 1)
    const then = before.documents.translation.get(doc.name)
    if (!then || (then === doc && originalOf(file, before) === originalOf(file, after))) return []
    const old = new Map(pairsOf(then, before).map((pair) => [JSON.stringify(pair.to), pair]))
    return pairsOf(doc, after).flatMap((now) => {
      const was = old.get(JSON.stringify(now.to))
      if (!was || was.english !== now.english || timesIn(was.text) === timesIn(now.text)) return []
      const message = `“${was.text}” is “${now.text}” since the last commit, with another number of “no”, and the English is as it was.`
      const fix = 'Has a “no” been lost? If both say the same, commit them: it is asked once.'
      return [report(doc, now.to, { rule: 'denial-of-before', severity: 'warning', message, fix })]
    })
  })
}

function timesIn(text: string): number {
  return text.match(denying)?.length ?? 0
}
