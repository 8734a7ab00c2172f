import type { EdgeKind } from './walks.ts'

/** How often people came from one step to another. */
export type EdgeCount = {
  readonly from: string | null
  readonly to: string | null
  readonly kind: EdgeKind
  /** The variant of the A/B test that was asked for. */
  readonly variant: string | null
  readonly count: number
}

/** A step, counted. Who goes back and on again arrives twice: arrived is always wentOn, wentBack and leftHere together. */
export type FunnelRow = {
  readonly step: string
  readonly arrived: number
  readonly wentOn: number
  readonly wentBack: number
  readonly leftHere: number
  /** Arrivals forward that were not taken back. */
  readonly reached: number
}

export type Funnel = {
  readonly rows: readonly FunnelRow[]
  /** How often people entered the mode for the first time. */
  readonly began: number
  /** How often the last step was done. */
  readonly finished: number
  /** How often people re-entered. */
  readonly cameAgain: number
}

type Way = 'on' | 'back' | 'none'

/**
 * A funnel from counts of ways alone: without an identifier nobody knows who left, but whoever arrived at a step and went no way out of it
 * stands there still. `order`: the steps as the mode walks them; others follow.
 */
export function funnelOf(counts: readonly EdgeCount[], order: readonly string[]): Funnel {
  const places = new Map(order.map((step, index) => [step, index]))
  const others = counts.flatMap(({ from, to }) => [from, to]).filter((step) => step !== null && !places.has(step))
  const steps = [...order, ...[...new Set(others as string[])].sort()]
  const sum = (fits: (edge: EdgeCount) => boolean) => counts.reduce((all, edge) => (fits(edge) ? all + edge.count : all), 0)
  const wayOf = (edge: EdgeCount): Way => direction(edge, places)
  const rows = steps.map((step) => {
    const arrived = sum((edge) => edge.to === step && wayOf(edge) !== 'none')
    const wentOn = sum((edge) => edge.from === step && wayOf(edge) === 'on')
    const wentBack = sum((edge) => edge.from === step && wayOf(edge) === 'back')
    const forward = sum((edge) => edge.to === step && edge.kind !== 'return' && wayOf(edge) === 'on')
    return { step, arrived, wentOn, wentBack, leftHere: Math.max(0, arrived - wentOn - wentBack), reached: Math.max(0, forward - wentBack) }
  })
  return {
    rows,
    began: sum(({ kind }) => kind === 'start'),
    finished: sum(({ to }) => to === null),
    cameAgain: sum(({ kind, from }) => kind === 'again' && from === null),
  }
}

/** People who re-enter are counted on their step already, so that is no arrival. */
function direction({ from, to, kind }: EdgeCount, places: ReadonlyMap<string, number>): Way {
  if (kind === 'back') return 'back'
  if (kind !== 'open' && kind !== 'again') return 'on'
  if (from === null) return 'none'
  return (places.get(to ?? '') ?? places.size) < (places.get(from) ?? places.size) ? 'back' : 'on'
}
