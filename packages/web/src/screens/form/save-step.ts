import { applyAnswers, type Facts } from '@app/engine'
import { type Answer, done } from '../../client/service/answer.ts'
import { unreachable } from '../../client/service/ask.ts'
import { useSession } from '../../client/session/session.ts'
import { settle } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { fetchFacts } from '../../client/walk/journey.ts'
import { loadStepRecords } from './load-step-records.ts'
import type { StepAnswers } from './step-answers.ts'
import { savedNames, saveForLater } from './waiting-steps.ts'

/**
 * Saves the answers of a step in the records that they name, has its progress key checked, and returns the facts that hold now. Until
 * there is an account, what may wait is saved on this device.
 */
export async function saveStep(given: StepAnswers): Promise<Answer<Facts>> {
  const { mode, step, answers } = given
  const applied = applyAnswers(mode.flow, step.step, answers, given.facts)
  if (!useSession.getState().user) {
    saveForLater(mode.flow.resolved.mode, given)
    return done(applied)
  }
  const records = await loadStepRecords()
  if (!records) return unreachable()
  const saved = await records.saveRecords(given)
  if (!saved.ok) return saved
  settle(step.step, savedNames(given.fields))
  return withFactsOfService(mode, applied)
}

/** What the service knows by now counts over what the page has worked out for itself. */
async function withFactsOfService({ flow }: WalkedMode, applied: Facts): Promise<Answer<Facts>> {
  const known = await fetchFacts(flow)
  return known.ok ? done({ ...applied, ...known.data }) : known
}
