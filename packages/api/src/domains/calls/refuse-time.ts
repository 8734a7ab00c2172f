import { isOnHoliday } from '@app/schemas/rules/days/call-slots'
import { type Failure, fail } from '../../failure/failure.ts'

const mostAheadMs = 92 * 86_400_000

/** A call is ahead, on no bank holiday, and not so far that nobody knows who will make it. */
export function refuseTime(startsAt: Date, now: Date): Failure<'partner_refused'> | undefined {
  if (startsAt <= now) return fail('partner_refused', { detail: 'That time has passed. Choose a later one.' })
  if (isOnHoliday(startsAt))
    return fail('partner_refused', { detail: 'That day is a bank holiday, and nobody takes calls. Choose another day.' })
  const isFar = startsAt.getTime() - now.getTime() > mostAheadMs
  return isFar ? fail('partner_refused', { detail: 'That is too far ahead. Choose a time within three months.' }) : undefined
}
