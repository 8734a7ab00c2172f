import { isPlanOutdated } from './is-plan-outdated.ts'

/** Says whether the database could not be reached or was lost: then the same call may succeed a moment later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    isStandby(error, code) ||
    networkCodes.has(code) ||
    serverCodes.has(code) ||
    code.startsWith('08') ||
    (code === '' && driverMessages.test(error.message))
  )
}

/** A server that lost its primary role in a failover is read-only. A connection that is kept stays with it. */
function isStandby(error: Error, code: string): boolean {
  // A standby names what it cannot do “not supported”, and so is called a plan that no longer fits.
  return code === '25006' || (code === '0A000' && !isPlanOutdated(error))
}

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Shut down, crashed, starting up, recovery conflict, full, or cut off while idle. */
const serverCodes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03'])

/** The driver gives these no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/
