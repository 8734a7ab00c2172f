import type { OwnWay } from './own-way.ts'

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
