import { ownLineIn } from './log.ts'
import { allowedFields, type LogFields } from './log-fields.ts'
import { type LoggedError, toLoggedError } from './logged-error.ts'

/** What a line says beyond its time and level. */
export type LogEntry = LogFields & { readonly msg: string; readonly error?: LoggedError }

export type LogLine = { readonly time: string; readonly level: string } & LogEntry

const warnLevel = 40

/** The part of the logger’s input that may be written; nothing of the debug messages of libraries. */
export function entryOf(given: readonly unknown[], level: number): LogEntry | undefined {
  const own = ownLineIn(given[0])
  if (own) return { msg: own.words, ...allowedFields(own.fields), ...('error' in own && { error: loggedCause(own.error) }) }
  const error = given[0] instanceof Error ? given[0] : errorIn(given[0])
  const msg = given.find((one) => typeof one === 'string' && wordsOfLibraries.has(one))
  if (typeof msg === 'string') return { msg, ...(error && { error: loggedCause(error) }) }
  if (error) return { msg: 'error', error: loggedCause(error) }
  return level >= warnLevel ? { msg: 'A library has something to say that may not be written.' } : undefined
}

function errorIn(given: unknown): Error | undefined {
  return typeof given === 'object' && given !== null && 'err' in given && given.err instanceof Error ? given.err : undefined
}

function loggedCause(error: unknown): LoggedError {
  return error instanceof Error ? toLoggedError(error) : { name: typeof error, frames: [] }
}

/** What Fastify says without putting anything into it. */
const wordsOfLibraries: ReadonlySet<string> = new Set([
  'request errored',
  'response terminated with an error with headers already sent',
  'Error on Stream found for HEAD route',
  'onRequestAborted hook failed',
  'Promise errored, but reply.sent = true was set',
  'stream payload does not end properly',
  'The serializer for the given status code failed',
  'unhandled rejection on reply.then',
])
