import { keepOnDevice, readDevice } from '../../client/device.ts'
import type { Answer } from '../../client/service/answer.ts'
import { done } from '../../client/service/answer.ts'
import { unreachable } from '../../client/service/ask.ts'
import { onSignOut } from '../../client/session/resets.ts'
import { settle } from '../../client/walk/drafts.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { type ShownField, shownFields } from '../fields/shown-field.ts'
import { loadStepRecords } from './load-step-records.ts'
import type { StepAnswers } from './step-answers.ts'

const device = 'later'

type Waiting = Pick<StepAnswers, 'answers' | 'added' | 'facts' | 'key'> & { readonly mode: string; readonly step: string }

let waiting: readonly Waiting[] = readDevice<readonly Waiting[]>(device) ?? []
onSignOut(() => {
  waiting = []
})

/** Saves the answers of a step on this device until there is an account. Answers given again replace the earlier ones. */
export function saveForLater(mode: string, { step, answers, added, facts, key }: StepAnswers): void {
  waiting = [...waiting.filter((one) => one.step !== step.step), { mode, step: step.step, answers, added, facts, key }]
  keepOnDevice(device, waiting)
}

/** Saves the steps that have waited, in the order in which they were answered. Without a connection they go on waiting; a refusal is returned. */
export async function saveWaitingSteps(mode: WalkedMode): Promise<Answer<unknown>> {
  let refused: Answer<unknown> | undefined
  while (waiting.length > 0) {
    const [first, ...rest] = waiting
    if (first) {
      const saved = await saveOne(first, mode)
      if (!saved.ok && saved.failure.code === 'offline') return saved
      if (!saved.ok) refused = saved
    }
    waiting = rest
    keepOnDevice(device, rest.length > 0 ? rest : undefined)
  }
  return refused ?? done(undefined)
}

/** It may have been answered in another mode than the one in which the account was made. */
async function saveOne(one: Waiting, here: WalkedMode): Promise<Answer<unknown>> {
  const loaded = one.mode === here.flow.resolved.mode ? done(here) : await loadMode(one.mode)
  if (!loaded.ok) return loaded
  const { steps, questions } = loaded.data
  const step = steps[one.step]
  if (!step) return done(undefined)
  const fields = shownFields(step, questions)
  const records = await loadStepRecords()
  if (!records) return unreachable()
  const saved = await records.saveRecords({ ...one, mode: loaded.data, step, fields })
  if (saved.ok) settle(one.step, savedNames(fields))
  return saved
}

/** The fields that the service stores: what only this browser needs to know stays here. */
export function savedNames(fields: readonly ShownField[]): readonly string[] {
  return fields.flatMap(({ record, name }) => (record === undefined || record === 'client' ? [] : [name]))
}
