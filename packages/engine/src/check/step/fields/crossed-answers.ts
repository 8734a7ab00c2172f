import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { areCrossed } from '../../crossed.ts'

type Option = { readonly value: unknown; readonly label: string }

/** Two answers of which each says in its words what the other stands for. */
export function checkCrossedAnswers(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  const said = options.map(({ value, label }) => ({ value, text: label, meant: String(value).replaceAll(/[_-]/g, ' ') }))
  return said.flatMap((one, index) => {
    const other = said.slice(0, index).find((earlier) => areCrossed(one, earlier))
    if (!other) return []
    const message = `“${other.text}” stands for "${other.value}", and “${one.text}” for "${one.value}": each says what the other stands for.`
    return [report(doc, [...at, index, 'label'], { rule: 'answers-crossed', message, fix: 'Swap the two labels, in Spanish too.' })]
  })
}
