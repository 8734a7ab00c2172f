import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { AnswerOf } from '@app/schemas/api/contract'

type Tracked = AnswerOf<typeof rolloverContracts.requestRollover>
export type Listed = {
  readonly move: Pick<Tracked, 'pk' | 'employer_name' | 'state' | 'days_overdue' | 'days_left_of_sixty'>
  readonly requestedOn: string
}

/** What needs the person first, then what was asked for last. What was asked for on the same day, as with one press, stands by its name. */
export function inMoveOrder(one: Listed, other: Listed): number {
  return (
    needOf(one) - needOf(other) ||
    other.requestedOn.localeCompare(one.requestedOn, 'en') ||
    one.move.employer_name.localeCompare(other.move.employer_name, 'en') ||
    one.move.pk.localeCompare(other.move.pk, 'en')
  )
}

/** By what waiting costs: days of the 60 that run, then what nobody else gets going, then what is late. */
function needOf({ move: { state, days_overdue: late, days_left_of_sixty: left } }: Listed): number {
  if (left !== null && left >= 0) return 0
  if (state === 'waiting_for_signature' || state === 'refused') return 1
  return late > 0 ? 2 : 3
}
