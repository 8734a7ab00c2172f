import { dateFormat } from '@app/schemas/rules/days/date-format'

const hour = 60
const day = 24 * hour

/** A moment where the reader is: "Nov 23, 9:15 AM", with the year where it isn't this one. */
export function momentWords(at: string, now: Date): string {
  const moment = new Date(at)
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const parts = {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  } as const
  return dateFormat('en-US', parts)
    .format(moment)
    .replace(/\u202f/g, ' ')
}

/** How long something has waited, in its largest unit: "5 min", "3 h", "2 days". */
export function waitedWords(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < hour) return `${minutes} min`
  if (minutes < day) return `${Math.floor(minutes / hour)} h`
  const days = Math.floor(minutes / day)
  return days === 1 ? '1 day' : `${days} days`
}
