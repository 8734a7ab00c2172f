import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

type Limits = Readonly<Partial<Record<'min' | 'max', unknown>>>
type Asked = { readonly name: string; readonly at: JsonPath; readonly limits: Limits }

/** A field or a question that had a limit at the last commit and has none now takes what nobody meant. */
export function lostLimits(doc: Document, then: Document): Diagnostic[] {
  const old = new Map(askedIn(then).map(({ name, limits }) => [name, limits]))
  return askedIn(doc).flatMap(({ name, at, limits }) => {
    const was = old.get(name) ?? {}
    return (['min', 'max'] as const).flatMap((end) => {
      if (was[end] === undefined || limits[end] !== undefined) return []
      const message = `“${name}” had "${end}": ${JSON.stringify(was[end])} at the last commit, and has none now.`
      const fix = 'What is the most extreme answer that it takes now? If that is meant, commit it: it is asked once.'
      return [report(doc, at, { rule: 'lost-limit', severity: 'warning', message, fix })]
    })
  })
}

function askedIn({ data }: Document): Asked[] {
  if ('questions' in data && !Array.isArray(data.questions))
    return Object.entries(data.questions).map(([name, { min, max }]) => ({ name, at: ['questions', name], limits: { min, max } }))
  if (!('step' in data)) return []
  return (data.fields ?? []).flatMap((field, index) =>
    'question' in field ? [] : [{ name: field.name, at: ['fields', index], limits: { min: field.min, max: field.max } }],
  )
}
