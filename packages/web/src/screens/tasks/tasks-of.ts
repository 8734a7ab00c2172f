import type { CompletedInfo } from '@app/schemas/api/progress'
import type { StepFile } from '@app/schemas/flow/step'
import { type ProgressKey, progressKeys } from '@app/schemas/rules/progress-keys'
import type { WalkedMode } from '../../client/flow.ts'

export type Task = {
  readonly key: ProgressKey
  readonly step: string
  readonly status: 'done' | 'next' | 'later'
  readonly minutes: number
}

/** What a mode requires, in the order in which it is walked: what is done, what is next, and what has to wait for that. */
export function tasksOf({ flow, steps }: Pick<WalkedMode, 'flow' | 'steps'>, done: CompletedInfo): readonly Task[] {
  const { resolved } = flow
  const ordered = resolved.required.toSorted((one, other) => (one.items[0] ?? 0) - (other.items[0] ?? 0))
  const open = ordered.find(({ key }) => !isDone(key, done))?.key
  return ordered.flatMap(({ key, items }) => {
    const known = progressKeys.find((one) => one === key)
    const branches = items.flatMap((item) => resolved.items[item]?.branches ?? [])
    const step = branches.find((branch) => resolved.steps[branch.step]?.completes?.key === key)?.step
    const words = step === undefined ? undefined : steps[step]
    if (!known || step === undefined || !words) return []
    const status = isDone(key, done) ? 'done' : key === open ? 'next' : 'later'
    return [{ key: known, step, status, minutes: minutesOf(words) } as const]
  })
}

/** How long what is not done takes, all in all. */
export function minutesToGo(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { status, minutes }) => (status === 'done' ? sum : sum + minutes), 0)
}

const kindMinutes: Readonly<Record<StepFile['kind'], number>> = {
  info: 1,
  form: 1,
  choice: 1,
  search: 2,
  upload: 3,
  schedule: 2,
  payment: 3,
  sign: 3,
  'link-account': 4,
  progress: 1,
  result: 1,
  summary: 2,
}
const fieldsAMinute = 4
const rowsMinutes = 3

/** About how long a step takes, from what it asks: an estimate, rounded up. */
export function minutesOf({ kind, fields = [] }: Pick<StepFile, 'kind' | 'fields'>): number {
  const lists = fields.filter((field) => 'rows' in field && field.rows !== undefined).length
  return kindMinutes[kind] + Math.ceil((fields.length - lists) / fieldsAMinute) + lists * rowsMinutes
}

function isDone(key: string, done: CompletedInfo): boolean {
  const known = progressKeys.find((one) => one === key)
  return known !== undefined && done[known]
}
