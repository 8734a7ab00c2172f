import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { sideSteps } from '../../resolve/resolve.ts'

/** A button to another mode leads to another mode: one that begins anew where people have just been sends them round in a circle. */
export function checkRoundTrips(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const { mode, sequence, step } = catalogue.documents
  const own = new Set([...items.flatMap(({ branches }) => branches.map((branch) => branch.step)), ...sideSteps(catalogue, doc.data)])
  // A step that other modes have too may lead from them.
  const isShared = (name: string) =>
    [...sequence.values()].some(({ text }) => text.includes(`"${name}"`)) ||
    [...mode.values()].some((other) => other !== doc && other.text.includes(`"${name}"`))
  return [...own].flatMap((name) => {
    const data = step.get(name)
    const index = data?.data.actions?.findIndex((action) => action.mode === doc.name) ?? -1
    if (!data || index < 0 || isShared(name)) return []
    const message = `This leads to the beginning of “${doc.name}”, the only mode that has “${name}”: people have just come from there.`
    return [report(data, ['actions', index, 'mode'], { rule: 'leads-round', message, fix: 'Name the mode that comes next for them.' })]
  })
}
