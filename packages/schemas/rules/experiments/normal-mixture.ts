import { normalBelow } from './normal.ts'

/**
 * A sum that has no drift stays inside these bounds for ever, except with a chance that was chosen before: so it may be looked at every day
 * (Howard, Ramdas, McAuliffe, Sekhon: Time-uniform Chernoff bounds, arXiv 1808.03204). `variance` is that of the sum; `rho` says around
 * which variance the bounds are narrowest.
 */
export function rhoFor(variance: number, alpha: number): number {
  return variance / (-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha)))
}

/** The logarithm of the evidence against no drift: above ln(1/alpha) it is decided. */
export function logMixture(sum: number, variance: number, rho: number): number {
  return Math.log(rho / (variance + rho)) / 2 + (sum * sum) / (2 * (variance + rho))
}

/** How far a sum must be from nothing for that evidence. */
export function mixtureBound(variance: number, logThreshold: number, rho: number): number {
  return Math.sqrt((variance + rho) * (Math.log(1 + variance / rho) + 2 * logThreshold))
}

/** The same for drift in one direction alone, which needs less evidence: for harm. */
export function rhoForOneSide(variance: number, alpha: number): number {
  return rhoFor(variance, 2 * alpha)
}

export function logMixtureOneSide(sum: number, variance: number, rho: number): number {
  const wide = variance + rho
  return Math.log((4 * rho) / wide) / 2 + (sum * sum) / (2 * wide) + Math.log(normalBelow(sum / Math.sqrt(wide)))
}

export function mixtureBoundOneSide(variance: number, logThreshold: number, rho: number): number {
  let [low, high] = [0, mixtureBound(variance, logThreshold + 1, rho)]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (logMixtureOneSide(middle, variance, rho) < logThreshold) low = middle
    else high = middle
  }
  return (low + high) / 2
}
