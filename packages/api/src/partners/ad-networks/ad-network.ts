import { z } from 'zod'

export type AdNetworkName = 'meta' | 'tiktok' | 'impact' | 'google'

/** What a network receives. Nobody is named: e-mail addresses and uids are hashed, and addresses of pages stripped. */
export const adEventSchema = z.strictObject({
  /** By which the network knows it when it is sent again. */
  id: z.string(),
  name: z.enum(['page_view', 'lead', 'sign_up', 'search', 'purchase']),
  at: z.iso.datetime(),
  visitorHash: z.string(),
  pageUrl: z.string().exactOptional(),
  userAgent: z.string().exactOptional(),
  emailHash: z.string().exactOptional(),
  /** What the network itself gave the visitor: fbc, fbp, ttclid, ttp, gclid, click_id. */
  clicks: z.record(z.string(), z.string()),
  valueCents: z.int().min(0).exactOptional(),
  /** Under which action tracker a network counts it, where it has such. */
  tracker: z.string().exactOptional(),
})

export type AdEvent = z.output<typeof adEventSchema>

/** Sends an event: accepted, refused for good, or not reachable and to be retried. It never throws. */
export type AdNetwork = {
  readonly kind: 'sandbox' | 'real'
  readonly send: (event: AdEvent) => Promise<'sent' | 'refused' | 'unavailable'>
}

export type AdNetworks = Readonly<Record<AdNetworkName, AdNetwork>>
