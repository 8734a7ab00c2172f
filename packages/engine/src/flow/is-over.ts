import type { Flow } from './compile.ts'
import { type Facts, YES } from './conditions.ts'
import type { Place } from './decision.ts'
import { next } from './next.ts'
import type { ResolvedStep } from './resolved.ts'
import { testOf } from './test-of.ts'

/** E3: a walk is over when nothing follows its place and nothing of that place is left to do, as far as facts tell. */
export function isOver(flow: Flow, place: Place, facts: Facts): boolean {
  const info = flow.resolved.steps[place.step]
  if (!info || !isDone(flow, info, facts)) return false
  const { because } = next(flow, place, facts)
  return because === 'E1' || because === 'E2'
}

function isDone(flow: Flow, info: ResolvedStep, facts: Facts): boolean {
  const { asks, sets, completes, collects } = info
  const shown = asks.filter(({ when }) => when === undefined || testOf(flow, when).of(facts) === YES)
  const isTold = shown.length > 0 || completes !== undefined || Object.keys(sets).length > 0
  // What a page asks without deciding anything leaves no fact: only what it can bring about tells that it was answered.
  if (!isTold) return collects.length === 0 || hasBroughtAbout(info, facts)
  const isComplete = completes === undefined || testOf(flow, { [`progress.${completes.key}`]: true }).of(facts) === YES
  return isComplete && agrees(sets, facts) && shown.every(({ options }) => options.some((option) => agrees(option.sets, facts)))
}

/** What a page can make so or leave as it is, such as a booked call, has become so. */
function hasBroughtAbout({ learns }: ResolvedStep, facts: Facts): boolean {
  const open = Object.entries(learns).filter(([, values]) => values.includes(true))
  return open.length > 0 && open.every(([fact]) => facts[fact] === true)
}

function agrees(sets: ResolvedStep['sets'], facts: Facts): boolean {
  return Object.entries(sets).every(([fact, value]) => facts[fact] === value)
}
