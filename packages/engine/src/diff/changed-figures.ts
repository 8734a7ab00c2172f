import type { PageBlock } from '@app/schemas/flow/page-block'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'

/** Figures that are others since then while their source is the same: who changes one has looked it up, or has mistyped it. */
export function changedFigures(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.landing.values(), ...after.documents.page.values()].flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const old = new Map(figuresOf(then.data.blocks).map(({ source, figure }) => [source, figure]))
    return figuresOf(doc.data.blocks).flatMap(({ source, figure, at }) => {
      const was = old.get(source)
      if (was === undefined || was === figure) return []
      const message = `“${was}” is “${figure}” since the last commit, and the source is the same: ${source}.`
      const fix = 'Look it up there. If this is what it says, commit it: it is asked once.'
      return [report(doc, at, { rule: 'figure-of-before', severity: 'warning', message, fix })]
    })
  })
}

function figuresOf(blocks: readonly PageBlock[]) {
  return blocks.flatMap((block, index) =>
    'figures' in block
      ? block.figures.flatMap(({ source, figure }, place) =>
          source === undefined ? [] : [{ source, figure, at: ['blocks', index, 'figures', place, 'figure'] }],
        )
      : [],
  )
}
