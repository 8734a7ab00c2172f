import { admit, compileCondition, decidedAgainst, type Facts, type Flow, NO } from '@app/engine'
import type { CompletedInfo } from '@app/schemas/api/people/progress'
import { type ProgressKey, progressKeys } from '@app/schemas/rules/answers/progress-keys'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { minutesOf } from './minutes-of.ts'

export type Task = {
  readonly key: ProgressKey
  readonly step: string
  readonly status: 'done' | 'next' | 'later'
  readonly minutes: number
  /** Decided, and against it: the step is where that may be decided anew. */
  readonly isDeclined: boolean
}

/**
 * What a mode requires, in the order in which it is walked: what is done, what is next, and what has to wait for that. A decision against
 * something is a decision: it is no task any more, and what only a yes leads to does not stand there at all.
 */
export function tasksOf({ flow, steps }: Pick<WalkedMode, 'flow' | 'steps'>, done: CompletedInfo, facts: Facts): readonly Task[] {
  const { resolved } = flow
  const ordered = resolved.required.toSorted((one, other) => (one.items[0] ?? 0) - (other.items[0] ?? 0))
  const declined = declinedSteps(flow, facts)
  const isOver = (key: string) => declined.has(key) || isDone(key, done)
  const left = ordered.flatMap(({ key, items }) => {
    const known = progressKeys.find((one) => one === key)
    const branches = items
      .flatMap((item) => resolved.items[item]?.branches ?? [])
      .filter(({ when }) => when === undefined || compileCondition(when).of(facts) !== NO)
    const step = declined.get(key) ?? branches.find((branch) => resolved.steps[branch.step]?.completes?.key === key)?.step
    const words = step === undefined ? undefined : steps[step]
    if (!known || step === undefined || !words) return []
    if (!declined.has(key) && isClosedBy(declined, flow, step, facts)) return []
    return [{ key: known, step, minutes: minutesOf(words), isDeclined: declined.has(key) } as const]
  })
  const open = left.find(({ key }) => !isOver(key))
  return left.map((task) => ({ ...task, status: isOver(task.key) ? 'done' : task === open ? 'next' : 'later' }))
}

/** What was decided against, each with the step where. */
function declinedSteps(flow: Flow, facts: Facts): ReadonlyMap<string, string> {
  return new Map(
    flow.resolved.required.flatMap(({ key }) => {
      const step = decidedAgainst(flow, key, facts)
      return step === undefined ? [] : [[key, step] as const]
    }),
  )
}

/** Whether a step is shut by such a decision: its guard sends to a step that would take it back. */
function isClosedBy(declined: ReadonlyMap<string, string>, flow: Flow, step: string, facts: Facts): boolean {
  const { refused, go } = admit(flow, { step }, facts)
  const key = refused === undefined || go === undefined ? undefined : flow.resolved.steps[go.step]?.completes?.key
  return key !== undefined && declined.has(key)
}

/** How long what is not done takes, all in all. */
export function minutesToGo(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { status, minutes }) => (status === 'done' ? sum : sum + minutes), 0)
}

function isDone(key: string, done: CompletedInfo): boolean {
  const known = progressKeys.find((one) => one === key)
  return known !== undefined && done[known]
}
