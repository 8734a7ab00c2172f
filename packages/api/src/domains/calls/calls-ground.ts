import type { Ground } from '../../ground.ts'
import type { CalendarPartner } from '../../partners/calendar/calendar.ts'

/** What calls stand on. */
export type CallsGround = {
  readonly ground: Ground
  readonly calendar: CalendarPartner
  /** The number to call a person at, where they have confirmed one. */
  readonly phoneOf: (personId: string) => Promise<string | undefined>
  readonly publicUrl: string
}
