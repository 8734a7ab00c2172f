import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

const kinds = ['step', 'mode', 'questions', 'landing', 'page', 'experiments'] as const

type Swap = { readonly at: JsonPath; readonly keys: readonly [string, string] }

/** Two numbers beside each other that have changed places since then: each may be, and what is said of them seldom changes with them. */
export function swappedNumbers(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  return docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    return !then || then === doc ? [] : swapsBetween(then.data, doc.data, []).map((swap) => swapped(doc, swap))
  })
}

function swapsBetween(was: unknown, is: unknown, at: JsonPath): readonly Swap[] {
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return []
  const old = new Map(Object.entries(was))
  const now = Object.entries(is)
  const changed = Array.isArray(is) ? [] : now.filter(([key, value]) => typeof value === 'number' && old.get(key) !== value)
  const own = changed.flatMap(([key, value], index) => {
    const other = changed.slice(index + 1).find(([name, theirs]) => old.get(key) === theirs && old.get(name) === value)
    return other ? [{ at: [...at, key], keys: [key, other[0]] as const }] : []
  })
  return [...own, ...now.flatMap(([key, value]) => swapsBetween(old.get(key), value, [...at, Array.isArray(is) ? Number(key) : key]))]
}

function swapped(doc: Document, { at, keys: [one, other] }: Swap): Diagnostic {
  const message = `"${one}" and "${other}" have changed places since the last commit.`
  const fix = 'Does what is said of them still hold? If it is meant, commit it: it is asked once.'
  return report(doc, at, { rule: 'swapped-numbers', severity: 'warning', message, fix })
}
