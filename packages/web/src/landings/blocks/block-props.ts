import type { BlockName, PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** What a block is rendered from: its own words, and its page. */
export type BlockProps<N extends BlockName> = {
  readonly block: Extract<PageBlock, { readonly block: N }>
  readonly page: PageDrawing
  /** The id of its heading, alone on the page. */
  readonly headingId: string
}
