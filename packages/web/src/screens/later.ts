import type { Answer } from '../client/answer.ts'
import { done } from '../client/answer.ts'
import { unreachable } from '../client/ask.ts'
import { keepOnDevice, readDevice } from '../client/device.ts'
import { settle } from '../client/drafts.ts'
import { loadMode, type WalkedMode } from '../client/flow.ts'
import { onSignOut } from '../client/resets.ts'
import type { StepAnswers } from './keep-answers.ts'
import { loadKeeping } from './load-keeping.ts'
import { type ShownField, shownFields } from './shown-field.ts'

const device = 'later'

type Later = Pick<StepAnswers, 'answers' | 'added' | 'facts' | 'key'> & { readonly mode: string; readonly step: string }

let waiting: readonly Later[] = readDevice<readonly Later[]>(device) ?? []
onSignOut(() => {
  waiting = []
})

/** Keeps the work of a step on this device until there is an account. Done again, it takes the place of what it was. */
export function keepForLater(mode: string, { step, answers, added, facts, key }: StepAnswers): void {
  waiting = [...waiting.filter((one) => one.step !== step.step), { mode, step: step.step, answers, added, facts, key }]
  keepOnDevice(device, waiting)
}

/** Does what has waited, in the order in which it was answered. Without a connection it goes on waiting; what is refused is told. */
export async function doWhatWaited(mode: WalkedMode): Promise<Answer<unknown>> {
  let refused: Answer<unknown> | undefined
  while (waiting.length > 0) {
    const [first, ...rest] = waiting
    if (first) {
      const saved = await doOne(first, mode)
      if (!saved.ok && saved.failure.code === 'offline') return saved
      if (!saved.ok) refused = saved
    }
    waiting = rest
    keepOnDevice(device, rest.length > 0 ? rest : undefined)
  }
  return refused ?? done(undefined)
}

/** It may have been answered in another mode than the one in which there came to be an account. */
async function doOne(one: Later, here: WalkedMode): Promise<Answer<unknown>> {
  const loaded = one.mode === here.flow.resolved.mode ? done(here) : await loadMode(one.mode)
  if (!loaded.ok) return loaded
  const { steps, questions } = loaded.data
  const step = steps[one.step]
  if (!step) return done(undefined)
  const fields = shownFields(step, questions)
  const keeping = await loadKeeping()
  if (!keeping) return unreachable()
  const kept = await keeping.keepAnswers({ ...one, mode: loaded.data, step, fields })
  if (kept.ok) settle(one.step, savedNames(fields))
  return kept
}

/** The fields that the service keeps: what only this browser needs to know stays here. */
export function savedNames(fields: readonly ShownField[]): readonly string[] {
  return fields.flatMap(({ record, name }) => (record === undefined || record === 'client' ? [] : [name]))
}
