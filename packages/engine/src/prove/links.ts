import type { Flow } from '../flow/compile.ts'
import { admit } from '../flow/enter.ts'
import { differentSteps } from './different-steps.ts'
import { decisions } from './explore.ts'
import { answersOf, type Finding, type Proof, proofOf } from './finding.ts'

/** Proof 5: a deep link to any step opens it or goes where the guard says, and that step opens. */
export function proveLinks(flow: Flow): Proof {
  let looked = 0
  const findings: Finding[] = []
  for (const step of differentSteps(flow)) {
    for (const { decision, facts } of decisions(flow, {}, (known) => admit(flow, { step }, known))) {
      looked++
      const target = decision.go
      if (!target || decision.refused === undefined) continue
      const opens = decisions(flow, facts, (known) => admit(flow, target, known)).every(
        ({ decision: second }) => second.refused === undefined && second.go,
      )
      if (!opens) findings.push(guardInCircles(step, target.step, answersOf(facts)))
    }
  }
  return proofOf(
    5,
    'A deep link to any step opens it or goes where the guard says, never in a circle.',
    `${looked} links`,
    findings.slice(0, 3),
  )
}

function guardInCircles(step: string, target: string, answers: Finding['answers']): Finding {
  return {
    rule: 'guard-in-circles',
    step: target,
    message: `The guard of “${step}” sends people to “${target}”, which turns them away too.`,
    fix: 'Name a step in "guard" that needs less than the steps it is for.',
    ...(answers ? { answers } : {}),
  }
}
