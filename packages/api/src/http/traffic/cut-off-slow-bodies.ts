import type { FastifyInstance, FastifyRequest } from 'fastify'

type Options = {
  /** How long a body may take; for a file, how long it may take to bring so much more. */
  readonly withinMs: number
  readonly leastBytes: number
}

/**
 * Those who send slowly hold a connection and some memory each, and cost themselves nothing. A body has some seconds; a photo over a bad
 * connection has longer, as long as it goes on. Node's own limit holds for the whole of any request, and is looked at seldom.
 */
export function cutOffSlowBodies(app: FastifyInstance, { withinMs, leastBytes }: Options): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })
  const watch = ({ raw, routeOptions }: FastifyRequest) => {
    const { socket } = raw
    let seenBytes = socket.bytesRead
    const look = setInterval(() => {
      const goesOn = routeOptions.config?.takesFile === true && socket.bytesRead - seenBytes >= leastBytes
      seenBytes = socket.bytesRead
      if (goesOn) return
      clearInterval(look)
      // Answered as Node would have it answered, in our own words.
      app.server.emit('clientError', Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }, withinMs)
    look.unref()
    const stop = () => clearInterval(look)
    raw.once('end', stop).once('close', stop)
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
