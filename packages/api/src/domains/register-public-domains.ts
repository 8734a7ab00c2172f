import { analyticsContracts } from '@app/schemas/api/visitors/analytics'
import { chatContracts } from '@app/schemas/api/visitors/chat'
import { funnelContracts } from '@app/schemas/api/visitors/funnels'
import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import { offerContracts } from '@app/schemas/api/visitors/offers'
import { quizContracts } from '@app/schemas/api/visitors/quizzes'
import { trackingContracts } from '@app/schemas/api/visitors/tracking'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { AuthGuard } from '../http/call/auth-guard.ts'
import type { Sender } from '../http/call/handlers.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { AdNetworks } from '../partners/ad-networks/ad-network.ts'
import type { BotCheck } from '../partners/bot-check/bot-check.ts'
import type { Chat } from '../partners/chat/chat.ts'
import { openExposures } from './analytics/exposures.ts'
import { analyticsHandlers } from './analytics/routes.ts'
import { senderVariants } from './analytics/visitor-variants.ts'
import { chatHandlers } from './chat/routes.ts'
import { funnelHandlers } from './funnels/routes.ts'
import { mailerHandlers } from './mailer/routes.ts'
import { offerHandlers } from './offers/routes.ts'
import { quizHandlers } from './quizzes/routes.ts'
import { adEventJobs } from './tracking/ad-events.ts'
import { openProofs } from './tracking/proof.ts'
import type { LastPurchase } from './tracking/purchase.ts'
import { trackingHandlers } from './tracking/routes.ts'

type Parts = {
  readonly context: Context
  readonly authGuard: AuthGuard
  readonly flows: LiveCatalogue
  readonly brand: () => BrandFile
  readonly publicUrl: string
  readonly partners: { readonly chat: Chat; readonly botCheck: BotCheck; readonly adNetworks: AdNetworks }
  readonly lastPurchase: LastPurchase
}

/** What visitors use who are not signed in: offers, the chat, quizzes, the contact form; and what is counted of it. */
export function registerPublicDomains(app: FastifyInstance, parts: Parts): JobHandlers {
  const { context, authGuard, flows, brand, publicUrl, partners, lastPurchase } = parts
  const stopping = new AbortController()
  // An answer that is still spoken would keep the service from stopping.
  app.addHook('preClose', async () => stopping.abort())

  registerCalls(app, offerContracts, offerHandlers(context), authGuard)
  registerCalls(app, chatContracts, chatHandlers(context, partners.chat, stopping.signal), authGuard)
  registerCalls(app, quizContracts, quizHandlers(context), authGuard)
  registerCalls(app, mailerContracts, mailerHandlers({ context, botCheck: partners.botCheck, brand, publicUrl }), authGuard)
  const exposures = openExposures(context)
  app.decorate('exposures', exposures)
  app.addHook('onClose', () => exposures.close())
  registerCalls(
    app,
    analyticsContracts,
    analyticsHandlers(context, () => flows.current().experiments, lastPurchase, exposures),
    authGuard,
  )
  const variantsOf = async (sender: Sender) => {
    const tests = await senderVariants(context.db, flows.current().experiments, sender)
    return Object.fromEntries(tests.map(({ name, value }) => [name, value]))
  }
  registerCalls(app, funnelContracts, funnelHandlers(context, flows, variantsOf), authGuard)
  const proofs = openProofs(context)
  app.decorate('proofs', proofs)
  registerCalls(app, trackingContracts, trackingHandlers(context, lastPurchase, proofs), authGuard)
  return adEventJobs(context, partners.adNetworks)
}
