import { isTakenName } from '@app/schemas/pages/taken-addresses'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'

/** Modes and pages whose address leads to something else: nobody could open them. */
export function checkTakenNames(catalogue: Catalogue): readonly Diagnostic[] {
  return [...takenByUs(catalogue), ...takenByPages(catalogue)]
}

function takenByUs({ documents }: Catalogue): readonly Diagnostic[] {
  const named: readonly Document[] = [...documents.mode.values(), ...documents.page.values()]
  return named
    .filter(({ name }) => isTakenName(name))
    .map((doc) => {
      const message = `“/${doc.name}” is an address of the service: nobody would see this ${doc.kind} there.`
      return report(doc, [doc.kind], { rule: 'taken-name', message, fix: 'Give it another name.' })
    })
}

/** At one address there is one page: a landing page comes before a public one, and a public one before the mode. One that starts another mode is told of itself. */
function takenByPages({ documents: { mode, landing, page } }: Catalogue): readonly Diagnostic[] {
  const hidden = [...landing.values()].flatMap((doc) => {
    if (!page.has(doc.name)) return []
    const message = `“/${doc.name}” is the address of pages/${doc.name}.json too: nobody would see that page any more.`
    const fix = 'Give the mode of this landing page another name, or delete one of the two pages.'
    return [report(doc, ['landing'], { rule: 'taken-name', message, fix })]
  })
  const unseen = [...mode.values()].flatMap((doc) => {
    const own = page.get(doc.name)
    if (!own || own.data.starts !== undefined || landing.has(doc.name)) return []
    const message = `“/${doc.name}” is the address of pages/${doc.name}.json, which starts no mode: nobody would come to this one there.`
    const fix = `Give it another name, or write "starts": "${doc.name}" in that page.`
    return [report(doc, ['mode'], { rule: 'taken-name', message, fix })]
  })
  return [...hidden, ...unseen]
}
