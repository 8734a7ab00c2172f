import type { FastifyInstance } from 'fastify'
import type { Lifetime } from './context/lifetime.ts'

/** The hooks of the server, for those who know no server. */
export function lifetimeOf(app: FastifyInstance): Lifetime {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  return {
    stopping: stopping.signal,
    onListen: (work) => void app.addHook('onListen', work),
    beforeClose: (work) => void app.addHook('preClose', work),
    onClose: (work) => void app.addHook('onClose', work),
  }
}
