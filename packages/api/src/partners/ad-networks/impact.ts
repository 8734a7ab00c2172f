import { toDecimal } from '@app/schemas/rules/money/money'
import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdEvent, AdNetwork } from './ad-network.ts'
import { outcomeOf } from './outcome-of.ts'
import type { ImpactSettings } from './settings.ts'

const impactAnswer = z.object({ Status: z.string() })

/** The conversions of Impact. */
export function impact(outgoing: Outgoing, { accountSid, authToken, campaignId, baseUrl }: ImpactSettings): AdNetwork {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    kind: 'real',
    send: async (event) => {
      const answer = await outgoing({
        method: 'POST',
        url: `${baseUrl}/Advertisers/${accountSid}/Conversions`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ CampaignId: campaignId, ...toImpact(event) }).toString(),
      })
      return outcomeOf(answer, (answered) => {
        const { data } = impactAnswer.safeParse(answered)
        if (!data) return 'unavailable'
        return data.Status === 'ERROR' ? 'refused' : 'sent'
      })
    },
  }
}

function toImpact({ id, at, visitorHash, clicks, valueCents = 0, tracker = '' }: AdEvent) {
  return {
    ActionTrackerId: tracker,
    EventDate: at,
    OrderId: id,
    ClickId: clicks['click_id'] ?? '',
    CustomerId: visitorHash,
    CurrencyCode: 'USD',
    ItemSku1: 'membership',
    ItemCategory1: 'membership',
    ItemQuantity1: '1',
    ItemSubTotal1: toDecimal(valueCents),
  }
}
