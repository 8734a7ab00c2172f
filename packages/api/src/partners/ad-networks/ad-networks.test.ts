import { describe, expect, it, onTestFinished } from 'vitest'
import { openOutgoing } from '../outgoing/outgoing.ts'
import type { AdEvent, AdNetwork } from './ad-network.ts'
import { adNetworks } from './ad-networks.ts'
import { google } from './google.ts'
import { impact } from './impact.ts'
import { meta } from './meta.ts'
import { sandboxAdNetwork } from './sandbox-ad-network.ts'
import { adServer, googleAnswer, impactAnswer, metaAnswer, type Sent, tiktokAnswer } from './testing/ad-servers.ts'
import { tiktok } from './tiktok.ts'

const event: AdEvent = {
  id: 'event-1',
  name: 'purchase',
  at: '2026-11-20T10:30:00.000Z',
  visitorHash: 'a-visitor',
  pageUrl: 'https://example.com/landing-balance',
  userAgent: 'a browser',
  emailHash: 'an-email-hash',
  clicks: { fbc: 'fb.1', fbp: 'fb.2', ttclid: 'tt.1', ttp: 'tt.2', gclid: 'Cj0', click_id: 'ir.1' },
  valueCents: 1_999,
  tracker: '30213',
}

type Opened = { readonly network: AdNetwork; readonly told: readonly Sent[] }
type Open = (token?: string) => Promise<Opened>

async function reach(answer: Parameters<typeof adServer>[0]) {
  const { url, told } = await adServer(answer)
  const { outgoing, close } = openOutgoing({ allowed: [url] })
  onTestFinished(close)
  return { baseUrl: url, told, outgoing }
}

const real = {
  meta: async (accessToken = 'a-token') => {
    const { outgoing, baseUrl, told } = await reach(metaAnswer)
    return { told, network: meta(outgoing, { pixelId: '4711', accessToken, baseUrl }) }
  },
  tiktok: async (accessToken = 'a-token') => {
    const { outgoing, baseUrl, told } = await reach(tiktokAnswer)
    return { told, network: tiktok(outgoing, { pixelId: '4711', accessToken, baseUrl }) }
  },
  impact: async (authToken = 'a-token') => {
    const { outgoing, baseUrl, told } = await reach(impactAnswer)
    return { told, network: impact(outgoing, { accountSid: 'SID', authToken, campaignId: '4711', baseUrl }) }
  },
  google: async (refreshToken = 'a-token', now = () => new Date()) => {
    const { outgoing, baseUrl, told } = await reach(googleAnswer)
    const ids = { customerId: '123', conversionActionId: '456', developerToken: 'd', clientId: 'i', clientSecret: 'c' }
    return { told, network: google(outgoing, { ...ids, refreshToken, baseUrl, tokenUrl: baseUrl }, now) }
  },
} satisfies Readonly<Record<string, Open>>

const all: readonly (readonly [string, Open])[] = [
  ['the sandbox', async () => ({ network: sandboxAdNetwork(), told: [] })],
  ...Object.entries<Open>(real),
]

describe.each(all)('%s', (_name, open) => {
  it('takes an event, and takes it again', async () => {
    const { network } = await open()
    expect([await network.send(event), await network.send(event)]).toEqual(['sent', 'sent'])
  })

  it('takes an event that says no more than it has to', async () => {
    const { id, name, at, visitorHash, clicks, tracker } = event
    const { network } = await open()
    expect(await network.send({ id, name, at, visitorHash, clicks, ...(tracker !== undefined && { tracker }) })).toBe('sent')
  })

  it('refuses what is wrong for good', async () => {
    const { network } = await open()
    expect(await network.send({ ...event, id: 'refuse-it' })).toBe('refused')
  })

  it('may be retried when the network is down', async () => {
    const { network } = await open()
    expect(await network.send({ ...event, id: 'down-now' })).toBe('unavailable')
  })
})

describe.each(Object.entries<Open>(real))('%s', (_name, open) => {
  it('is asked again later when the token is wrong: that is ours to mend, and the event is kept', async () => {
    const { network } = await open('another-token')
    expect(await network.send(event)).toBe('unavailable')
  })

  it('has no token in an address', async () => {
    const { network, told } = await open()
    await network.send(event)
    expect(told.map(({ url }) => url).join(' ')).not.toMatch(/token=|a-token/)
  })
})

it('Meta gets the event under its id, for the web, with hashes', async () => {
  const { network, told } = await real.meta()
  await network.send(event)
  expect(JSON.parse(told[0]?.body ?? '').data).toEqual([
    {
      event_name: 'Purchase',
      event_time: 1_795_170_600,
      event_id: 'event-1',
      action_source: 'website',
      event_source_url: 'https://example.com/landing-balance',
      user_data: { external_id: ['a-visitor'], client_user_agent: 'a browser', em: ['an-email-hash'], fbc: 'fb.1', fbp: 'fb.2' },
      custom_data: { currency: 'USD', value: 19.99 },
    },
  ])
})

it('TikTok gets the same in its own words', async () => {
  const { network, told } = await real.tiktok()
  await network.send({ ...event, name: 'sign_up' })
  expect(JSON.parse(told[0]?.body ?? '').data).toMatchObject([
    {
      event: 'CompleteRegistration',
      event_id: 'event-1',
      user: { external_id: 'a-visitor', email: 'an-email-hash', ttclid: 'tt.1', ttp: 'tt.2', user_agent: 'a browser' },
      page: { url: 'https://example.com/landing-balance' },
      properties: { value: 19.99, currency: 'USD' },
    },
  ])
})

it('Impact gets the order, its price and the click', async () => {
  const { network, told } = await real.impact()
  await network.send({ ...event, valueCents: 1_500 })
  expect(Object.fromEntries(new URLSearchParams(told[0]?.body))).toMatchObject({
    ActionTrackerId: '30213',
    OrderId: 'event-1',
    ClickId: 'ir.1',
    ItemSubTotal1: '15.00',
    CurrencyCode: 'USD',
  })
})

it('Google gets the conversion with its consent, and asked for a token only when there is none', async () => {
  let at = Date.parse(event.at)
  const { network, told } = await real.google('a-token', () => new Date(at))
  await network.send(event)
  await network.send(event)
  at += 3_600_000
  await network.send(event)
  expect(told.map(({ url }) => url.includes('token'))).toEqual([true, false, false, true, false])
  expect(JSON.parse(told[1]?.body ?? '').conversions).toEqual([
    {
      gclid: 'Cj0',
      conversionAction: 'customers/123/conversionActions/456',
      conversionDateTime: '2026-11-20 10:30:00+00:00',
      orderId: 'event-1',
      consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      conversionValue: 19.99,
      currencyCode: 'USD',
    },
  ])
})

it('networks that are set up, and no other, are there', () => {
  const settings = { meta: { pixelId: '1', accessToken: 't', baseUrl: 'https://graph.facebook.com' } }
  const networks = adNetworks(
    async () => ({ ok: false, why: 'timeout' }),
    settings,
    () => new Date(),
  )
  expect(Object.entries(networks).map(([name, { kind }]) => `${name}: ${kind}`)).toEqual(['meta: real'])
})
