import type { Answer } from '../client/answer.ts'
import { done } from '../client/answer.ts'
import { keepOnDevice, readDevice } from '../client/device.ts'
import type { WalkedMode } from '../client/flow.ts'
import { onSignOut } from '../client/resets.ts'
import { keepAnswers, type StepAnswers } from './keep-answers.ts'
import { shownFields } from './shown-field.ts'

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
    const step = first && mode.steps[first.step]
    if (first && step) {
      const saved = await keepAnswers({ ...first, mode, step, fields: shownFields(step, mode.questions) })
      if (!saved.ok && saved.failure.code === 'offline') return saved
      if (!saved.ok) refused = saved
    }
    waiting = rest
    keepOnDevice(device, rest.length > 0 ? rest : undefined)
  }
  return refused ?? done(undefined)
}
