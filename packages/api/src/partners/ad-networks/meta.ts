import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdEvent, AdNetwork } from './ad-network.ts'
import { outcomeOf } from './outcome-of.ts'
import type { MetaSettings } from './settings.ts'

const apiVersion = 'v24.0'
const names = {
  page_view: 'PageView',
  lead: 'Lead',
  sign_up: 'CompleteRegistration',
  search: 'Search',
  purchase: 'Purchase',
} as const satisfies Readonly<Record<AdEvent['name'], string>>
const metaAnswer = z.object({ events_received: z.int().min(1) })

/** The Conversions API of Meta. The token goes in the body: addresses are written down on the way. */
export function meta(outgoing: Outgoing, { pixelId, accessToken, baseUrl }: MetaSettings): AdNetwork {
  return {
    kind: 'real',
    send: async (event) => {
      const answer = await outgoing({
        method: 'POST',
        url: `${baseUrl}/${apiVersion}/${pixelId}/events`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: [toMeta(event)], access_token: accessToken }),
      })
      return outcomeOf(answer, (said) => (metaAnswer.safeParse(said).success ? 'sent' : 'unavailable'))
    },
  }
}

function toMeta({ id, name, at, pageUrl, userAgent, emailHash, visitorHash, clicks, valueCents }: AdEvent) {
  const { fbc, fbp } = clicks
  return {
    event_name: names[name],
    event_time: Math.floor(Date.parse(at) / 1000),
    event_id: id,
    action_source: 'website',
    ...(pageUrl !== undefined && { event_source_url: pageUrl }),
    user_data: {
      external_id: [visitorHash],
      ...(userAgent !== undefined && { client_user_agent: userAgent }),
      ...(emailHash !== undefined && { em: [emailHash] }),
      ...(fbc !== undefined && { fbc }),
      ...(fbp !== undefined && { fbp }),
    },
    ...(valueCents !== undefined && { custom_data: { currency: 'USD', value: valueCents / 100 } }),
  }
}
