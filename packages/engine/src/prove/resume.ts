import type { Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import { admit, type Returning, resume } from '../flow/enter.ts'
import { differentSteps } from './different-steps.ts'
import { decisions } from './explore.ts'
import { answersOf, type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'
import { settler } from './settle.ts'

/** Proof 3: people who come back, whatever is known and wherever they left off, land on a step that admits them; resuming again changes nothing. */
export function proveResume(flow: Flow): Proof {
  const returning = everyReturn(flow)
  const settle = settler(flow)
  let looked = 0
  const findings: Finding[] = []
  for (const one of returning) {
    for (const { decision, facts } of decisions(flow, {}, (known) => resume(flow, known, one), settle)) {
      looked++
      if (decision.go) findings.push(...checkLanding(flow, decision.go, facts))
    }
  }
  return proofOf(
    3,
    'Resume lands on a step whose guard lets in, and resuming twice is resuming once.',
    `${looked} returns`,
    firstOfEach(findings),
  )
}

function checkLanding(flow: Flow, place: Place, facts: Facts): Finding[] {
  const admitted = decisions(flow, facts, (known) => admit(flow, place, known))
  const again = decisions(flow, facts, (known) => resume(flow, known, savedAt(flow, place)))
  const refused = admitted.find(({ decision }) => decision.refused !== undefined || !decision.go)
  const moved = again.find(({ decision }) => decision.go?.step !== place.step)
  return [...(refused ? [turnsAway(place, refused)] : []), ...(moved && !refused ? [movesOn(place, moved)] : [])]
}

/** No saved place, every step saved under this version, and every step saved under an older one. */
function everyReturn(flow: Flow): Returning[] {
  const steps = differentSteps(flow)
  return [{}, ...steps.map((step) => savedAt(flow, { step })), ...steps.map((step) => savedAt(flow, { step }, 'older'))]
}

function savedAt(flow: Flow, place: Place, version = flow.resolved.version): Returning {
  return { person: 'someone', saved: { mode: flow.resolved.mode, person: 'someone', place, version } }
}

function turnsAway(place: Place, { decision, facts }: { decision: Decision; facts: Facts }): Finding {
  return {
    rule: 'resume-turned-away',
    step: place.step,
    message: `Resume leads to “${place.step}”, which turns the person away to “${decision.go?.step ?? decision.leave}”.`,
    fix: 'Let resume lead to a step whose needs are met, or mend the guard’s target.',
    answers: answersOf(facts),
  }
}

function movesOn(place: Place, { decision, facts }: { decision: Decision; facts: Facts }): Finding {
  return {
    rule: 'resume-moves-on',
    step: place.step,
    message: `Resuming leads to “${place.step}”, and resuming again to “${decision.go?.step ?? decision.leave}”.`,
    fix: 'Mend the conditions of "finished" and "resume", so that they agree with each other.',
    answers: answersOf(facts),
  }
}
