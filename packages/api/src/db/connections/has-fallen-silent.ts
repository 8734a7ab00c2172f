import { isDatabaseDown } from './is-database-down.ts'

/** Finding a computer by its name, and reaching it. */
const onTheWay: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect'])

/** Whether a database may be there a moment later. A file that is missing looks like a socket that is. */
export function hasFallenSilent(error: unknown): boolean {
  const isOfFile = error instanceof Error && 'syscall' in error && !onTheWay.has(error.syscall)
  return isDatabaseDown(error) && !isOfFile
}
