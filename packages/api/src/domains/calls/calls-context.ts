import type { Context } from '../../context/context.ts'
import type { CalendarPartner } from '../../partners/calendar/calendar.ts'

/** What calls stand on. */
export type CallsContext = {
  readonly context: Context
  readonly calendar: CalendarPartner
  /** The number to call a person at, where they have confirmed one. */
  readonly phoneOf: (personId: string) => Promise<string | undefined>
  readonly publicUrl: string
}

export function callsOf(context: Context): CallsContext {
  return {
    context,
    calendar: context.partners.calendar,
    phoneOf: (personId) => context.hooks.phoneOf(context, personId),
    publicUrl: context.settings.publicUrl,
  }
}
