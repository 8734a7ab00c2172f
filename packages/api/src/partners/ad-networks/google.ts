import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { AdEvent, AdNetwork } from './ad-network.ts'
import { jsonOf, outcomeOf } from './outcome-of.ts'
import type { GoogleSettings } from './settings.ts'

type Token = { readonly value: string; readonly until: number }

const apiVersion = 'v26'
const earlyMs = 60_000
const granted = z.object({ access_token: z.string(), expires_in: z.number() })
// With partialFailure an error of the conversion itself comes with a status of 200.
const uploaded = z.object({ partialFailureError: z.object({ code: z.int() }).optional() })

/** Conversions of Google Ads, uploaded by click. */
export function google(outgoing: Outgoing, settings: GoogleSettings, now: () => Date): AdNetwork {
  const { customerId, developerToken, baseUrl } = settings
  let kept: Token | undefined
  const token = async () => {
    if (!kept || kept.until <= now().getTime()) kept = await newToken(outgoing, settings, now)
    return kept?.value
  }
  return {
    kind: 'real',
    send: async (event) => {
      const bearer = await token()
      if (bearer === undefined) return 'unavailable'
      const answer = await outgoing({
        method: 'POST',
        url: `${baseUrl}/${apiVersion}/customers/${customerId}:uploadClickConversions`,
        headers: { authorization: `Bearer ${bearer}`, 'developer-token': developerToken, 'content-type': 'application/json' },
        body: JSON.stringify({ conversions: [toGoogle(event, settings)], partialFailure: true }),
      })
      if (answer.ok && answer.status === 401) kept = undefined
      return outcomeOf(answer, (said) => {
        const { data } = uploaded.safeParse(said)
        if (!data) return 'unavailable'
        return data.partialFailureError ? 'refused' : 'sent'
      })
    },
  }
}

async function newToken(outgoing: Outgoing, settings: GoogleSettings, now: () => Date): Promise<Token | undefined> {
  const { clientId, clientSecret, refreshToken, tokenUrl } = settings
  const form = { grant_type: 'refresh_token', client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken }
  const answer = await outgoing({
    method: 'POST',
    url: `${tokenUrl}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  if (!answer.ok || answer.status !== 200) return undefined
  const { data } = granted.safeParse(jsonOf(answer.text))
  return data && { value: data.access_token, until: now().getTime() + data.expires_in * 1000 - earlyMs }
}

function toGoogle({ id, at, clicks, valueCents }: AdEvent, { customerId, conversionActionId }: GoogleSettings) {
  return {
    gclid: clicks['gclid'] ?? '',
    conversionAction: `customers/${customerId}/conversionActions/${conversionActionId}`,
    // yyyy-mm-dd hh:mm:ss+hh:mm
    conversionDateTime: `${at.slice(0, 19).replace('T', ' ')}+00:00`,
    orderId: id,
    consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
    ...(valueCents !== undefined && { conversionValue: valueCents / 100, currencyCode: 'USD' }),
  }
}
