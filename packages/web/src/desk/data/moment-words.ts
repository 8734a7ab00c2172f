const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A moment where the reader is: "Nov 23, 9:15 AM", with the year where it isn't this one. */
export function momentWords(at: string, now: Date): string {
  const moment = new Date(at)
  const isThisYear = moment.getFullYear() === now.getFullYear()
  return moment
    .toLocaleString('en-US', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(!isThisYear && { year: 'numeric' }),
    })
    .replace(/\u202f/g, ' ')
}

/** How long something has waited, in its largest unit: "5 min", "3 h", "2 days". */
export function waitedWords(since: string, now: Date): string {
  const ms = now.getTime() - new Date(since).getTime()
  if (ms < minuteMs) return 'just now'
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`
  const days = Math.floor(ms / dayMs)
  return days === 1 ? '1 day' : `${days} days`
}
