import type { Rollover } from '../../data/accounts/rollovers.ts'
import { rolloverStages } from './rollover-stages.ts'
import type { TrackerWords } from './rollover-tracker.words.ts'

type Said = { readonly said: TrackerWords; readonly day: (date: string) => string }

/** Where a move is, in a sentence: the stage that it is at and by when the next is expected; where something is wrong, what has to be done. */
export function moveInShort(rollover: Rollover, isAtEnd: boolean, words: Said): string {
  const { days_overdue: late, state, next_step: todo, days_left_of_sixty: left } = rollover
  const isWaiting = state === 'waiting_for_signature' || state === 'cancelling' || state === 'cancelled'
  if (late > 0 || state === 'refused' || left !== null || isWaiting) return todo
  return stageInShort(rollover, isAtEnd, words)
}

/** The stage that a move is at and by when the next is expected, whatever has to be done. */
export function stageInShort(rollover: Rollover, isAtEnd: boolean, { said, day }: Said): string {
  const stages = rolloverStages(rollover, isAtEnd, said, day)
  const at = stages.find((one) => one.state === 'now' || one.state === 'problem') ?? stages.findLast((one) => one.state === 'done')
  return [at?.title, at?.detail].filter(Boolean).join(': ')
}

/** Whether the old plan has said how much it sent. Before that a sum is an estimate. */
export function isSumKnown({ stages }: Pick<Rollover, 'stages'>): boolean {
  return stages.some(({ stage, reached_on }) => stage === 'sent' && reached_on !== null)
}
