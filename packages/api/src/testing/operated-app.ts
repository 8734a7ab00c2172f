import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFailures } from '../http/answer/answer-failures.ts'
import { readJsonBodies } from '../http/request/json-body.ts'
import type { LogLevel } from '../logs/log-level.ts'
import { type MetricSources, type Metrics, openMetrics } from '../metrics/open-metrics.ts'
import { openOperations } from '../operations.ts'

type Operated = {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  /** Everything that was logged. */
  readonly written: () => string
  /** The same, line by line. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[]
}

type Own = {
  readonly logLevel?: LogLevel
  readonly isReadable?: boolean
  readonly sources?: Partial<MetricSources>
  readonly bodies?: { readonly withinMs: number; readonly leastBytes: number }
}

/** A service with its operations and nothing else. */
export function operatedApp({ logLevel = 'debug', isReadable = false, sources = {}, bodies }: Own = {}): Operated {
  const all: string[] = []
  const metrics = openMetrics({ build: { version: '1.2.3', commit: 'abcdef' }, ...sources })
  const { options, attach } = openOperations({
    logLevel,
    isReadable,
    metrics,
    newId: randomUUID,
    now: () => new Date('2026-05-06T07:08:09.123Z'),
    elapsedMs: () => performance.now(),
    writeLog: (line) => all.push(line),
    ...(bodies && { bodies }),
  })
  const app = Fastify(options)
  attach(app)
  answerFailures(app)
  readJsonBodies(app)
  const written = () => all.join('')
  const lines = () =>
    written()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { app, metrics, written, lines }
}
