import type { Flow } from '../flow/compile.ts'
import { testOf } from '../flow/compile.ts'
import { type Facts, NO } from '../flow/conditions.ts'
import type { ResolvedFill } from '../flow/resolved.ts'
import { type Edge, type Exploration, type Spot, walkTo } from './explore.ts'
import { type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 9: no way asks one thing twice, but where the second step says why. What is asked only until it is saved can’t be asked twice. */
export function proveOnce(walk: Exploration): Proof {
  const shared = askedBySeveral(walk.flow)
  const asked = askedBefore(walk, shared)
  const findings = walk.spots.flatMap((spot) => {
    const fills = fillsOf(walk.flow, spot.place.step, spot.facts).filter(({ again, known }) => !again && known === undefined)
    return fills.flatMap(({ column }) => {
      const before = asked.get(spot)?.get(column)
      return before && before.asker !== spot.place.step ? [askedTwice(spot, column, before, asked)] : []
    })
  })
  return proofOf(
    9,
    'No way asks one thing twice, but to have it checked.',
    `${shared.size} answers that several steps ask`,
    firstOfEach(findings),
  )
}

/** Who asked something, and the last move of a way on which it was. */
type Before = { readonly asker: string; readonly by: Edge }
type Asked = ReadonlyMap<Spot, ReadonlyMap<string, Before>>

/** Only what two steps ask has to be traced. */
function askedBySeveral({ resolved }: Flow): ReadonlySet<string> {
  const seen = new Set<string>()
  const several = new Set<string>()
  for (const { fills } of Object.values(resolved.steps)) {
    for (const column of new Set(fills.map((fill) => fill.column))) (seen.has(column) ? several : seen).add(column)
  }
  return several
}

/** For each spot, what any way to it has asked by then. */
function askedBefore({ flow, first }: Exploration, shared: ReadonlySet<string>): Asked {
  const asked = new Map<Spot, Map<string, Before>>(first.map((spot) => [spot, new Map()]))
  const open = shared.size === 0 ? [] : [...first]
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const edge of spot.edges) {
      // Back to an earlier step is another beginning: people go there to change an answer.
      if (!edge.to || edge.decision.because === 'S4') continue
      const there = asked.get(edge.to)
      const known = there ?? new Map<string, Before>()
      const before = known.size
      for (const [column, { asker }] of asked.get(spot) ?? []) if (!known.has(column)) known.set(column, { asker, by: edge })
      for (const column of answeredBy(flow, edge))
        if (shared.has(column) && !known.has(column)) known.set(column, { asker: spot.place.step, by: edge })
      if (there && known.size === before) continue
      asked.set(edge.to, known)
      open.push(edge.to)
    }
  }
  return asked
}

function answeredBy(flow: Flow, { from, action, outcome }: Edge): string[] {
  if (action !== undefined) return []
  return fillsOf(flow, from.place.step, { ...from.facts, ...outcome.facts }).map(({ column }) => column)
}

/** What a step asks, as far as the facts show: a field is left out only when its condition surely does not hold. */
function fillsOf(flow: Flow, step: string, facts: Facts): readonly ResolvedFill[] {
  const fills = flow.resolved.steps[step]?.fills ?? []
  return fills.filter(({ when }) => when === undefined || testOf(flow, when).of(facts) !== NO)
}

function askedTwice(spot: Spot, column: string, before: Before, asked: Asked): Finding {
  const steps: string[] = [spot.place.step]
  let here: Before | undefined = before
  while (here && here.by.from.place.step !== here.asker) {
    steps.unshift(here.by.from.place.step)
    here = asked.get(here.by.from)?.get(column)
  }
  const { path, answers } = walkTo(here?.by.from ?? spot)
  return {
    rule: 'asked-twice',
    step: spot.place.step,
    message: `“${spot.place.step}” asks what “${before.asker}” has asked on the same way (${column}).`,
    fix: 'Skip it where the answer is known, or say on the field why it is asked again ("again").',
    path: [...path, ...steps],
    answers,
  }
}
