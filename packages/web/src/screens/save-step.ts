import { applyAnswers, type Facts } from '@app/engine'
import { type Answer, done } from '../client/answer.ts'
import { unreachable } from '../client/ask.ts'
import { settle } from '../client/drafts.ts'
import type { WalkedMode } from '../client/flow.ts'
import { fetchFacts } from '../client/journey.ts'
import { useSession } from '../client/session.ts'
import type { StepAnswers } from './keep-answers.ts'
import { keepForLater, savedNames } from './later.ts'
import { loadKeeping } from './load-keeping.ts'

/**
 * Does the work of a step: keeps its answers in the records that they name, has its progress key checked, and learns what has
 * become so. Without an account yet, what may wait is kept on this device.
 */
export async function saveStep(given: StepAnswers): Promise<Answer<Facts>> {
  const { mode, step, answers } = given
  const applied = applyAnswers(mode.flow, step.step, answers, given.facts)
  if (!useSession.getState().user) {
    keepForLater(mode.flow.resolved.mode, given)
    return done(applied)
  }
  const keeping = await loadKeeping()
  if (!keeping) return unreachable()
  const kept = await keeping.keepAnswers(given)
  if (!kept.ok) return kept
  settle(step.step, savedNames(given.fields))
  return learn(mode, applied)
}

/** What the service knows by now counts over what the page has worked out for itself. */
async function learn({ flow }: WalkedMode, applied: Facts): Promise<Answer<Facts>> {
  const known = await fetchFacts(flow)
  return known.ok ? done({ ...applied, ...known.data }) : known
}
