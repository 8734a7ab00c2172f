import { flowContracts } from '@app/schemas/api/flows'
import { calls, type Domain } from '../domain.ts'
import { flowHandlers, openChangeStreams } from './routes.ts'

/** The live catalogue, for pages that walk it and for developers. */
export const flowsDomain = {
  calls: [
    calls(flowContracts, ({ flows, lifetime }) => {
      const streams = openChangeStreams(flows)
      // An open stream would keep the service from stopping.
      lifetime.beforeClose(async () => streams.close())
      return flowHandlers(flows, streams)
    }),
  ],
} satisfies Domain
