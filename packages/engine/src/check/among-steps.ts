import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'
import { canonical } from '../resolve/canonical.ts'

/** What two steps say that do the same: what follows from paying, and which part of a list each of them shows. */
export function checkAmongSteps(catalogue: Catalogue): Diagnostic[] {
  return [...paidWithoutEffect(catalogue), ...sameView(catalogue)]
}

/** Wherever one thing is paid for, the same is so afterwards. */
function paidWithoutEffect({ documents }: Catalogue): Diagnostic[] {
  const steps = [...documents.step.values()]
  const effects = steps.flatMap((doc) =>
    (doc.data.paysFor ?? []).flatMap(({ product, charged }) => (charged === 'now' ? [{ doc, product, sets: doc.data.sets ?? {} }] : [])),
  )
  const lacking = effects.flatMap((one) => {
    const other = effects.find(
      ({ product, sets }) => product === one.product && Object.entries(sets).some(([fact, value]) => one.sets[fact] !== value),
    )
    return other ? [{ ...one, other }] : []
  })
  return [...Map.groupBy(lacking, ({ doc }) => doc)].flatMap(([doc, [first]]) => {
    if (!first) return []
    const sets = JSON.stringify(first.other.sets)
    const message = `“${first.product}” is paid here, and what is so after it is paid on “${first.other.doc.name}” is not so after this.`
    return [report(doc, ['paysFor'], { rule: 'paid-without-effect', message, fix: `Add "sets": ${sets}, or change both.` })]
  })
}

/** Each view of a list is on one step: a second one would show what people have seen, or was meant to show another view. */
function sameView({ documents }: Catalogue): Diagnostic[] {
  const first = new Map<string, string>()
  return [...documents.step.values()].flatMap((doc) =>
    (doc.data.body ?? []).flatMap((block, index) => {
      if (!('view' in block)) return []
      const view = canonical({ panel: block.panel, view: block.view })
      const other = first.get(view)
      first.set(view, other ?? doc.name)
      if (other === undefined) return []
      const message = `“${other}” shows this view of “${block.panel}” too.`
      return [
        report(doc, ['body', index, 'view'], { rule: 'said-twice', message, fix: 'Name on each of the two the view that it speaks of.' }),
      ]
    }),
  )
}
