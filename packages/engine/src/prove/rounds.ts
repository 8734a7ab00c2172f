import type { Flow } from '../flow/compile.ts'
import { ELSEWHERE } from '../flow/compile.ts'
import { type Facts, YES } from '../flow/conditions.ts'
import type { Decision } from '../flow/decision.ts'
import { resume } from '../flow/enter.ts'
import { outlook } from '../flow/outlook.ts'
import { settler } from './coming-in.ts'
import { decisions, type Exploration, outcomesOf } from './explore.ts'
import { answersOf, type Finding, type Proof, proofOf } from './finding.ts'

type Round = { readonly rounds: number; readonly finding?: Finding }

/** Proof 4: doing what resume asks, again and again, ends; and in no more rounds than there are things to do. */
export function proveRounds({ flow }: Exploration): Proof {
  const matters = factsOfResume(flow)
  const settle = settler(flow)
  const done = new Map<string, Round | 'open'>()
  let looked = 0
  const follow = (facts: Facts, path: readonly string[]): Round => {
    const kept = settle(Object.fromEntries(Object.entries(facts).filter(([fact]) => matters.has(fact))))
    const key = JSON.stringify(
      Object.entries(kept)
        .map(([fact, value]) => [fact, value ?? null])
        .sort(),
    )
    const known = done.get(key)
    if (known === 'open') return { rounds: 0, finding: goesInCircles(path, facts) }
    if (known) return known
    done.set(key, 'open')
    looked++
    const round = worst(
      decisions(flow, kept, (one) => resume(flow, one), settle).map((asked) => doWhatIsAsked(flow, asked, matters, path, follow)),
    )
    done.set(key, round)
    return round
  }
  const { rounds, finding } = follow({}, [])
  const bound = thingsToDo(flow)
  const late = finding === undefined && rounds > bound ? [tooManyRounds(rounds, bound)] : []
  const claim = `Doing what resume asks ends at a finish, in at most ${bound} rounds.`
  return proofOf(4, claim, `${looked} states, at most ${rounds} rounds`, finding ? [finding] : late)
}

type Asked = { readonly decision: Decision; readonly facts: Facts }

function doWhatIsAsked(
  flow: Flow,
  { decision, facts }: Asked,
  matters: ReadonlySet<string>,
  path: readonly string[],
  follow: (facts: Facts, path: readonly string[]) => Round,
): Round {
  const step = decision.go?.step
  // People who cannot get what they come for have nothing more to do.
  const isToldNo = decision.because === 'O2' || decision.because === 'O3'
  const resting = isToldNo || (decision.refused === undefined && (decision.because === 'R4' || decision.because === 'R6'))
  if (step === undefined || resting) return { rounds: 0 }
  const outcomes = outcomesOf(flow, step, facts, matters).map((outcome) => ({ ...facts, ...outcome.facts }))
  const completing = outcomes.filter((after) => isDone(flow, decision, facts, after))
  if (completing.length === 0) return { rounds: 1, finding: cannotBeDone(step, [...path, step], facts) }
  const { rounds, finding } = worst(completing.map((after) => follow(after, [...path, step])))
  return finding ? { rounds: rounds + 1, finding } : { rounds: rounds + 1 }
}

/** Whether an outcome does what the person was sent for: resume no longer asks for the same thing. */
function isDone(flow: Flow, asked: Decision, before: Facts, after: Facts): boolean {
  if (asked.refused !== undefined) {
    const checks = flow.nodes.get(asked.refused)?.guard ?? []
    const failing = checks.find(({ test }) => test.of(before) !== YES)
    return failing === undefined || failing.test.of(after) === YES
  }
  if (asked.unknown !== undefined) return after[asked.unknown] !== undefined
  const step = asked.go?.step
  const page = flow.route.find((one) => one.page === step)
  if (asked.because === 'R3' && page) return after[page.answered] === true
  const key = flow.required.find(
    ({ test, items }) => test.of(before) !== YES && items.some((item) => flow.items[item]?.some((branch) => branch.step === step)),
  )
  return key === undefined || key.test.of(after) === YES
}

/** Required steps, question pages in modes that resume by them, and the steps the guard can send to besides. */
function thingsToDo(flow: Flow): number {
  const required = new Set(flow.required.flatMap(({ items }) => items.flatMap((item) => flow.items[item]?.map(({ step }) => step) ?? [])))
  const targets = new Set([...flow.nodes.values()].flatMap(({ guard }) => guard.flatMap(({ go }) => go ?? [])))
  const besides = [...targets].filter((step) => !required.has(step)).length
  return (flow.answered ? flow.route.length : flow.required.length) + besides
}

/** What resume, its guards and the steps it leads to can read. */
function factsOfResume(flow: Flow): Set<string> {
  const matters = new Set(outlook(flow, ELSEWHERE).reads)
  for (const { guard } of flow.nodes.values()) for (const { test } of guard) for (const fact of test.reads) matters.add(fact)
  return matters
}

function worst(rounds: readonly Round[]): Round {
  return rounds.find(({ finding }) => finding) ?? rounds.reduce((most, one) => (one.rounds > most.rounds ? one : most), { rounds: 0 })
}

function goesInCircles(path: readonly string[], facts: Facts): Finding {
  const step = path.at(-1)
  return {
    rule: 'resume-in-circles',
    ...(step === undefined ? {} : { step }),
    message: `Doing what resume asks never ends: ${path.slice(-4).join(', then ')}, and again.`,
    fix: 'Let the step complete what it is asked for, or change the guard that sends people back to it.',
    path,
    answers: answersOf(facts),
  }
}

function cannotBeDone(step: string, path: readonly string[], facts: Facts): Finding {
  return {
    rule: 'cannot-be-done',
    step,
    message: `Resume sends people to “${step}”, and no answer there does what it sends them for.`,
    fix: 'Let an answer of the step complete the key, or take the step out of what is required.',
    path,
    answers: answersOf(facts),
  }
}

function tooManyRounds(rounds: number, bound: number): Finding {
  return {
    rule: 'too-many-rounds',
    message: `Doing what resume asks can take ${rounds} rounds, where ${bound} things are to be done.`,
    fix: 'Some step undoes what another did: look at what they set.',
  }
}
