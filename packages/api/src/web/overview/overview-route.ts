import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { SendPage } from '../send-page.ts'
import { beginOverview } from './begin-overview.ts'
import { begunPage } from './begun-page.ts'
import { openOverviewDrawer } from './open-overview-drawer.ts'

export const overview = '/dashboard'

type Parts = {
  readonly webFolder: string
  readonly answersWithinMs?: number | undefined
  readonly flows: LiveCatalogue
  readonly sendPage: SendPage
}

/** A page is not kept for an answer that takes longer: it asks for that one by itself. */
const usualMs = 500

/** The overview comes with its answers, and drawn where it can be: it is the page that people open most. */
export function overviewRoute(app: FastifyInstance, { webFolder, answersWithinMs = usualMs, flows, sendPage }: Parts): void {
  const drawer = openOverviewDrawer(webFolder)
  app.get(overview, async (request, reply) => {
    const answers = await beginOverview(app, { request, reply, withinMs: answersWithinMs })
    if (!answers) return sendPage(request, reply)
    return sendPage(request, reply, { begun: begunPage(request, { answers, renderer: await drawer(), flows: await flows.ready() }) })
  })
}
