import type { FastifyBaseLogger } from 'fastify'
import { isId } from './log-fields.ts'
import type { LogLevel } from './log-level.ts'
import { entryOf } from './log-line.ts'
import { readableLine } from './readable-line.ts'
import { standardOutput } from './standard-output.ts'

type Options = {
  readonly level: LogLevel
  /** For people at a terminal; else JSON, for programs. */
  readonly isReadable: boolean
  readonly now: () => Date
  /** Where lines go, if not to standard output. */
  readonly stream?: { readonly write: (line: string) => void }
}

const ranks = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const

/**
 * The logger for Fastify. A line is made here of what may be written and of nothing else: no library can add a field on the way. It
 * takes the place of pino's, whose lines would have to be parsed again to be sure of that, with every request.
 */
export function ownLogger({ level, isReadable, now, stream = standardOutput() }: Options): FastifyBaseLogger {
  const write = (name: Exclude<keyof typeof ranks, 'silent'>, requestId?: string) => {
    if (ranks[name] < ranks[level]) return () => undefined
    return (...given: readonly unknown[]) => {
      const said = entryOf(given, ranks[name])
      if (!said) return
      const line = { time: now().toISOString(), level: name, ...(requestId !== undefined && { requestId }), ...said }
      stream.write(isReadable ? readableLine(line) : `${JSON.stringify(line)}\n`)
    }
  }
  const loggerOf = (requestId?: string): FastifyBaseLogger => ({
    level,
    trace: write('trace', requestId),
    debug: write('debug', requestId),
    info: write('info', requestId),
    warn: write('warn', requestId),
    error: write('error', requestId),
    fatal: write('fatal', requestId),
    silent: () => undefined,
    child: ({ reqId }) => loggerOf(isId(reqId) ? reqId : requestId),
  })
  return loggerOf()
}
