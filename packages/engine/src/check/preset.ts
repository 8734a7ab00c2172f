import type { FactValue } from '@app/schemas/flow/condition'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { sharedWords } from './crossed.ts'

/** An answer that is filled in must be one that this mode asks. */
export function checkPreset(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const asked = new Map(
    items
      .flatMap(({ branches }) => branches.flatMap(({ step }) => catalogue.documents.step.get(step)?.data.fields ?? []))
      .flatMap((field) => ('question' in field ? [] : [[field.name, field] as const])),
  )
  return Object.entries(doc.data.preset ?? {}).flatMap(([name, value]) => {
    const field = asked.get(name)
    if (!field) {
      return [
        report(
          doc,
          ['preset', name],
          { rule: 'unknown-preset', message: `No step of this mode asks “${name}”.`, fix: 'Use the name of a field that this mode asks.' },
          'key',
        ),
      ]
    }
    if (!field.options || field.options.some((option) => option.value === value))
      return presetOfAnother(doc, name, value, field.options, catalogue)
    const fix = `Use one of ${field.options.map((option) => JSON.stringify(option.value)).join(', ')}.`
    return [
      report(doc, ['preset', name], {
        rule: 'unknown-preset-value',
        message: `${JSON.stringify(value)} is not an answer to “${name}”.`,
        fix,
      }),
    ]
  })
}

/** What is filled in is what the mode is for: its title or its landing page speaks of that answer, and of no other one. */
function presetOfAnother(
  doc: Document<'mode'>,
  name: string,
  value: FactValue,
  options: readonly { readonly value: FactValue; readonly label: string }[] = [],
  { documents }: Catalogue,
): Diagnostic[] {
  const page = documents.landing.get(doc.name)?.data
  const said = [doc.data.title, page?.title, page?.description].join(' ')
  const filled = options.find((option) => option.value === value)
  // What the mode is called says it more clearly than what its page says beside it.
  const other = [doc.data.title, said].flatMap((words) => {
    const spokenOf = options.find((option) => sharedWords(option.label, words) > 0)
    return !filled || !spokenOf || sharedWords(filled.label, words) > 0 ? [] : [spokenOf]
  })[0]
  if (!filled || !other) return []
  const message = `“${filled.label}” is filled in, and this mode speaks of “${other.label}”.`
  return [report(doc, ['preset', name], { rule: 'preset-of-another', message, fix: `Write ${JSON.stringify(other.value)}.` })]
}
