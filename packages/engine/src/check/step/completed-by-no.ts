import { conditionLeaves } from '../../flow/conditions.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

/** What only some answers complete is completed by the “yes” to what the page offers, where it has one. */
export function checkCompletedByNo(doc: Document<'step'>): Diagnostic[] {
  const { completes, fields = [] } = doc.data
  if (typeof completes !== 'object') return []
  return conditionLeaves(completes.when).flatMap(({ fact, values }) => {
    const field = fields.find((one) => !('question' in one) && one.fact === fact)
    const options = !field || 'question' in field ? [] : (field.options ?? [])
    const yes = options.find((option) => option.yes)
    if (yes === undefined || values.includes(yes.value)) return []
    const label = options.find(({ value }) => value === values[0])?.label ?? values[0]
    const message = `“${completes.key}” is completed by “${label}”, and not by “${yes.label}”, which is the yes to this page.`
    const fix = `Write { "${fact}": ${JSON.stringify(yes.value)} } here, or "completes": "${completes.key}" for every answer.`
    return [report(doc, ['completes', 'when'], { rule: 'completed-by-no', message, fix })]
  })
}
