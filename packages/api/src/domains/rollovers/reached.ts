import type { Reached } from '@app/schemas/rules/accounts/rollover'
import { dayOf } from '@app/schemas/rules/days/days'
import type { RolloverRow } from './rollover-store.ts'

/** The day on which each stage was reached. A request counts from the day its form was signed: before that nobody was asked. */
export function reachedOf({ form_signed_at, accepted_at, sent_at, received_at }: RolloverRow): Reached {
  const day = (moment: Date | null) => moment && dayOf(moment)
  return { requested: day(form_signed_at), accepted: day(accepted_at), sent: day(sent_at), received: day(received_at) }
}

export function isOver({ refused_at, cancelled_at }: Pick<RolloverRow, 'refused_at' | 'cancelled_at'>): boolean {
  return refused_at !== null || cancelled_at !== null
}
