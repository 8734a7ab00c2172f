import type { Projected } from '@app/schemas/rules/investing/mix-projection'
import { roughDollars } from '@app/schemas/rules/money/rough-money'

/** A range in words: nobody knows more than three figures of what is assumed. */
export function rangeWords({ lowCents, middleCents, highCents }: Projected) {
  return { low: roughDollars(lowCents), middle: roughDollars(middleCents), high: roughDollars(highCents) }
}
