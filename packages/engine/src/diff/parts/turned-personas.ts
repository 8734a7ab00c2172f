import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

type Turned = { readonly at: JsonPath; readonly was: unknown; readonly is: unknown }

/** An answer that is chosen. Names, places and sums are nobody’s story. */
const chosen = /^(?:true|false|"[a-z][a-z\d-]*")$/

/** What a persona chooses that is another answer since then, while their story and their way are as they were. */
export function turnedPersonas(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.persona.values()].flatMap((doc: Document<'persona'>) => {
    const then = before.documents.persona.get(doc.name)
    if (!then || then === doc || then.data.about !== doc.data.about) return []
    if (JSON.stringify(then.data.expects) !== JSON.stringify(doc.data.expects)) return []
    return turnedIn(then.data.answers, doc.data.answers, ['answers']).map(({ at, was, is }) => {
      const message = `“${at.at(-1)}” is ${JSON.stringify(is)} and was ${JSON.stringify(was)} at the last commit. The story: “${doc.data.about}”`
      const fix = 'Is that still what they would answer? If it is meant, commit it: it is asked once.'
      return report(doc, at, { rule: 'turned-persona', severity: 'warning', message, fix })
    })
  })
}

function turnedIn(was: unknown, is: unknown, at: JsonPath): readonly Turned[] {
  if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) return []
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null)
    return chosen.test(JSON.stringify(was)) && chosen.test(JSON.stringify(is)) ? [{ at, was, is }] : []
  const old = new Map<string, unknown>(Object.entries(was))
  return Object.entries(is).flatMap(([key, one]) => turnedIn(old.get(key), one, [...at, Array.isArray(is) ? Number(key) : key]))
}
