import { branchesOf, type Flow, indexFor, rootOf } from './compile.ts'
import { type Facts, NO } from './conditions.ts'
import type { Origin, Place } from './decision.ts'

/** The steps of one person’s way through a mode: those behind them, and those that are still to come. */
export type OwnWay = { readonly behind: readonly string[]; readonly ahead: readonly string[] }

/** W1, W2: undefined on a step that is not on the way, and not aside from it. */
export function ownWay(flow: Flow, place: Place, facts: Facts): OwnWay | undefined {
  const root = indexFor(flow, rootOf(place), facts)
  if (root < 0) return undefined
  const behind = stepsBetween(flow, 0, root, facts)
  const origins = originsOf(place)
  const ends = (step: string) => flow.nodes.get(step)?.info?.ends === true
  const isEnd = ends(place.step) || origins.some(({ step, after }) => after === 'end' || (after !== 'return' && ends(step)))
  const later = isEnd ? [] : stepsBetween(flow, root + 1, flow.items.length, facts)
  const returned = isEnd ? [] : origins.flatMap(({ step, after }) => (after === 'return' ? [step] : []))
  const passed = origins.flatMap(({ step, after }) => (after === 'return' ? [] : [step]))
  return { behind: [...behind, ...passed], ahead: [...returned, ...later] }
}

/** Where a place was reached from, the nearest first. */
function originsOf({ from }: Place): readonly Origin[] {
  return from ? [from, ...originsOf(from)] : []
}

/** Of each item the first branch that is not ruled out: what is not decided yet counts as likely. Nothing comes after a step that ends the mode. */
function stepsBetween(flow: Flow, first: number, end: number, facts: Facts): readonly string[] {
  const steps: string[] = []
  for (let item = first; item < end; item++) {
    const likely = branchesOf(flow, item).find(({ test }) => !test || test.of(facts) !== NO)
    if (!likely) continue
    steps.push(likely.step)
    if (flow.nodes.get(likely.step)?.info?.ends) return steps
  }
  return steps
}

/** How far a person is: which page of how many, and the part of the way that is behind them, from 0 to less than 1. */
export type Progress = { readonly at: number; readonly of: number; readonly fraction: number }

/** The page of a step on which a person is: a step may have several. */
type Page = { readonly index: number; readonly count: number }

/** W3: counted in pages. `pages` says how many a step has. */
export function progressOn({ behind, ahead }: OwnWay, { index, count }: Page, pages: (step: string) => number): Progress {
  const sum = (steps: readonly string[]) => steps.reduce((total, step) => total + pages(step), 0)
  const done = sum(behind) + index
  const left = count - index + sum(ahead)
  return { at: done + 1, of: done + left, fraction: done / (done + left) }
}

/** W4: going on never takes anything back. Where an answer made the way longer, the step was still a share of what is left. */
export function goneOn(before: Progress, now: Progress): Progress {
  const left = now.of - now.at + 1
  const at = Math.max(now.at, before.at + 1)
  const share = before.fraction + (1 - before.fraction) / (left + 1)
  return { at, of: at + left - 1, fraction: now.fraction > before.fraction ? now.fraction : share }
}
