import { isOnHoliday } from '@app/schemas/rules/days/call-slots'
import { type Failure, fail } from '../../failure/failure.ts'

const mostAheadMs = 92 * 86_400_000

/** A call is ahead, on no bank holiday, and not so far that nobody knows who will make it. */
export function refuseTime(startsAt: Date, now: Date): Failure<'partner_refused'> | undefined {
  if (startsAt <= now)
    return fail('partner_refused', {
      detail: { en: 'That time has passed. Choose a later one.', es: 'Esa hora ya pasó. Elige una más tarde.' },
    })
  if (isOnHoliday(startsAt))
    return fail('partner_refused', {
      detail: {
        en: 'That day is a bank holiday, and nobody takes calls. Choose another day.',
        es: 'Ese día es festivo bancario y nadie atiende llamadas. Elige otro día.',
      },
    })
  const isFar = startsAt.getTime() - now.getTime() > mostAheadMs
  return isFar
    ? fail('partner_refused', {
        detail: {
          en: 'That is too far ahead. Choose a time within three months.',
          es: 'Falta demasiado para esa fecha. Elige una hora en los próximos tres meses.',
        },
      })
    : undefined
}
