import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdEvent, AdNetwork } from './ad-network.ts'
import { outcomeOf } from './outcome-of.ts'
import type { TikTokSettings } from './settings.ts'

const names = {
  page_view: 'Pageview',
  lead: 'Lead',
  sign_up: 'CompleteRegistration',
  search: 'Search',
  purchase: 'Purchase',
} as const satisfies Readonly<Record<AdEvent['name'], string>>
const tikTokAnswer = z.object({ code: z.int() })
// Success is a status of 200 with this code; errors come with a status of 200 too.
const fine = 0
// 40100 to 40199: the token or the rate; 50000 and above: an error over there.
const passing = (code: number) => (code >= 40_100 && code < 40_200) || code >= 50_000

/** The Events API of TikTok. */
export function tiktok(outgoing: Outgoing, { pixelId, accessToken, baseUrl }: TikTokSettings): AdNetwork {
  return {
    kind: 'real',
    send: async (event) => {
      const answer = await outgoing({
        method: 'POST',
        url: `${baseUrl}/open_api/v1.3/event/track/`,
        headers: { 'content-type': 'application/json', 'access-token': accessToken },
        body: JSON.stringify({ event_source: 'web', event_source_id: pixelId, data: [toTikTok(event)] }),
      })
      return outcomeOf(answer, (answered) => {
        const { data } = tikTokAnswer.safeParse(answered)
        if (!data || passing(data.code)) return 'unavailable'
        return data.code === fine ? 'sent' : 'refused'
      })
    },
  }
}

function toTikTok({ id, name, at, pageUrl, userAgent, emailHash, visitorHash, clicks, valueCents }: AdEvent) {
  const { ttclid, ttp } = clicks
  return {
    event: names[name],
    event_time: Math.floor(Date.parse(at) / 1000),
    event_id: id,
    user: {
      external_id: visitorHash,
      ...(userAgent !== undefined && { user_agent: userAgent }),
      ...(emailHash !== undefined && { email: emailHash }),
      ...(ttclid !== undefined && { ttclid }),
      ...(ttp !== undefined && { ttp }),
    },
    ...(pageUrl !== undefined && { page: { url: pageUrl } }),
    ...(valueCents !== undefined && { properties: { currency: 'USD', value: valueCents / 100 } }),
  }
}
