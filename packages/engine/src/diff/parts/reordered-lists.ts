import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

const kinds = ['step', 'landing', 'page', 'sequence'] as const
/** Lists whose entries people do one after the other, or read as a ranking. */
const lists = new Set(['numbered', 'list'])

type Reordered = { readonly at: JsonPath; readonly first: string }

/** Lists with the entries that they had, in another order: what comes first in them is done first. */
export function reorderedLists(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  return docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    return reorderedIn(then.data, doc.data).map(({ at, first }) => {
      const message = `“${first}” stood elsewhere in this list at the last commit, and its entries are the same.`
      const fix = 'Do people still do first what comes first? If it is meant, commit it: it is asked once.'
      return report(doc, at, { rule: 'reordered-list', severity: 'warning', message, fix })
    })
  })
}

function reorderedIn(was: unknown, is: unknown, at: JsonPath = []): readonly Reordered[] {
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return []
  if (Array.isArray(was) && Array.isArray(is) && lists.has(String(at.at(-1)))) {
    const first = is.findIndex((one, index) => one !== was[index])
    const areSame = was.length === is.length && was.toSorted().join('\n') === is.toSorted().join('\n')
    return areSame && first >= 0 ? [{ at: [...at, first], first: String(is[first]) }] : []
  }
  const old = new Map<string, unknown>(Object.entries(was))
  return Object.entries(is).flatMap(([key, one]) => reorderedIn(old.get(key), one, [...at, Array.isArray(is) ? Number(key) : key]))
}
