import type { Language } from '@app/schemas/language'

export type Slot = { readonly startsAt: Date; readonly endsAt: Date }

type Attendee = {
  readonly name: string
  readonly email: string
  readonly timeZone: string
  readonly language: Language
  readonly phone: string | null
}

/** `taken`: the time is no longer free. `refused`: it is no time for calls, or the call is gone. `unavailable`: unknown. */
export type NotHeld = { readonly ok: false; readonly why: 'taken' | 'refused' | 'unavailable' }

export type Held = { readonly ok: true; readonly bookingId: string; readonly slot: Slot }

export type Cancelled = NotHeld | { readonly ok: true }

/** The calendar of those who make calls. */
export type CalendarPartner = {
  readonly kind: 'sandbox' | 'cal.com'
  readonly slots: (asked: {
    readonly from: Date
    readonly to: Date
    readonly timeZone: string
  }) => Promise<NotHeld | { readonly ok: true; readonly slots: readonly Slot[] }>
  /** Once for a reference: asked again, it gives the same booking. */
  readonly book: (asked: { readonly reference: string; readonly startsAt: Date; readonly attendee: Attendee }) => Promise<Held | NotHeld>
  /** The booking may get another name by it. One that was moved before, and the answer got lost, is found by its reference. */
  readonly move: (asked: {
    readonly bookingId: string
    readonly reference: string
    readonly email: string
    readonly startsAt: Date
  }) => Promise<Held | NotHeld>
  /** Also true when it was cancelled before. */
  readonly cancel: (bookingId: string) => Promise<Cancelled>
  /** The same of what is booked for a reference, under a name that we may not know: the answer got lost. Also true where nothing is. */
  readonly cancelReference: (asked: { readonly reference: string; readonly email: string }) => Promise<Cancelled>
}
