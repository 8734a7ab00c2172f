import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import type { trackingContracts } from '@app/schemas/api/visitors/tracking'
import { affiliateActionTracker, isReportedToAffiliate } from '@app/schemas/rules/visitors/conversion'
import type { CoreContext } from '../../core/core-context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Handlers, Sender } from '../../http/call/handlers.ts'
import type { AdEvent } from '../../partners/ad-networks/ad-network.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import type { LastPurchase } from '../memberships/payments/purchase.ts'
import { emailHashOf, queueAdEvent } from './ad-events.ts'
import { recordPersonArrival, recordVisitorArrival } from './arrivals.ts'
import { strippedUrl } from './campaign.ts'
import { whyNotShared } from './consent.ts'
import type { Proofs } from './proof.ts'

/** What is counted, and what is shared with advertising networks. */
export function trackingHandlers(context: CoreContext, lastPurchase: LastPurchase, proofs: Proofs) {
  return {
    keepPersonCampaign: async ({ person, body }) => {
      // The pk is the person's own or nobody's.
      if (body.user_id !== person.id) return fail('not_found')
      return recordPersonArrival(context, person.id, body)
    },

    keepVisitorCampaign: async ({ body, sender }) =>
      (await refuseStrangers(context, sender)) ?? recordVisitorArrival(context, body.user_id, body),

    tellMeta: async ({ body, headers, sender }) => {
      const { fbc, fbp } = body
      const clicks = { ...(fbc !== undefined && { fbc }), ...(fbp !== undefined && { fbp }) }
      return (await refuseStrangers(context, sender)) ?? tellSeen(context, 'meta', { seen: body, clicks, headers, sender })
    },

    tellTikTok: async ({ body, headers, sender }) => {
      const { ttclid, ttp } = body
      const clicks = { ...(ttclid !== undefined && { ttclid }), ...(ttp !== undefined && { ttp }) }
      return (await refuseStrangers(context, sender)) ?? tellSeen(context, 'tiktok', { seen: body, clicks, headers, sender })
    },

    tellImpact: async ({ body: { uid, click_id, consent }, headers, sender }) => {
      const refused = await refuseStrangers(context, sender)
      if (refused) return refused
      const why = whyNotShared(consent, headers)
      if (why) return { recorded: false, why }
      const visitor = await sender.visitor()
      const purchase = visitor && (await lastPurchase(context.db, visitor.id))
      return tellPurchase(context, purchase, { uid, clickId: click_id })
    },

    showProof: async ({ sender }) => (await refuseStrangers(context, sender)) ?? proofs.count(),
  } satisfies Handlers<typeof trackingContracts>
}

type Seen = BodyOf<typeof trackingContracts.tellMeta> | BodyOf<typeof trackingContracts.tellTikTok>
type Told = AnswerOf<typeof trackingContracts.tellMeta>

type Telling = {
  readonly seen: Seen
  readonly clicks: AdEvent['clicks']
  readonly headers: Parameters<typeof whyNotShared>[1]
  readonly sender: Sender
}

/** Tells a network that somebody did something on a page, if they allow it. */
async function tellSeen(context: CoreContext, network: 'meta' | 'tiktok', { seen, clicks, headers, sender }: Telling): Promise<Told> {
  const why = whyNotShared(seen.consent, headers)
  if (why) return { recorded: false, why }
  const visitor = await sender.visitor()
  const [pageUrl, emailHash] = [strippedUrl(seen.page_url), visitor && (await emailHashOf(context, visitor.id))]
  await queueAdEvent(context, network, `${seen.uid} ${seen.event_id}`, {
    id: seen.event_id,
    name: seen.event,
    at: context.now().toISOString(),
    visitorHash: hashToken(seen.uid),
    userAgent: sender.device,
    clicks,
    ...(pageUrl !== undefined && { pageUrl }),
    ...(emailHash !== undefined && { emailHash }),
  })
  return { recorded: true }
}

type Clicked = { readonly uid: string; readonly clickId: string }
type Purchase = Awaited<ReturnType<LastPurchase>>

async function tellPurchase(context: CoreContext, purchase: Purchase, { uid, clickId }: Clicked): Promise<Told> {
  if (!purchase) return { recorded: false, why: 'no_purchase' }
  if (!isReportedToAffiliate(purchase.priceCents)) return { recorded: false, why: 'below_least_price' }
  await queueAdEvent(context, 'impact', purchase.id, {
    id: purchase.id,
    name: 'purchase',
    at: purchase.paidAt.toISOString(),
    visitorHash: hashToken(uid),
    clicks: { click_id: clickId },
    valueCents: purchase.priceCents,
    tracker: String(affiliateActionTracker),
  })
  return { recorded: true }
}

/** Only our own pages count, and no sender counts without end. */
async function refuseStrangers(context: CoreContext, sender: Sender): Promise<Failure<'origin_refused' | 'too_many_requests'> | undefined> {
  if (!sender.isOwnPage) return fail('origin_refused')
  return checkLimits(context, { trackingPerNetworkAddress: sender.address })
}
