import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

const kinds = ['step', 'landing', 'page', 'sequence'] as const
/** Where something leads, and the words by which people know it. */
const targets = ['href', 'mode', 'to', 'starts'] as const
const words = ['label', 'title', 'text', 'button'] as const

type Way = { readonly at: JsonPath; readonly said: string; readonly target: string }

/** A link or a button that leads elsewhere since then, and says what it said: one of the two may have been forgotten. */
export function turnedTargets(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  return docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const old = Map.groupBy(waysIn(then.data), ({ said }) => said)
    return [...Map.groupBy(waysIn(doc.data), ({ said }) => said)].flatMap(([said, now]) => {
      const [[way, ...others], [was, ...more]] = [now, old.get(said) ?? []]
      // A renamed page is the same one, and one that is gone had to be let go of.
      if (!way || !was || others.length + more.length > 0 || was.target === way.target || !isNamed(was.target, after)) return []
      return [turned(doc, way.at, was.target, way.target)]
    })
  })
}

function waysIn(value: unknown, at: JsonPath = []): readonly Way[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => waysIn(one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  const own = new Map<string, unknown>(Object.entries(value))
  const target = targets.find((key) => typeof own.get(key) === 'string')
  const said = words.flatMap((key) => (typeof own.get(key) === 'string' ? [`${key} ${String(own.get(key))}`] : [])).join(' ')
  const way = target !== undefined && said !== '' && at.length > 0 ? [{ at: [...at, target], said, target: String(own.get(target)) }] : []
  return [...way, ...[...own].flatMap(([key, one]) => waysIn(one, [...at, key]))]
}

function isNamed(target: string, { documents }: Catalogue): boolean {
  const name = target.replace(/^\//, '')
  return [documents.step, documents.mode, documents.landing, documents.page].some((ofKind) => ofKind.has(name))
}

function turned(doc: Document, at: JsonPath, was: string, is: string): Diagnostic {
  const message = `This leads to “${is}” since the last commit, and led to “${was}”; its words are as they were.`
  const fix = 'Do they speak of where it leads now? If it is meant, commit it: it is asked once.'
  return report(doc, at, { rule: 'turned-target', severity: 'warning', message, fix })
}
