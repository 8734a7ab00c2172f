/** Says whether the database could not be reached or was lost: then the same call may succeed a moment later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return networkCodes.has(code) || serverCodes.has(code) || code.startsWith('08') || (code === '' && driverMessages.test(error.message))
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
