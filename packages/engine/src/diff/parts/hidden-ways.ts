import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { expandMode, sideSteps } from '../../resolve/resolve.ts'

/** So many modes that all have both steps make a habit. */
const fewest = 3

/** In a mode that is new, a step without the one to which it leads people in every other mode: here that way is hidden, and may be forgotten. */
export function hiddenWays(catalogue: Catalogue, added: readonly string[]): readonly Diagnostic[] {
  const modes = [...catalogue.documents.mode.values()]
  const fresh = modes.filter(({ path }) => added.includes(path))
  if (fresh.length === 0) return []
  const others = modes.flatMap((mode) => (fresh.includes(mode) ? [] : [stepsOf(mode, catalogue)]))
  return fresh.flatMap((doc) => {
    const own = stepsOf(doc, catalogue)
    return [...own].flatMap((step) =>
      (catalogue.documents.step.get(step)?.data.detours ?? []).flatMap(({ to }) => {
        const alike = others.filter((steps) => steps.has(step))
        if (to === undefined || own.has(to) || alike.length < fewest || !alike.every((steps) => steps.has(to))) return []
        const message = `“${step}” leads to “${to}” in all other modes that have it; this one has no “${to}”, and here the way is hidden.`
        const fix = `Add “${to}” to "side". If nobody is to go there in this mode, commit it: it is asked once.`
        return [report(doc, 'side' in doc.data ? ['side'] : ['steps'], { rule: 'hidden-way', severity: 'warning', message, fix })]
      }),
    )
  })
}

function stepsOf({ data }: Document<'mode'>, catalogue: Catalogue): ReadonlySet<string> {
  return new Set([
    ...expandMode(catalogue, data).flatMap(({ branches }) => branches.map(({ step }) => step)),
    ...sideSteps(catalogue, data),
  ])
}
