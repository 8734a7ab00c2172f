import { originalOf } from '../../check/text/translation/original.ts'
import { pairsOf } from '../../check/text/translation/translation.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type JsonPath, report } from '../../load/document.ts'

/** A share of its words that stays when a sentence is put better, and goes when it says something else. */
const kept = 0.5
const fewest = 3

/** Sentences that say something else since then, and their translations that still say what they did. */
export function staleTranslations(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.translation.values()].flatMap((doc) => {
    const file = doc.name.slice(doc.name.indexOf('/') + 1)
    const then = before.documents.translation.get(doc.name)
    if (!then || !originalOf(file, after) || originalOf(file, before) === originalOf(file, after)) return []
    const old = new Map(pairsOf(then, before).map((pair) => [keyOf(pair.to), pair]))
    const now = pairsOf(doc, after)
    // What has only moved is told as such.
    const still = new Set(now.map(({ english }) => english))
    return now.flatMap(({ to, english, text }) => {
      const was = old.get(keyOf(to))
      if (!was || still.has(was.english) || was.text !== text || was.english === english || !saysOther(was.english, english)) return []
      const message = `“${was.english}” is “${english}” since the last commit, and this is the translation of the first.`
      const fix = 'Translate what the text says now. If this says it already, commit both: it is asked once.'
      return [report(doc, to, { rule: 'translation-of-before', severity: 'warning', message, fix })]
    })
  })
}

function saysOther(was: string, is: string): boolean {
  const [old, now] = [wordsOf(was), wordsOf(is)]
  if (old.size < fewest || now.size < fewest) return false
  const same = [...now].filter((word) => old.has(word)).length
  return same < kept * Math.max(old.size, now.size)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))
}

function keyOf(at: JsonPath): string {
  return JSON.stringify(at)
}
