import { completeFacts, type Facts, type Flow } from '@app/engine'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { countingAnswers, type OwnAnswers } from './own-answers.ts'

/** Everything that a mode may ask for: the person’s answers and what the service knows, which no answer can override. */
export function allFacts(flows: FlowSnapshot, flow: Flow, answers: OwnAnswers, known: Facts): Facts {
  return completeFacts(flow, { ...flow.resolved.preset, ...countingAnswers(flows, flow.resolved, answers), ...known })
}
