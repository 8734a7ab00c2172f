import type { FastifyBaseLogger } from 'fastify'
import type { LogFields } from './log-fields.ts'

/** Words for the people who run the service, and what can be counted or looked up. */
export type Log = {
  readonly debug: Write
  readonly info: Write
  readonly warn: Write
  /** Of the error its name, its code and where it came from are written. */
  readonly error: <const Words extends string>(words: Fixed<Words>, error: unknown, fields?: LogFields) => void
}

type Write = <const Words extends string>(words: Fixed<Words>, fields?: LogFields) => void

/** Messages are constants in code: whatever varies is a field. */
type Fixed<Words extends string> = Record<never, never> extends Record<Words, unknown> ? never : Words

export type OwnLine = { readonly words: string; readonly fields: LogFields; readonly error?: unknown }

/** How our own lines are distinguished from those of libraries, whose messages may contain anything. */
const own = Symbol('own line')

/** The log for our own code: that of the service, or that of a request, which adds the request's id. */
export function logTo(logger: FastifyBaseLogger): Log {
  return {
    debug: (words, fields = {}) => logger.debug({ [own]: { words, fields } }),
    info: (words, fields = {}) => logger.info({ [own]: { words, fields } }),
    warn: (words, fields = {}) => logger.warn({ [own]: { words, fields } }),
    error: (words, error, fields = {}) => logger.error({ [own]: { words, fields, error } }),
  }
}

export function ownLineIn(given: unknown): OwnLine | undefined {
  return isOwn(given) ? given[own] : undefined
}

function isOwn(given: unknown): given is { readonly [own]: OwnLine } {
  return typeof given === 'object' && given !== null && own in given
}
