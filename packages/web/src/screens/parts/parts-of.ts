import type { Block, StepFile } from '@app/schemas/flow/steps/step'
import type { ShownField } from '../fields/shown-field.ts'

/** One page of a step: what it asks, under which heading, and the words that belong to it. */
export type Part = {
  readonly title: string
  readonly lead: string | undefined
  readonly fields: readonly ShownField[]
  readonly body: readonly Block[]
}

/** The pages of a step on which something is asked now. One that is not asked in parts has none. */
export function partsOf(step: StepFile, asked: readonly ShownField[]): readonly Part[] {
  const { paced, parts: written, body = [], title, lead } = step
  const groups = paced ? asked.map(({ name, label }) => ({ title: label, lead: undefined, fields: [name] })) : (written ?? [])
  const shown = groups.flatMap(({ fields, ...words }) => {
    const own = asked.filter(({ name }) => fields.includes(name))
    return own.length > 0 ? [{ ...words, fields: own }] : []
  })
  return shown.map((part, index) => {
    const isFirst = index === 0
    const names: readonly string[] = part.fields.map(({ name }) => name)
    const isHere = (block: Block) => (block.with !== undefined ? names.includes(block.with) : isFirst)
    const words = isFirst ? { title: part.title ?? title, lead: part.lead ?? lead } : { title: part.title ?? title, lead: part.lead }
    return { ...words, fields: part.fields, body: body.filter(isHere) }
  })
}
