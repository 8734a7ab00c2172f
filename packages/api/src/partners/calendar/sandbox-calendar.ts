import { callMinutes, callSlots, isCallSlot } from '@app/schemas/rules/days/call-slots'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { addObject, findObject, listObjects, putObject, removeObject } from '../sandbox/store.ts'
import type { CalendarPartner, Cancelled, Held, NotHeld, Slot } from './calendar.ts'

const partner = 'calendar'
const soonestMs = 60 * 60_000
const owner = z.object({ reference: z.string() })
const savedBooking = z.object({ startsAt: z.coerce.date() })

const taken: NotHeld = { ok: false, why: 'taken' }
const refused: NotHeld = { ok: false, why: 'refused' }
const unavailable: NotHeld = { ok: false, why: 'unavailable' }

/**
 * Stands in for the calendar: weekdays but for bank holidays, from 9 to 17 o'clock Eastern, half an hour each, from an hour ahead, for one call at a time.
 * Addresses at calendar-down.example get no answer; at calendar-refuses.example, a refusal.
 */
export function sandboxCalendar({ db, keys, now }: Pick<CoreContext, 'db' | 'keys' | 'now'>): CalendarPartner {
  const isFree = (startsAt: Date) => isCallSlot(startsAt) && startsAt.getTime() >= now().getTime() + soonestMs
  const take = (trx: Queries, reference: string, startsAt: Date) => takeSlot({ db: trx, keys }, { reference, startsAt }, now())
  const cancel = (bookingId: string) =>
    db.transaction().execute(async (trx): Promise<Cancelled> => {
      const booking = await findObject({ db: trx, keys }, partner, bookingId)
      if (!booking) return { ok: true }
      await removeObject({ db: trx }, partner, slotId(savedBooking.parse(booking.body).startsAt))
      await removeObject({ db: trx }, partner, bookingId)
      return { ok: true }
    })
  return {
    kind: 'sandbox',

    slots: async ({ from, to }) => {
      const held = new Set((await listObjects({ db, keys }, partner, 'slot')).map(({ id }) => id))
      return {
        ok: true,
        slots: callSlots(from, to)
          .filter((one) => isFree(one) && !held.has(slotId(one)))
          .map(slotAt),
      }
    },

    book: async ({ reference, startsAt, attendee }) => {
      if (attendee.email.endsWith('@calendar-down.example')) return unavailable
      if (attendee.email.endsWith('@calendar-refuses.example') || !isFree(startsAt)) return refused
      return db.transaction().execute((trx) => take(trx, reference, startsAt))
    },

    move: ({ bookingId, startsAt }) =>
      db.transaction().execute(async (trx) => {
        const booking = await findObject({ db: trx, keys }, partner, bookingId)
        if (!booking || !isFree(startsAt)) return refused
        const before = savedBooking.parse(booking.body).startsAt
        const held = await take(trx, bookingId, startsAt)
        if (held.ok && before.getTime() !== startsAt.getTime()) await removeObject({ db: trx }, partner, slotId(before))
        return held
      }),

    cancel,

    cancelReference: ({ reference }) => cancel(reference),
  }
}

type Shelf = Parameters<typeof addObject>[0]
type Wanted = { readonly reference: string; readonly startsAt: Date }

/** A slot belongs to the first who takes it, and stays theirs when they ask again. */
async function takeSlot(shelf: Shelf, { reference, startsAt }: Wanted, now: Date): Promise<Held | NotHeld> {
  const id = slotId(startsAt)
  if (!(await addObject(shelf, { partner, id, kind: 'slot', body: { reference } }, now))) {
    const found = await findObject(shelf, partner, id)
    if (!found || owner.parse(found.body).reference !== reference) return taken
  }
  await putObject(shelf, { partner, id: reference, kind: 'booking', body: { startsAt } }, now)
  return { ok: true, bookingId: reference, slot: slotAt(startsAt) }
}

function slotId(startsAt: Date): string {
  return `slot ${startsAt.toISOString()}`
}

function slotAt(startsAt: Date): Slot {
  return { startsAt, endsAt: new Date(startsAt.getTime() + callMinutes * 60_000) }
}
