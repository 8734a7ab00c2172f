import type { Block, StepFile } from '@app/schemas/flow/step'

type Placed = {
  readonly before: readonly Block[]
  /** Blocks that change while a person types: beside the fields, or right behind them where there is no room. */
  readonly beside: readonly Block[]
  readonly after: readonly Block[]
}

const following: ReadonlySet<string> = new Set(['loan-estimate', 'loan-schedule', 'investor-profile', 'savings-limit'])

/** What a person may open comes after what is asked; on a form, notes do too: the question comes first. */
export function placedBlocks({ body = [] }: StepFile, behind: 'more' | 'more-and-notes'): Placed {
  const isBehind = (block: Block) => block.after === true || 'more' in block || (behind === 'more-and-notes' && 'note' in block)
  const isBeside = (block: Block) => !block.after && behind === 'more-and-notes' && 'panel' in block && following.has(block.panel)
  return {
    before: body.filter((block) => !isBehind(block) && !isBeside(block)),
    beside: body.filter(isBeside),
    after: body.filter(isBehind),
  }
}
