import { logMixture, logMixtureOneSide, mixtureBound, rhoFor, rhoForOneSide } from './normal-mixture.ts'

/** What was measured of a group: how many, their mean, and the variance between them. */
export type Measured = { readonly count: number; readonly mean: number; readonly variance: number }

/** A difference between two groups, with the interval that holds it and how easily chance alone makes one as large. */
export type Difference = { readonly by: number; readonly low: number; readonly high: number; readonly p: number }

type Looks = { readonly plannedCount: number; readonly alpha: number }

export function measuredShare(count: number, of: number): Measured {
  const mean = of === 0 ? 0 : count / of
  return { count: of, mean, variance: mean * (1 - mean) }
}

export function measuredSums(count: number, sum: number, sumOfSquares: number): Measured {
  const mean = sum / count
  return { count, mean, variance: (sumOfSquares - sum * mean) / (count - 1) }
}

/**
 * The difference in points, true however often it is looked at (an asymptotic confidence sequence: Waudby-Smith and others, arXiv
 * 2103.06476). It is narrowest around the planned count.
 */
export function differenceAtAnyTime(control: Measured, other: Measured, looks: Looks): Difference {
  return atAnyTime(other.mean - control.mean, squaredError(control, other), control.count + other.count, looks)
}

/** The same as a share of what the control does: 0.2 is a fifth more. */
export function liftAtAnyTime(control: Measured, other: Measured, looks: Looks): Difference {
  const spread =
    other.variance / (other.count * control.mean ** 2) + (control.variance * other.mean ** 2) / (control.count * control.mean ** 4)
  return atAnyTime((other.mean - control.mean) / control.mean, spread, control.count + other.count, looks)
}

/** Whether it is decided that the other group does worse than the control by more than a margin. */
export function isHarmful(control: Measured, other: Measured, margin: number, { plannedCount, alpha }: Looks): boolean {
  const n = control.count + other.count
  const error = Math.sqrt(squaredError(control, other))
  if (!(error > 0)) return false
  const worse = control.mean - other.mean - margin
  return worse > 0 && logMixtureOneSide((worse / error) * Math.sqrt(n), n, rhoForOneSide(plannedCount, alpha)) >= -Math.log(alpha)
}

function squaredError(control: Measured, other: Measured): number {
  return control.variance / control.count + other.variance / other.count
}

function atAnyTime(by: number, squared: number, n: number, { plannedCount, alpha }: Looks): Difference {
  if (!(squared > 0)) return { by: Number.isFinite(by) ? by : 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, p: 1 }
  const [error, rho] = [Math.sqrt(squared), rhoFor(plannedCount, alpha)]
  // The sum of n pieces of variance one, each a part of the difference.
  const half = (error * mixtureBound(n, -Math.log(alpha), rho)) / Math.sqrt(n)
  const p = Math.min(1, Math.exp(-logMixture((by / error) * Math.sqrt(n), n, rho)))
  return { by, low: by - half, high: by + half, p }
}
