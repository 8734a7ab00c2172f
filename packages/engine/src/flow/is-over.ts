import type { Flow } from './compile.ts'
import { testOf } from './compile.ts'
import { type Facts, YES } from './conditions.ts'
import type { Place } from './decision.ts'
import { next } from './next.ts'
import type { ResolvedStep } from './resolved.ts'

/** E3: a walk is over when nothing follows its place and nothing of that place is left to do, as far as the facts show. */
export function isOver(flow: Flow, place: Place, facts: Facts): boolean {
  const info = flow.resolved.steps[place.step]
  if (!info || !isDone(flow, info, facts)) return false
  const { because } = next(flow, place, facts)
  return because === 'E1' || because === 'E2'
}

function isDone(flow: Flow, info: ResolvedStep, facts: Facts): boolean {
  const { asks, sets, completes, collects, learns } = info
  const shown = asks.filter(({ when }) => when === undefined || testOf(flow, when).of(facts) === YES)
  const isTold = shown.length > 0 || completes !== undefined || Object.keys(sets).length > 0
  if (!isTold) return collects.length === 0 || hasComeTrue(learns, facts)
  const isComplete = completes === undefined || testOf(flow, { [`progress.${completes.key}`]: true }).of(facts) === YES
  return isComplete && agrees(sets, facts) && shown.every(({ options }) => options.some((option) => agrees(option.sets, facts)))
}

/** An answer that decides nothing leaves no fact: only facts that can be set on the page show that it was done. */
function hasComeTrue(learns: ResolvedStep['learns'], facts: Facts): boolean {
  const found = Object.entries(learns).flatMap(([fact, values]) => (values.includes(true) ? [fact] : []))
  return found.length > 0 && found.every((fact) => facts[fact] === true)
}

function agrees(sets: ResolvedStep['sets'], facts: Facts): boolean {
  return Object.entries(sets).every(([fact, value]) => facts[fact] === value)
}
