import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A request that is over. */
type Passed = {
  readonly requestId: string
  readonly personId: string | undefined
  readonly method: string
  /** As the router spells it, never the address itself: what has no place of its own is “unknown”. */
  readonly route: string
  /** Undefined: the sender left before there was an answer. */
  readonly status: number | undefined
  readonly durationMs: number
  /** All that was sent, where that can be known. */
  readonly bytes: number | undefined
}

/** Who wants to know of requests. */
export type Watcher = {
  readonly begun?: () => void
  readonly ended: (passed: Passed, log: FastifyBaseLogger) => void
}

export type Traffic = {
  /** Notes that a request has come; its end is noted by itself, however it comes. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => void
  /** Notes what was refused before it was a request. */
  readonly refused: (requestId: string, status: number, log: FastifyBaseLogger) => void
}

const unknown = 'unknown'

/** Reports every request to the watchers. */
export function openTraffic(watchers: readonly Watcher[], elapsedMs: () => number): Traffic {
  const begun = () => {
    for (const watcher of watchers) watcher.begun?.()
  }
  const ended = (passed: Passed, log: FastifyBaseLogger) => {
    for (const watcher of watchers) watcher.ended(passed, log)
  }
  return {
    begin: (request, reply) => {
      const { socket } = request.raw
      const beganAtMs = elapsedMs()
      const sentBefore = socket.bytesWritten
      begun()
      // Comes after an answer, and after a sender who left without one.
      reply.raw.once('close', () => {
        const bytes = socket.bytesWritten === undefined ? undefined : socket.bytesWritten - sentBefore
        ended({ ...about(request, reply), durationMs: elapsedMs() - beganAtMs, bytes }, request.log)
      })
    },
    refused: (requestId, status, log) => {
      begun()
      ended({ requestId, personId: undefined, method: unknown, route: unknown, status, durationMs: 0, bytes: undefined }, log)
    },
  }
}

/** Has every request noted that gets as far as the router. */
export function countRequests(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onRequest', (request, reply, done) => {
    traffic.begin(request, reply)
    done()
  })
}

function about(request: FastifyRequest, { raw }: FastifyReply) {
  return {
    requestId: request.id,
    personId: request.caller?.id,
    method: request.method,
    route: request.routeOptions.url ?? unknown,
    status: raw.headersSent ? raw.statusCode : undefined,
  }
}
