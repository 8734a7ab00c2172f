import { completeFacts, type Facts, type Flow } from '@app/engine'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { countingAnswers, type OwnAnswers } from './own-answers.ts'

/** Everything that a mode may ask for: what the person told us and what the service knows, which nobody can talk over. */
export function allFacts(flows: FlowSnapshot, flow: Flow, answers: OwnAnswers, known: Facts): Facts {
  return completeFacts(flow, { ...flow.resolved.preset, ...countingAnswers(flows, flow.resolved, answers), ...known })
}
