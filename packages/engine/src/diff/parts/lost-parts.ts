import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

type Variant = { readonly test: string; readonly variant: string; readonly kind: string }

/** Parts for a variant of a test that a page has lost since then, while its part for another variant stands: half of the people see nothing there. */
export function lostParts({ documents: before }: Catalogue, { documents: after }: Catalogue): readonly Diagnostic[] {
  const docs = (['step', 'landing', 'page'] as const).flatMap((kind): Document[] => [...after[kind].values()])
  return docs.flatMap((doc) => {
    const then = before[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const now = variantsIn(doc.data)
    const lost = variantsIn(then.data).find(
      (one) => !now.some((other) => isSame(one, other) && other.variant === one.variant) && now.some((other) => isSame(one, other)),
    )
    if (!lost) return []
    const message = `This page had a part for “${lost.variant}” of the test “${lost.test}” at the last commit; what it has for the others still stands.`
    const fix = 'Do the people of that variant miss something now? If it is meant, commit it: it is asked once.'
    return [report(doc, [doc.kind], { rule: 'lost-part', severity: 'warning', message, fix })]
  })
}

function isSame(one: Variant, other: Variant): boolean {
  return one.test === other.test && one.kind === other.kind
}

function variantsIn(value: unknown): readonly Variant[] {
  if (typeof value !== 'object' || value === null) return []
  const own = new Map<string, unknown>(Object.entries(value))
  const kind = String(own.get('block') ?? own.get('panel') ?? [...own.keys()][0])
  const tests = Object.entries(Object(own.get('when'))).flatMap(([fact, variant]) =>
    fact.startsWith('experiment.') && typeof variant === 'string' ? [{ test: fact.slice('experiment.'.length), variant, kind }] : [],
  )
  return [...tests, ...[...own.values()].flatMap(variantsIn)]
}
