import {
  admit,
  compileFlow,
  type Decision,
  type Facts,
  type Flow,
  followAction,
  next,
  type Place,
  type ResolvedMode,
  resume,
  start,
} from '@app/engine'
import { outcomesOf } from '@app/engine/author'

const mostSteps = 400

/**
 * Sends made-up people through a mode, each with everything about them decided, and says what went wrong for any.
 * It shares nothing with the proofs but the decisions that people get: what is proven and breaks here is a gap in them.
 */
export function faultOnWalks(resolved: ResolvedMode, people: number): string | undefined {
  const flow = compileFlow(resolved)
  const matters = factsRead(flow)
  const draw = dice(people)
  for (let person = 0; person < people; person++) {
    const fault = walk(flow, madeUpFacts(resolved, draw), matters, draw)
    if (fault !== undefined) return fault
  }
  return undefined
}

type Dice = (sides: number) => number

function walk(flow: Flow, begin: Facts, matters: ReadonlySet<string>, draw: Dice): string | undefined {
  let facts = begin
  let decision = start(flow, facts)
  let last = 'the start'
  for (let count = 0; decision.go; count++) {
    const fault = faultOf(decision, last, facts) ?? (count > mostSteps ? `the walk does not end, at “${decision.go.step}”` : undefined)
    if (fault !== undefined) return fault
    const place = decision.go
    last = place.step
    const action = drawAction(flow, place, facts, draw)
    if (!action) facts = { ...facts, ...drawOutcome(flow, place.step, facts, matters, draw) }
    decision = action ?? next(flow, place, facts)
    const returns = faultOnReturn(flow, facts)
    if (returns !== undefined) return returns
  }
  return faultOf(decision, last, facts)
}

function faultOf({ refused, unknown, go, leave }: Decision, last: string, facts: Facts): string | undefined {
  if (unknown !== undefined && facts[unknown] === undefined) return `after “${last}” nobody has asked “${unknown}” yet`
  return refused === undefined ? undefined : `after “${last}” comes “${refused}”, which turns the person away to “${go?.step ?? leave}”`
}

function faultOnReturn(flow: Flow, facts: Facts): string | undefined {
  const { go } = resume(flow, facts)
  return go && admit(flow, go, facts).refused !== undefined ? `resume leads to “${go.step}”, which turns the person away` : undefined
}

function drawAction(flow: Flow, place: Place, facts: Facts, draw: Dice): Decision | undefined {
  const actions = flow.resolved.steps[place.step]?.actions ?? []
  const action = draw(3) === 0 ? actions[draw(actions.length)] : undefined
  return action && followAction(flow, place, action.to, facts)
}

function drawOutcome(flow: Flow, step: string, facts: Facts, matters: ReadonlySet<string>, draw: Dice): Facts {
  const outcomes = outcomesOf(flow, step, facts, matters)
  return outcomes[draw(outcomes.length)]?.facts ?? {}
}

/** Somebody who has answered and done nothing here, has arrived with what the mode expects, and is anyone besides. */
function madeUpFacts(resolved: ResolvedMode, draw: Dice): Facts {
  const facts = Object.entries(resolved.facts).map(([name, { from, values }]) => {
    if (from === 'person') return [name, undefined] as const
    return [name, /^(progress|answered)\./.test(name) ? false : values[draw(values.length)]] as const
  })
  const arrived = resolved.arrives === undefined ? [] : (resolved.guards[resolved.arrives] ?? [])
  // Whoever walks a mode is signed in: without that the guard leads out of every mode.
  const signedIn = { 'personal.record': draw(2) === 0 ? 'empty' : 'present' }
  return Object.assign(Object.fromEntries(facts), signedIn, ...arrived.map(({ holds }) => onlyValues(holds)))
}

function onlyValues(holds: object): Facts {
  return Object.fromEntries(Object.entries(holds).filter(([, value]) => !Array.isArray(value)))
}

/** The facts that any decision of a mode reads. */
function factsRead(flow: Flow): Set<string> {
  const nodes = [...flow.nodes.values()]
  const tests = [
    ...flow.items.flat().map(({ test }) => test),
    ...nodes.flatMap(({ guard, detours }) => [...guard, ...detours].map(({ test }) => test)),
    ...[...flow.required, ...flow.route, ...flow.finished, ...(flow.answered ?? [])].map(({ test }) => test),
  ]
  return new Set([...tests.flatMap((test) => test?.reads ?? []), ...flow.route.map(({ answered }) => answered)])
}

/** The same throws every time. */
function dice(seed: number): Dice {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % Math.max(1, sides)
  }
}
