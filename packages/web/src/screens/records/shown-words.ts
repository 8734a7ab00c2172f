import type { StepFile } from '@app/schemas/flow/steps/step'
import type { ShownField } from '../fields/shown-field.ts'

const worded: ReadonlySet<string> = new Set(['title', 'lead', 'heading', 'list', 'text', 'note', 'more'])
const longest = 4_000

/** What a page says around its fields, as it was shown: kept with what is agreed to there. */
export function shownWords({ title, lead, body = [] }: Pick<StepFile, 'title' | 'lead' | 'body'>, fields: readonly ShownField[]): string {
  const asked = fields.flatMap(({ label, options = [] }) => [label, ...options.map((one) => one.label)])
  return [title, lead ?? '', ...body.flatMap(textsIn), ...asked]
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, longest)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (worded.has(name) ? textsIn(inner) : []))
}
