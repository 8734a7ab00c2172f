import type { Facts } from '@app/engine'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { earlierSteps } from './earlier-steps.ts'

type Change = {
  readonly was: Facts
  readonly is: Facts
  /** What an answer before this one has opened. */
  readonly opened: readonly string[]
}

/** The steps before the page of the check that a changed answer has made theirs, and those that an earlier one has and that still are, in order. */
export function openedSteps(mode: Pick<WalkedMode, 'flow' | 'steps'>, back: string, { was, is, opened }: Change): readonly string[] {
  const passed = new Set(earlierSteps(mode, back, was).map(({ step }) => step))
  return earlierSteps(mode, back, is).flatMap(({ step }) => (opened.includes(step) || !passed.has(step) ? [step] : []))
}
