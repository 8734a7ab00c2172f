import type { TestContext } from 'vitest'

/** What was measured, next to what it may be. */
export type Figure = { readonly bar: string; readonly what: string; readonly measured: string; readonly limit: string }

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
  }
}

/** The full length, or the short form that every run of the tests does. */
export const isFull = process.env['FAULTS'] === 'full'

/** Keeps what was measured for the table at the end. */
export function recordFigure({ task }: TestContext, bar: string, figures: Readonly<Record<string, readonly [string, string]>>): void {
  const rows = Object.entries(figures).map(([what, [measured, limit]]) => ({ bar, what, measured, limit }))
  task.meta.figures = [...(task.meta.figures ?? []), ...rows]
}

/** The largest of them, in words. */
export function longest(timesMs: readonly number[]): string {
  return `${Math.round(Math.max(0, ...timesMs))} ms`
}
