import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type Options = {
  /** How long connections get to end by themselves. */
  readonly drainMs: number
  /** When those are cut off that still do not end. */
  readonly cutOffMs: number
}

const checkEveryMs = 20

/**
 * Closing a connection at the very moment when the next request comes in on it would lose that request. So for a while after
 * the stop has begun every answer says that its connection ends with it, and only then is closed what is left. To be added
 * before what ends open streams: a client that lost one would come back at once.
 */
export function drainBeforeClose(app: FastifyInstance, { drainMs, cutOffMs }: Options): void {
  const open = openSockets(app)
  let isStopping = false
  let isDrained = false
  app.addHook('preClose', async () => {
    isStopping = true
    setTimeout(() => app.server.closeAllConnections(), cutOffMs).unref()
    for (let waitedMs = 0; waitedMs < drainMs && open.size > 0; waitedMs += checkEveryMs) await pause(checkEveryMs)
    isDrained = true
    // Browsers open connections ahead of need. Node waits for their first request for ever.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  // A long answer whose head was sent before the stop leaves its connection open.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isDrained) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}

function openSockets(app: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}
