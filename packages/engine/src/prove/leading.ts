import type { FactValue } from '@app/schemas/flow/condition'
import { LEFT } from '../flow/compile.ts'
import type { Decision } from '../flow/decision.ts'
import { next } from '../flow/next.ts'
import type { ResolvedAsk } from '../flow/resolved.ts'
import { decisions, type Edge, type Exploration, outcomesOf, type Spot, walkTo } from './explore.ts'
import { type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 8: every yes leads to a step that leads on, and the last page of a way has something that leads on. */
export function proveLeading(walk: Exploration): Proof {
  const said = walk.spots.flatMap((spot) => yesesOn(walk, spot).map((yes) => ({ spot, ...yes })))
  const last = walk.spots.flatMap(({ edges }) => edges.filter(isLast))
  const findings = [
    ...said.filter(({ decision }) => !decision.go || !leadsOn(walk, decision.go.step)).map(leadsNowhere),
    ...last.filter(({ from }) => isDeadPage(walk, from.place.step)).map(({ from }) => deadPage(from)),
  ]
  return proofOf(
    8,
    'Every yes leads on to a step, and every last page to something.',
    `${said.length} answers, ${last.length} ways out`,
    firstOfEach(findings),
  )
}

type Yes = { readonly name: string; readonly value: FactValue; readonly decision: Decision }

/** Where each yes of a step leads, whatever else is answered beside it or turns out to be so. */
function yesesOn({ flow, live }: Exploration, { place, facts }: Spot): Yes[] {
  const asks = (flow.resolved.steps[place.step]?.asks ?? []).filter(({ options }) => options.some(({ yes }) => yes))
  if (asks.length === 0) return []
  const decided = asks.flatMap(({ options }) => options.flatMap(({ sets }) => Object.keys(sets)))
  const outcomes = outcomesOf(flow, place.step, facts, new Set([...live.after(place), ...decided]))
  return outcomes.flatMap(({ answers, facts: after }) => {
    const given = asks.find((ask) => isYes(ask, answers[ask.name]))
    const value = given && answers[given.name]
    if (!given || value === undefined) return []
    return decisions(flow, { ...facts, ...after }, (known) => next(flow, place, known)).map(({ decision }) => ({
      name: given.name,
      value,
      decision,
    }))
  })
}

function isYes({ options }: ResolvedAsk, value: FactValue | undefined): boolean {
  return options.some((option) => option.yes && option.value === value)
}

/** A step that asks something, offers something, or is followed by another one. */
function leadsOn(walk: Exploration, step: string): boolean {
  const targets = walk.flow.resolved.targets[step] ?? []
  return !isDeadPage(walk, step) || targets.some((target) => target !== LEFT && target !== step)
}

/** Leaving for the dashboard by continuing. People who are turned away by a guard have not come to the end of anything. */
function isLast({ to, action, decision }: Edge): boolean {
  return !to && action === undefined && decision.leave === 'dashboard' && decision.refused === undefined
}

function isDeadPage({ flow }: Exploration, step: string): boolean {
  const info = flow.resolved.steps[step]
  return info !== undefined && info.collects.length === 0 && !info.offers
}

function leadsNowhere({ spot, name, value, decision }: Yes & { readonly spot: Spot }): Finding {
  const where = decision.go ? `“${decision.go.step}”, where nothing leads on` : `the ${decision.leave}`
  return {
    rule: 'yes-leads-nowhere',
    step: spot.place.step,
    message: `A yes on “${spot.place.step}” (${name}: ${String(value)}) leads to ${where}.`,
    fix: 'Add the step that people said yes to: to the order, or as a side step with a detour to it.',
    ...walkTo(spot),
  }
}

function deadPage(spot: Spot): Finding {
  return {
    rule: 'dead-last-page',
    step: spot.place.step,
    message: `“${spot.place.step}” is the last page here, and nothing on it leads on.`,
    fix: 'Give it an action to a step that this mode has or to another mode, or the panel “step-tasks”; or let the mode end with a step that ends it (“ends”).',
    ...walkTo(spot),
  }
}
