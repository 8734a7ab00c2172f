import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from './live-catalogue.ts'

const heartbeatMs = 20_000

/** Server-sent events: one for every saved change, with the modes it touched. */
export function streamChanges(app: FastifyInstance, flows: LiveCatalogue): void {
  const open = new Set<() => void>()

  app.get('/api/flows/events', { exposeHeadRoute: false }, (_request, reply) => {
    const stream = new PassThrough()
    const stopListening = flows.onChange((modes) => stream.write(`data: ${JSON.stringify({ type: 'changed', modes })}\n\n`))
    // Proxies close what is silent.
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      stopListening()
      open.delete(end)
      stream.end()
    }
    open.add(end)
    stream.once('close', end)
    stream.write('retry: 1000\n\n')
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })

  // An open stream would keep the service from stopping.
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
}
