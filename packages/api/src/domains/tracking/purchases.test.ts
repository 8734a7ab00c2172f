import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import type { Person, Sender } from '../../http/call/handlers.ts'
import type { AdEvent, AdNetwork } from '../../partners/ad-networks/ad-network.ts'
import { sealing } from '../../security/sealing.ts'
import { testContext } from '../../testing/test-app.ts'
import { analyticsHandlers } from '../analytics/routes.ts'
import { emailIndex } from '../auth/account.ts'
import { sealedPeople } from '../auth/sealed.ts'
import { addPerson } from '../auth/store.ts'
import { adEventJobs } from './ad-events.ts'
import { openProofs } from './proof.ts'
import { trackingHandlers } from './routes.ts'

const consent = true
const paidAt = new Date('2026-11-20T10:00:00.000Z')
const impact = { params: {}, query: {}, headers: {}, body: { uid: 'visitor-who-bought', click_id: 'click-1', consent } }
const conversion = { conversion_id: 'AW-1/abc', gclid: 'Cj0KCQjwClickId', uid: 'visitor-who-bought', conversion_value: 9_999, consent }

it.each([
  [1_499, { recorded: false, why: 'below_least_price' }, []],
  [1_500, { recorded: true }, [1_500]],
])('a sale of %i cents is told to the affiliate network at our price, from $15 up', async (priceCents, answer, told) => {
  const { tracking, sender, events } = await shop(priceCents)
  expect(await tracking.tellImpact({ ...impact, sender })).toEqual(answer)
  expect((await events()).map(({ valueCents }) => valueCents)).toEqual(told)
})

it('a sale is reported to the affiliate network once, under its tracker', async () => {
  const { tracking, sender, events } = await shop(9_900)
  await Promise.all(Array.from({ length: 20 }, () => tracking.tellImpact({ ...impact, sender })))
  expect(await events()).toMatchObject([
    { id: 'purchase-1', name: 'purchase', tracker: '30213', clicks: { click_id: 'click-1' }, at: paidAt.toISOString() },
  ])
})

it('without a sale, or without anybody signed in, nothing is reported to the affiliate network', async () => {
  const [none, stranger] = [await shop(undefined), await shop(9_900)]
  expect(await none.tracking.tellImpact({ ...impact, sender: none.sender })).toEqual({ recorded: false, why: 'no_purchase' })
  const sender = { ...stranger.sender, visitor: async () => undefined }
  expect(await stranger.tracking.tellImpact({ ...impact, sender })).toEqual({ recorded: false, why: 'no_purchase' })
})

it('a conversion has the value of our own records, whatever was sent, and is reported once', async () => {
  const { analytics, person, sender, events } = await shop(4_200)
  const asked = { params: {}, query: {}, headers: {}, body: conversion, person, sender }
  const all = await Promise.all(Array.from({ length: 15 }, () => analytics.noteAdConversion(asked)))
  expect(all).toEqual(Array(15).fill({ recorded: true }))
  expect(await events()).toMatchObject([{ name: 'purchase', valueCents: 4_200, clicks: { gclid: conversion.gclid } }])
})

it('a conversion without a sale has no value', async () => {
  const { analytics, person, sender, events } = await shop(undefined)
  await analytics.noteAdConversion({ params: {}, query: {}, headers: {}, body: conversion, person, sender })
  const [event] = await events()
  expect([event?.name, event && 'valueCents' in event]).toEqual(['lead', false])
})

it('a conversion is reported only with consent', async () => {
  const { analytics, person, sender, events } = await shop(4_200)
  const ask = (body: Omit<typeof conversion, 'consent'>, headers = {}) =>
    analytics.noteAdConversion({ params: {}, query: {}, headers, body, person, sender })
  const { consent: _yes, ...unsaid } = conversion
  expect(await ask(unsaid)).toEqual({ recorded: false, why: 'no_consent' })
  expect(await ask(conversion, { 'sec-gpc': '1' })).toEqual({ recorded: false, why: 'opted_out' })
  expect(await events()).toEqual([])
})

it('networks get the hash of the address of the signed-in person, and nothing that names them', async () => {
  const { tracking, sender, events } = await shop(undefined)
  const body = {
    event_id: 'event-0001',
    event: 'sign_up',
    uid: 'visitor-who-joined',
    page_url: 'https://example.com/landing-balance?email=ada@example.com#x',
    consent,
    fbp: 'fb.1.2.3',
  } as const
  await tracking.tellMeta({ params: {}, query: {}, headers: {}, body, sender })
  const [event] = await events()
  expect(event).toMatchObject({
    emailHash: createHash('sha256').update('ada@example.com').digest('hex'),
    pageUrl: 'https://example.com/landing-balance',
    clicks: { fbp: 'fb.1.2.3' },
  })
  expect(JSON.stringify(event)).not.toMatch(/ada@|Lovelace|visitor-who-joined/)
})

/** Somebody who has bought something, or nothing. */
async function shop(priceCents: number | undefined) {
  const jobs: Readonly<Record<string, string>>[] = []
  const send = async (_trx: unknown, _name: string, data: Readonly<Record<string, string>>) => void jobs.push(data)
  const context = { ...testContext((await freshDatabase()).db), jobs: { send } }
  const person: Person = { id: context.newId(), sessionId: context.newId(), passwordCheckedAt: context.now() }
  const { seal } = sealing(context.keys, sealedPeople)
  await addPerson(context.db, {
    id: person.id,
    email: seal('email', person.id, 'Ada@Example.com'),
    email_index: emailIndex(context.keys, 'ada@example.com'),
    first_name: seal('first_name', person.id, 'Ada'),
    last_name: seal('last_name', person.id, 'Lovelace'),
    password_hash: 'none',
    created_at: context.now(),
    last_seen_at: context.now(),
    partner_name: '',
    origin_domain: '',
    user_flow_id: '',
  })
  const sender: Sender = {
    address: '10.45.0.1',
    device: 'a browser',
    requestId: 'a-request',
    header: () => undefined,
    wantsPage: false,
    isOnlyLooking: false,
    isOwnPage: true,
    ownCookie: () => undefined,
    language: 'en',
    giveOwnCookie: () => undefined,
    visitor: async () => person,
  }
  const lastPurchase = async (_db: unknown, personId: string) =>
    priceCents === undefined || personId !== person.id ? undefined : { id: 'purchase-1', priceCents, paidAt }
  /** What the networks were told, when every job was done twice. */
  const events = async () => {
    const told: AdEvent[] = []
    const network: AdNetwork = {
      kind: 'sandbox',
      send: async (event) => {
        told.push(event)
        return 'sent'
      },
    }
    const [work] = Object.values(adEventJobs(context, { meta: network, tiktok: network, impact: network, google: network }))
    for (const data of [...jobs, ...jobs]) await work?.work(data, { jobId: context.newId(), at: context.now() })
    return told
  }
  return {
    tracking: trackingHandlers(context, lastPurchase, openProofs(context)),
    analytics: analyticsHandlers(context, () => [], lastPurchase, {
      noteOnPage: () => undefined,
      noteCall: () => undefined,
      close: async () => undefined,
    }),
    person,
    sender,
    events,
  }
}
