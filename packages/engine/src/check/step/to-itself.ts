import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

/** A button that opens the page on which it is: people press it, and nothing happens. */
export function checkToItself(doc: Document<'step'>): Diagnostic[] {
  const lists = ['actions', 'detours'] as const
  return lists.flatMap((list) =>
    (doc.data[list] ?? []).flatMap(({ to }, index) => {
      if (to !== doc.name) return []
      const message = `This leads to “${doc.name}”, where people are already.`
      return [report(doc, [list, index, 'to'], { rule: 'leads-to-itself', message, fix: 'Name the step that it is about.' })]
    }),
  )
}
