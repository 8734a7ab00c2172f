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

type Seen = { readonly event_id: string; readonly event: AdEvent['name']; readonly uid: string; readonly page_url: string }

/** What is counted, and what is shared with advertising networks. */
export function trackingHandlers(context: CoreContext, lastPurchase: LastPurchase, proofs: Proofs) {
  const seen = async ({ event_id, event, uid, page_url }: Seen, sender: Sender, clicks: AdEvent['clicks']): Promise<AdEvent> => {
    const visitor = await sender.visitor()
    const [pageUrl, emailHash] = [strippedUrl(page_url), visitor && (await emailHashOf(context, visitor.id))]
    return {
      id: event_id,
      name: event,
      at: context.now().toISOString(),
      visitorHash: hashToken(uid),
      userAgent: sender.device,
      clicks,
      ...(pageUrl !== undefined && { pageUrl }),
      ...(emailHash !== undefined && { emailHash }),
    }
  }
  return {
    keepPersonCampaign: async ({ person, body }) => {
      // The pk is the person's own or nobody's.
      if (body.user_id !== person.id) return fail('not_found')
      return recordPersonArrival(context, person.id, body)
    },

    keepVisitorCampaign: async ({ body, sender }) =>
      (await refuseStrangers(context, sender)) ?? recordVisitorArrival(context, body.user_id, body),

    tellMeta: async ({ body, headers, sender }) => {
      const refused = await refuseStrangers(context, sender)
      if (refused) return refused
      const why = whyNotShared(body.consent, headers)
      if (why) return { recorded: false, why }
      const { fbc, fbp } = body
      const clicks = { ...(fbc !== undefined && { fbc }), ...(fbp !== undefined && { fbp }) }
      await queueAdEvent(context, 'meta', `${body.uid} ${body.event_id}`, await seen(body, sender, clicks))
      return { recorded: true }
    },

    tellTikTok: async ({ body, headers, sender }) => {
      const refused = await refuseStrangers(context, sender)
      if (refused) return refused
      const why = whyNotShared(body.consent, headers)
      if (why) return { recorded: false, why }
      const { ttclid, ttp } = body
      const clicks = { ...(ttclid !== undefined && { ttclid }), ...(ttp !== undefined && { ttp }) }
      await queueAdEvent(context, 'tiktok', `${body.uid} ${body.event_id}`, await seen(body, sender, clicks))
      return { recorded: true }
    },

    tellImpact: async ({ body: { uid, click_id, consent }, headers, sender }) => {
      const refused = await refuseStrangers(context, sender)
      if (refused) return refused
      const why = whyNotShared(consent, headers)
      if (why) return { recorded: false, why }
      const visitor = await sender.visitor()
      const purchase = visitor && (await lastPurchase(context.db, visitor.id))
      if (!purchase) return { recorded: false, why: 'no_purchase' }
      if (!isReportedToAffiliate(purchase.priceCents)) return { recorded: false, why: 'below_least_price' }
      await queueAdEvent(context, 'impact', purchase.id, {
        id: purchase.id,
        name: 'purchase',
        at: purchase.paidAt.toISOString(),
        visitorHash: hashToken(uid),
        clicks: { click_id },
        valueCents: purchase.priceCents,
        tracker: String(affiliateActionTracker),
      })
      return { recorded: true }
    },

    showProof: async ({ sender }) => (await refuseStrangers(context, sender)) ?? proofs.count(),
  } satisfies Handlers<typeof trackingContracts>
}

/** Only our own pages count, and no sender counts without end. */
async function refuseStrangers(context: CoreContext, sender: Sender): Promise<Failure<'origin_refused' | 'too_many_requests'> | undefined> {
  if (!sender.isOwnPage) return fail('origin_refused')
  return checkLimits(context, { trackingPerNetworkAddress: sender.address })
}
