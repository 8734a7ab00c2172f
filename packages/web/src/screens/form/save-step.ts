import { applyAnswers, type Facts } from '@app/engine'
import { followDevice, readDevice, saveOnDevice } from '../../client/device.ts'
import { type Answer, done, passes } from '../../client/service/answer.ts'
import { unreachable } from '../../client/service/ask.ts'
import { onSignOut } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { isTypedAnew, settle } from '../../client/walk/drafts.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { fetchFacts } from '../../client/walk/journey.ts'
import { loadOtherStep } from '../../client/walk/use-other-step.ts'
import { shownFields } from '../fields/shown-field.ts'
import type { StepAnswers } from './step-form.ts'

const device = 'later'

/** A step that was answered before there was an account. */
type Waiting = Pick<StepAnswers, 'answers' | 'added' | 'facts' | 'key'> & { readonly mode: string; readonly step: string }

let waiting: readonly Waiting[] = readDevice<readonly Waiting[]>(device) ?? []
followDevice(device, () => {
  waiting = readDevice<readonly Waiting[]>(device) ?? []
})
onSignOut(() => {
  waiting = []
})

/**
 * Saves the answers of a step in the records that they name, has its progress key checked, and returns the facts that hold now. Until
 * there is an account, the answers wait on this device.
 */
export async function saveStep(given: StepAnswers): Promise<Answer<Facts>> {
  const { mode, step, answers } = given
  const applied = applyAnswers(mode.flow, step.step, answers, given.facts)
  if (!useSession.getState().user) {
    saveForLater(given)
    return done(applied)
  }
  const saved = await saveNow(given)
  if (!saved.ok) return saved
  // What the service knows counts over what the page has worked out for itself.
  const known = await fetchFacts(mode.flow)
  // A mode that is gone since the page was opened keeps nobody on it: everything is saved, and the page knows the way.
  if (isGone(known)) return done(applied)
  return known.ok ? done({ ...applied, ...known.data }) : known
}

/** Saves the steps that have waited, in the order in which they were answered. While that can’t be done they go on waiting; a refusal is returned. */
export async function saveWaitingSteps(mode: WalkedMode): Promise<Answer<unknown>> {
  let refused: Answer<unknown> | undefined
  for (let first = waiting[0]; first; first = waiting[0]) {
    const { key } = first
    const saved = await saveWaiting(first, mode)
    if (!saved.ok && passes(saved.failure)) return saved
    if (!saved.ok) refused = saved
    // Another tab may save the same ones meanwhile.
    waiting = waiting.filter((one) => one.key !== key)
    saveOnDevice(device, waiting.length > 0 ? waiting : undefined)
  }
  return refused ?? done(undefined)
}

/** Taken out of the flows, or with no version that can be walked. */
function isGone(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.failure.code === 'mode_not_found' || answer.failure.code === 'mode_not_sound')
}

/** Answers given again replace the earlier ones. */
function saveForLater({ mode, step, answers, added, facts, key }: StepAnswers): void {
  const one = { mode: mode.flow.resolved.mode, step: step.step, answers, added, facts, key }
  waiting = [...waiting.filter(({ step: other }) => other !== one.step), one]
  saveOnDevice(device, waiting)
}

/**
 * It may have been answered in another mode than the one in which the account was made, or on a step that the mode never had, or has no
 * more: any step can be opened under any mode, and what was answered there is the person’s all the same.
 */
async function saveWaiting(one: Waiting, here: WalkedMode): Promise<Answer<unknown>> {
  const own = one.mode === here.flow.resolved.mode ? done(here) : await loadMode(one.mode)
  const mode = isGone(own) ? done(here) : own
  if (!mode.ok) return mode
  const { steps, questions } = mode.data
  const known = steps[one.step]
  const step = known ? done(known) : await loadOtherStep(one.step)
  if (!step.ok) return step
  return saveNow({ ...one, mode: mode.data, step: step.data, fields: shownFields(step.data, questions) })
}

async function saveNow(given: StepAnswers): Promise<Answer<unknown>> {
  // The calls that save records are loaded when someone with an account first needs them.
  const records = await import('../records/step-records.ts').catch(() => undefined)
  if (!records) return unreachable()
  const saved = await records.saveRecords(given)
  if (saved.ok) settle(given.step.step, savedNames(given))
  return saved
}

/** The fields that the service stores now. What only decides how the page goes on, or was typed meanwhile, stays in the drafts. */
function savedNames({ step, fields, typed }: StepAnswers): readonly string[] {
  const isAnew = (name: string) => typed !== undefined && isTypedAnew(step.step, name, typed)
  return fields.flatMap(({ record, name }) => (record === undefined || isAnew(name) ? [] : [name]))
}
