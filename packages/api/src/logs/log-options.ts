import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from './log-level.ts'
import { lineIn, saidBy } from './log-line.ts'
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

/**
 * The logger for Fastify. Everything that is said, by whomever, is cut down to what may be written before it is made into a
 * line; and of the line only that is let out, since children of a logger add fields on their own.
 */
export function logOptions({ level, isReadable, now, stream }: Options): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${now().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(given, write, number) {
        const said = saidBy(given, number)
        if (said) write.call(this, { said })
      },
      streamWrite: (written) => {
        const line = lineIn(written)
        if (!line) return ''
        return isReadable ? readableLine(line) : `${JSON.stringify(line)}\n`
      },
    },
    stream: stream ?? standardOutput(),
  }
}
