import type { Block, StepFile } from '@app/schemas/flow/step'

/** What a person may open stands behind what is asked; on a form, notes do too: the question comes first. */
export function placedBlocks(
  { body = [] }: StepFile,
  behind: 'more' | 'more-and-notes',
): { readonly before: readonly Block[]; readonly after: readonly Block[] } {
  const isBehind = (block: Block) => 'more' in block || (behind === 'more-and-notes' && 'note' in block)
  return { before: body.filter((block) => !isBehind(block)), after: body.filter(isBehind) }
}
