import type { Field } from '@app/schemas/flow/steps/step'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

/** The pages of a step in parts: each field on exactly one of them, in the order of the step, and every page with a heading. */
export function checkParts(doc: Document<'step'>): Diagnostic[] {
  const { parts, fields = [], body = [], paced } = doc.data
  const names = fields.map(nameOf)
  const beside = body.flatMap((block, index) => (block.with !== undefined ? [{ name: block.with, index }] : []))
  const astray = beside.filter(({ name }) => parts === undefined || !names.includes(name))
  const found = astray.map(({ name, index }) =>
    wrong(
      doc,
      ['body', index, 'with'],
      `“${name}” is no field of a page of this step.`,
      'Name a field of a step with "parts", or leave it out.',
    ),
  )
  if (!parts) return found
  if (paced) return [...found, wrong(doc, ['parts'], 'A step is paced or has parts, not both.', 'Remove one of them.')]
  const listed = parts.flatMap((part) => part.fields)
  const untitled = parts.findIndex(({ title }, index) => index > 0 && title === undefined)
  return [
    ...found,
    ...(untitled < 0 ? [] : [wrong(doc, ['parts', untitled], 'This page has no heading.', 'Add "title".')]),
    ...(listed.join(' ') === names.join(' ')
      ? []
      : [wrong(doc, ['parts'], misplaced(listed, names), `List in this order: ${names.join(', ')}.`)]),
  ]
}

function misplaced(listed: readonly string[], names: readonly string[]): string {
  const missing = names.find((name) => !listed.includes(name))
  if (missing !== undefined) return `“${missing}” is on none of the pages, so nobody is asked for it.`
  const unknown = listed.find((name) => !names.includes(name))
  if (unknown !== undefined) return `“${unknown}” is no field of this step.`
  return 'The pages ask in another order than the fields, or ask for one twice.'
}

function nameOf(field: Field): string {
  return 'question' in field ? field.question : field.name
}

function wrong(doc: Document<'step'>, at: JsonPath, message: string, fix: string): Diagnostic {
  return report(doc, at, { rule: 'parts', message, fix })
}
