import { SignJWT } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { readLinkEvent } from './link-event.ts'
import type { LinkingPartner } from './linking.ts'
import { plaidLinking } from './plaid-linking.ts'
import { type LinkingWorld, plaidWorld, sandboxWorld } from './testing/linking-worlds.ts'
import { plaidServer } from './testing/plaid-server.ts'

const personId = '11111111-1111-4111-8111-111111111111'

async function linked({ partner, publicToken }: LinkingWorld, kind: 'bank' | 'plan' | 'hand') {
  const exchanged = await partner.exchange(publicToken(kind))
  if (!exchanged.ok) throw new Error(exchanged.why)
  return exchanged
}

async function firstAccount(partner: LinkingPartner, accessToken: string, kind: 'bank' | 'investments' = 'bank') {
  const read = await partner.accounts(accessToken, kind)
  if (!read.ok || !read.accounts[0]) throw new Error('There is no account.')
  return read.accounts[0]
}

describe.each([
  ['the sandbox', sandboxWorld],
  ['Plaid', plaidWorld],
] as const)('%s', (_name, open) => {
  it.each(['bank', 'micro-deposits', 'investments'] as const)('opens its window for %s', async (kind) => {
    const { partner } = await open()
    const made = await partner.createLinkToken({ kind, personId, language: 'en' })
    expect(made).toMatchObject({ ok: true, token: { linkToken: expect.stringMatching(/^link-/), requestId: expect.any(String) } })
    expect(made.ok && made.token.expiresAt > new Date()).toBe(true)
    expect(await partner.createLinkToken({ kind, personId, language: 'en', accessToken: 'access-nobody' })).toEqual(
      expect.objectContaining({ why: 'refused' }),
    )
  })

  it('takes a public token once, however many use it at once', async () => {
    const { partner, publicToken, declinedToken } = await open()
    const token = publicToken('bank')
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => partner.exchange(token)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    for (const outcome of [...outcomes.filter(({ ok }) => !ok), await partner.exchange(declinedToken)])
      expect(outcome).toMatchObject({ ok: false, why: 'refused' })
  })

  it('tells balances and numbers of a bank account in whole cents', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'bank')
    expect(await firstAccount(world.partner, accessToken)).toMatchObject({
      type: 'depository',
      subtype: 'checking',
      lastFour: '6789',
      balanceCents: 250_010,
      accountNumber: '000123456789',
      routingNumber: '011000015',
      verification: 'not_needed',
    })
  })

  it('tells what is vested of a plan', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'plan')
    const account = await firstAccount(world.partner, accessToken, 'investments')
    expect(account).toMatchObject({ subtype: '401k', balanceCents: 1_800_000, vestedCents: 1_500_000, accountNumber: null })
  })

  it('tells a partner that does not answer from one that says no', async () => {
    const { partner, downToken } = await open()
    expect(await partner.exchange(downToken())).toMatchObject({ ok: false, why: 'unavailable' })
  })

  it('says when the person has to sign in again, and is mended by that', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'bank')
    await world.endSignIn(accessToken)
    expect(await world.partner.accounts(accessToken, 'bank')).toMatchObject({ ok: false, why: 'login-required' })
    await world.signInAgain(accessToken)
    expect(await world.partner.accounts(accessToken, 'bank')).toMatchObject({ ok: true })
  })

  it('knows an account by its numbers when the person has confirmed the deposit', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'hand')
    const { accountId, verification } = await firstAccount(world.partner, accessToken)
    expect(verification).toBe('pending')
    const publicToken = await world.tellDeposit(accessToken, true)
    expect(await world.partner.verifyDeposits({ accessToken, accountId, publicToken })).toMatchObject({
      deposits: { verification: 'verified' },
    })
    expect(await firstAccount(world.partner, accessToken)).toMatchObject({ accountNumber: '000123456789', verification: 'verified' })
  })

  it('gives up after three wrong tries, also when the fourth is right', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'hand')
    const { accountId } = await firstAccount(world.partner, accessToken)
    const states: unknown[] = []
    for (let tries = 0; tries < 3; tries++) {
      const publicToken = await world.tellDeposit(accessToken, false)
      const checked = await world.partner.verifyDeposits({ accessToken, accountId, publicToken })
      states.push(checked.ok && checked.deposits.verification)
    }
    expect(states).toEqual(['pending', 'pending', 'failed'])
  })

  it('ends a link, also one that has ended', async () => {
    const world = await open()
    const { accessToken } = await linked(world, 'bank')
    expect([await world.partner.remove(accessToken), await world.partner.remove(accessToken)]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await world.partner.accounts(accessToken, 'bank')).toMatchObject({ ok: false, why: 'refused' })
  })

  it('signs what it tells: who changes a word, the key or the kind of signature is not believed', async () => {
    const { partner, signed } = await open()
    const now = new Date()
    const body = { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'item-1', error: { error_code: 'ITEM_LOGIN_REQUIRED' } }
    const { headers, raw } = await signed(body, now)
    const told = await partner.verifyWebhook((name) => headers[name], raw, now)
    expect(told?.sentAt.getTime()).toBe(Math.floor(now.getTime() / 1000) * 1000)
    expect(readLinkEvent(told?.body)).toEqual({ itemId: 'item-1', what: 'login-required', isDeposit: false })
    const forged = await new SignJWT({ request_body_sha256: 'x' })
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(Buffer.from('k'.repeat(32)))
    const other = await signed({ ...body, item_id: 'item-2' }, now)
    const header = headers['plaid-verification'] ?? ''
    const [head, claims] = header.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    for (const bad of ['', 'nonsense', forged, unsigned, `${head}.${claims}.AAAA`, other.headers['plaid-verification'] ?? ''])
      expect(await partner.verifyWebhook(() => bad, raw, now)).toBeUndefined()
    expect(await partner.verifyWebhook(() => header, `${raw} `, now)).toBeUndefined()
    expect(await partner.verifyWebhook(() => undefined, raw, now)).toBeUndefined()
  })
})

it.each([
  [{}, undefined],
  [{ webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'i', error: { error_code: 'OTHER' } }, undefined],
  [{ webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED', item_id: 'i' }, 'look-again'],
  [{ webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: 'i' }, 'removed'],
  [{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: 'i' }, undefined],
])('of %j it matters to us: %s', (body, what) => {
  expect(readLinkEvent(body)?.what).toBe(what)
})

it.each(['en', 'es'] as const)('the window of Plaid speaks %s to people who read that', async (language) => {
  const server = await plaidServer('client', 'hush')
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const settings = { baseUrl: server.url, clientId: 'client', secret: 'hush' }
  const partner = plaidLinking({ outgoing, settings, clientName: () => 'Example', webhookUrl: 'https://app.example/' })
  await partner.createLinkToken({ kind: 'bank', personId, language })
  expect(server.asked).toMatchObject([{ path: '/link/token/create', body: { language } }])
})
