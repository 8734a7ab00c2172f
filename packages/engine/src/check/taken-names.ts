import { isTakenName } from '@app/schemas/pages/taken-addresses'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'

/** Modes and pages whose address leads to something of ours: nobody could open them. */
export function checkTakenNames({ documents }: Catalogue): readonly Diagnostic[] {
  const named: readonly Document[] = [...documents.mode.values(), ...documents.page.values()]
  return named
    .filter(({ name }) => isTakenName(name))
    .map((doc) => {
      const message = `“/${doc.name}” is an address of the service: nobody would see this ${doc.kind} there.`
      return report(doc, [doc.kind], { rule: 'taken-name', message, fix: 'Give it another name.' })
    })
}
