import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'

/** Panels that a page has lost since then, while its title and lead are as they were: they may speak of what is no longer there. */
export function lostPanels(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.step.values()].flatMap((doc) => {
    const then = before.documents.step.get(doc.name)
    if (!then || then === doc || then.data.title !== doc.data.title || then.data.lead !== doc.data.lead) return []
    const now = new Set((doc.data.body ?? []).flatMap((block) => ('panel' in block ? [block.panel] : [])))
    const lost = (then.data.body ?? []).flatMap((block) => ('panel' in block && !now.has(block.panel) ? [block.panel] : []))
    if (lost.length === 0) return []
    const message = `This page showed “${lost.join('” and “')}” at the last commit, and its title and lead are as they were then.`
    const fix = 'Read both without it. If they hold, commit it: it is asked once.'
    return [report(doc, ['title'], { rule: 'lost-panel', severity: 'warning', message, fix })]
  })
}
