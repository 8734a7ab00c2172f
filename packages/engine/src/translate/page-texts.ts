import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { JsonPath } from '../load/document.ts'

type PageText = { readonly text: string; readonly at: JsonPath; readonly block?: PageBlock['block'] }

/** Names and choices, which are not read as text. */
const machineNames = new Set(['$schema', 'landing', 'page', 'starts', 'audience', 'block', 'when', 'picture', 'form', 'href', 'keptBy'])

/** Everything on a page that a person reads, with its place. */
export function textsOf(page: PageFile | LandingFile): PageText[] {
  const found: PageText[] = []
  const visit = (value: unknown, at: JsonPath, block: PageBlock['block'] | undefined): void => {
    if (typeof value === 'string') found.push({ text: value, at, ...(block && { block }) })
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, [...at, index], block)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!machineNames.has(key) && !isCount(block, key)) visit(inner, [...at, key], block)
  }
  visit({ title: page.title, description: page.description }, [], undefined)
  for (const [index, block] of page.blocks.entries()) visit(block, ['blocks', index], block.block)
  return found
}

/** What is counted is a name; the same word of a price list is text. */
function isCount(block: PageBlock['block'] | undefined, key: string): boolean {
  return block === 'lately' && key === 'what'
}
