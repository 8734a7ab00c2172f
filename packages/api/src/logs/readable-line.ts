import type { LogLine } from './log-line.ts'
import type { LoggedError } from './logged-error.ts'

/** A line for people: 14:03:07 warn request GET /api/flows/:mode 503 12.5ms … */
export function readableLine({ time, level, msg, error, ...fields }: LogLine): string {
  const values = Object.entries(fields).map(([name, value]) => (plain.has(name) ? value : `${name}=${value}`))
  const parts = [time.slice(11, 19), level, msg, ...values, ...(error ? [readableError(error)] : [])]
  return `${parts.join(' ')}\n`
}

/** What needs no name to be understood. */
const plain: ReadonlySet<string> = new Set(['method', 'route', 'status'])

function readableError({ name, code, frames, cause }: LoggedError): string {
  const where = frames.length > 0 ? ` at ${frames.join(' < ')}` : ''
  return `${name}${code === undefined ? '' : ` ${code}`}${where}${cause ? ` because of ${readableError(cause)}` : ''}`
}
