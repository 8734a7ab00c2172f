import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { plans } from '../../data/money/prices.ts'
import { pricedIn } from '../../panels/price/priced-in.ts'

/** How many days are free before the first charge; none where it is paid at once, as with PayPal, which has no trial. */
export function useFreeDays(step: StepFile, facts: Facts, method: unknown): number {
  const known = plans.use().data ?? []
  const priced = pricedIn(step, facts)
  if (method === 'paypal') return 0
  return Math.max(0, ...known.filter(({ name }) => priced.some((one) => one === name)).map(({ trial_days }) => trial_days))
}
