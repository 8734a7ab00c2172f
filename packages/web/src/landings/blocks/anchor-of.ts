import type { BlockName } from '@app/schemas/flow/blocks/page-block'

/** The name of a block in the address: “/landing-balance#cost”. */
export function anchorOf(block: BlockName): string {
  return block === 'steps' ? 'how-it-works' : block
}
