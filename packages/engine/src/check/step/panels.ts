import { panels } from '@app/schemas/flow/panels/panels'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Reference } from '../names.ts'

/** The steps that panels link to: each of their options whose schema is the name of a step. */
export function stepsOfPanels({ body = [] }: StepFile): Reference[] {
  return body.flatMap((block, index) => {
    if (!('panel' in block)) return []
    const links = new Set(Object.entries(panels[block.panel].properties).flatMap(([option, schema]) => (isLink(schema) ? [option] : [])))
    return Object.entries(block).flatMap(([option, name]) =>
      links.has(option) && typeof name === 'string' ? [{ name, at: ['body', index, option] }] : [],
    )
  })
}

function isLink(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && '$ref' in schema && schema.$ref === 'step-name'
}
