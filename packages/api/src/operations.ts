import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { answerBrokenRequests, answerOddRequests } from './http/answer/answer-broken-requests.ts'
import { answerUnreadableAddress } from './http/answer/answer-failures.ts'
import { secureAnswers } from './http/answer/security-headers.ts'
import { drainBeforeClose } from './http/drain-before-close.ts'
import { cutOffSlowBodies } from './http/traffic/cut-off-slow-bodies.ts'
import { logRequests } from './http/traffic/log-requests.ts'
import { requestIds, sendRequestIds } from './http/traffic/request-id.ts'
import { countRequests, openTraffic } from './http/traffic/traffic.ts'
import type { LogLevel } from './logs/log-level.ts'
import { ownLogger } from './logs/own-logger.ts'
import type { Metrics } from './metrics/open-metrics.ts'

type Options = {
  readonly logLevel: LogLevel
  readonly isReadable: boolean
  readonly metrics: Metrics
  readonly newId: () => string
  readonly now: () => Date
  /** For measuring: it never goes back. */
  readonly elapsedMs: () => number
  readonly writeLog?: (line: string) => void
  /** How slowly a body may come. */
  readonly bodies?: typeof slowBodies
}

// The longest for a photo over a bad connection that goes on; other bodies, and those that stop, are cut off sooner.
const requestTimeoutMs = 600_000
const headersTimeoutMs = 15_000
// Node looks every 30 seconds, unless told otherwise.
const lookEveryMs = 5_000
const slowBodies = { withinMs: 30_000, leastBytes: 32_768 }
// Enough for those who are busy; and all of it well within the ten seconds that a service gets to stop.
const stopping = { drainMs: 1_000, cutOffMs: 6_000 }

/**
 * What those who run the service live by: logs, ids of requests, figures, headers on every answer, and a stop that loses
 * nothing. The options are for Fastify; the rest is attached before any other hook and any route.
 */
export function openOperations({ logLevel, isReadable, metrics, newId, now, elapsedMs, writeLog, bodies = slowBodies }: Options) {
  const traffic = openTraffic([logRequests, metrics.watcher], elapsedMs)
  const options = {
    loggerInstance: ownLogger({ level: logLevel, isReadable, now, ...(writeLog && { stream: { write: writeLog } }) }),
    genReqId: requestIds({ newId }),
    frameworkErrors: (error, request, reply) => answerUnreadableAddress(error, request, reply, traffic),
    clientErrorHandler: answerBrokenRequests({ newId, now, traffic }),
    http: { requireHostHeader: false, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: lookEveryMs },
    requestTimeout: requestTimeoutMs,
  } satisfies FastifyHttpOptions<Server>
  const attach = (app: FastifyInstance) => {
    secureAnswers(app)
    sendRequestIds(app)
    countRequests(app, traffic)
    answerOddRequests(app)
    drainBeforeClose(app, stopping)
    cutOffSlowBodies(app, bodies)
  }
  return { options, attach }
}
