import { compileCondition, type Facts } from '@app/engine'
import type { Block, StepFile } from '@app/schemas/flow/steps/step'

/** A step as this person sees it: without the blocks that are for others. A step that is the same for everybody stays as it is. */
export function shownStep(step: StepFile, facts: Facts): StepFile {
  const { body } = step
  if (!body?.some(({ when }) => when !== undefined)) return step
  return { ...step, body: body.filter(({ when }) => when === undefined || compileCondition(when).of(facts) === 1) }
}

type Placed = {
  readonly before: readonly Block[]
  /** Blocks that change while a person types: beside the fields, or right behind them where there is no room. */
  readonly beside: readonly Block[]
  readonly after: readonly Block[]
}

const following: ReadonlySet<string> = new Set(['loan-estimate', 'loan-schedule', 'investor-profile', 'savings-limit'])

type Place = keyof Placed | 'below'

/** `notes`: on a form the question comes before its notes, and what follows from the answers is beside it. */
export function placedBlocks({ body = [] }: StepFile, notes: 'first' | 'behind'): Placed {
  const at = (place: Place) => body.filter((block) => placeOf(block, notes) === place)
  return { before: at('before'), beside: at('beside'), after: at('after') }
}

/** What people may open is below the buttons, where the frame of every step draws it: it never comes between them and what they came to do. */
export function isBelow(block: Block): boolean {
  return 'more' in block || (block.after === true && block.folds !== undefined)
}

function placeOf(block: Block, notes: 'first' | 'behind'): Place {
  if (isBelow(block)) return 'below'
  if (block.after || (notes === 'behind' && 'note' in block)) return 'after'
  return notes === 'behind' && 'panel' in block && following.has(block.panel) ? 'beside' : 'before'
}
