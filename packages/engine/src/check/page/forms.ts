import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'

/** A form stands on one page, to which others lead: on a second one it would be the form of another page by mistake. */
export function checkForms({ documents }: Catalogue): Diagnostic[] {
  const first = new Map<string, string>()
  return [...documents.page.values(), ...documents.landing.values()].flatMap((doc) =>
    doc.data.blocks.flatMap((block, index) => {
      if (block.block !== 'form') return []
      const before = first.get(block.form)
      first.set(block.form, before ?? doc.name)
      if (before === undefined || before === doc.name) return []
      const message = `The form “${block.form}” stands on “${before}” already.`
      const fix = 'Name the form of this page, or lead people to the other page.'
      return [report(doc, ['blocks', index, 'form'], { rule: 'form-of-another-page', message, fix })]
    }),
  )
}
