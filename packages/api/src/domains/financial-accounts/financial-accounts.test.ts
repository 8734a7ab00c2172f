import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newLinker } from '../linking/testing/linker.ts'
import { balancesOf, bankAccountOf } from './balances.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const root = '/api/v1/financial_accounts'

async function newOwner() {
  const linker = await newLinker(service)
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, base?: number, key: string = randomUUID()) =>
    service.ask({
      method,
      url: `${root}/${path}`,
      token: linker.access,
      headers: { 'idempotency-key': key, ...(base !== undefined && { 'if-match': `"${base}"` }) },
      ...(payload && { payload }),
    })
  const manual = async (payload: object = {}) =>
    (await send('POST', 'manual_accounts/create/', { institution_name: 'Old Keeper', ...payload })).body
  const linkedId = async (kind: 'bank' | 'plan', chosen = '') => (await linker.link(kind, chosen)).body.accounts[0].pk as string
  return { ...linker, send, manual, linkedId }
}

describe('the list', () => {
  it('is narrowed by strict filters', async () => {
    const { get, manual, linkedId } = await newOwner()
    const [bank, plan] = [await linkedId('bank'), await linkedId('plan')]
    const byHand = (await manual({ account_subtype: 'ira', current_balance: 12.5 })).pk
    const ids = async (query: string) => (await get(`accounts/?${query}`)).results.map(({ pk }: { pk: string }) => pk)
    expect(await ids('')).toEqual([bank, plan, byHand])
    expect(await ids('is_retirement=true')).toEqual([plan, byHand])
    expect(await ids('account_subtype__in=checking,ira')).toEqual([bank, byHand])
    expect(await ids('primary_account=true')).toEqual([bank])
    expect(await ids('is_active=false')).toEqual([])
    for (const bad of ['is_retirement=yes', 'is_active=1', 'account_subtype__in=gold', 'colour=blue', 'active_account=']) {
      expect((await get(`accounts/?${bad}`)).code).toMatch(/^(validation_failed|unknown_field)$/)
    }
    expect((await get('accounts/primary/')).account.pk).toBe(bank)
  })
})

describe('an account added by hand', () => {
  it('is added once for a key, also when fifty ask at once, and its number shows only four', async () => {
    const { send, get } = await newOwner()
    const payload = { institution_name: 'Old Keeper', current_balance: 1234.56, account_number: '99-8877-6655', company_name: 'Acme' }
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('POST', 'manual_accounts/create/', payload, undefined, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { last_four: '6655', current_balance: 1234.56, account_subtype: '401k', is_retirement: true },
    })
    expect((await get('manual_accounts/')).results).toHaveLength(1)
    const rows = JSON.stringify(await service.plainDb.selectFrom('financial_accounts').selectAll().execute())
    expect([rows.includes('9988776655'), rows.includes('Old Keeper'), rows.includes('Acme')]).toEqual([false, false, false])
    expect((await send('POST', 'manual_accounts/create/', { ...payload, current_balance: 1 }, undefined, key)).body.code).toBe(
      'idempotency_mismatch',
    )
  })

  it('is changed only from the version that was seen, and taken off once', async () => {
    const { send, manual } = await newOwner()
    const { pk } = await manual()
    expect((await send('PATCH', `manual_accounts/${pk}/update`, { current_balance: 5 }, 1)).body).toMatchObject({
      version: 2,
      current_balance: 5,
    })
    expect((await send('PATCH', `manual_accounts/${pk}/update`, { current_balance: null }, 1)).status).toBe(412)
    expect((await send('PATCH', `manual_accounts/${pk}/update`, { current_balance: null }, 2)).body.current_balance).toBeNull()
    expect((await send('PATCH', `manual_accounts/${pk}/update`, { current_balance: 7 })).body).toMatchObject({
      version: 4,
      current_balance: 7,
    })
    expect((await send('DELETE', `manual_accounts/${pk}/delete`)).status).toBe(200)
    expect((await send('DELETE', `manual_accounts/${pk}/delete`)).status).toBe(404)
  })

  it.each([
    { institution_name: '' },
    { institution_name: 'x', current_balance: -1 },
    { institution_name: 'x', current_balance: 1.001 },
    { institution_name: 'x', current_balance: 'five' },
    { institution_name: 'x', account_subtype: 'gold' },
    { institution_name: 'x', account_number: '12' },
    { institution_name: 'x', version: 3 },
    { institution_name: 'a\u0000b', current_balance: 1e300 },
  ])('is refused with %j', async (payload) => {
    const { send } = await newOwner()
    expect((await send('POST', 'manual_accounts/create/', payload)).status).toBe(400)
  })

  it('does not hold a card number', async () => {
    const { send } = await newOwner()
    const answer = await send('POST', 'manual_accounts/create/', { institution_name: 'My card 4242 4242 4242 4242' })
    expect([answer.status, answer.body.code]).toEqual([422, 'card_number_refused'])
  })

  it(`loses no change when two write at once, ${trialsAtOnce} times`, async () => {
    const { send, manual } = await newOwner()
    const { pk } = await manual()
    let version = 1
    for (let trial = 0; trial < trialsAtOnce; trial++) {
      const both = await Promise.all([1, 2].map((one) => send('PATCH', `accounts/${pk}/update/`, { nickname: `Name ${one}` }, version)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      version = both.find(({ status }) => status === 200)?.body.version
    }
    expect(version).toBe(trialsAtOnce + 1)
  })
})

describe('the primary account', () => {
  it('is one at a time, a bank account that can be used, and another one takes the password', async () => {
    const { send, linkedId, manual, accounts, email } = await newOwner()
    const [first, second] = [await linkedId('bank'), await linkedId('bank')]
    const plan = await manual()
    expect((await send('PATCH', `accounts/${plan.pk}/update/`, { primary_account: true }, 1)).body.code).toBe('not_in_this_state')
    expect((await send('PATCH', `accounts/${second}/update/`, { primary_account: true }, 1)).body.primary_account).toBe(true)
    expect((await accounts()).filter((one) => one.primary_account).map(({ pk }) => pk)).toEqual([second])
    expect(service.emails.filter(({ to, kind }) => to === email && kind === 'bank-changed')).toHaveLength(1)
    service.pass(6 * 60_000)
    const version = (await accounts()).find(({ pk }) => pk === first)?.version
    expect((await send('PATCH', `accounts/${first}/update/`, { primary_account: true }, version)).body.code).toBe('step_up_required')
    const primary = (await accounts()).find(({ pk }) => pk === second)
    expect((await send('PATCH', `accounts/${second}/update/`, { is_active: false }, primary?.version)).body.code).toBe('step_up_required')
  })

  it('is none when its link was ended, until another one is chosen: then what waits for a bank goes on', async () => {
    const { send, linkedId, accounts, get, remove } = await newOwner()
    const [, other] = [await linkedId('bank'), await linkedId('bank')]
    await remove((await accounts()).find((one) => one.primary_account)?.linked_institution ?? '')
    expect((await get('accounts/primary/')).account).toBeNull()
    const goesOn = vi.spyOn(service.context.hooks, 'bankLinked')
    expect((await send('PATCH', `accounts/${other}/update/`, { primary_account: true }, 1)).body.primary_account).toBe(true)
    expect(goesOn).toHaveBeenCalledOnce()
    goesOn.mockRestore()
  })

  it('is chosen once, however many accounts are linked at once', async () => {
    const { link, accounts } = await newOwner()
    await Promise.all(Array.from({ length: 6 }, (_, index) => link('bank', `nonce=race${index}&account=00${index}77`)))
    expect((await accounts()).filter((one) => one.primary_account)).toHaveLength(1)
  })

  it('is none any more when it is switched off, and is then not used', async () => {
    const { send, linkedId, get, pk } = await newOwner()
    const id = await linkedId('bank')
    expect(await bankAccountOf(service.db, service.context.keys, pk)).toMatchObject({
      id,
      routingNumber: '011000015',
      accountNumber: '000123456789',
    })
    await send('PATCH', `accounts/${id}/update/`, { is_active: false }, 1)
    expect((await get('accounts/primary/')).account).toBeNull()
    expect([
      await bankAccountOf(service.db, service.context.keys, pk),
      await bankAccountOf(service.db, service.context.keys, pk, id),
    ]).toEqual([undefined, undefined])
  })

  it('of one person is nobody else’s', async () => {
    const [one, other] = [await newOwner(), await newOwner()]
    const id = await one.linkedId('bank')
    expect(await bankAccountOf(service.db, service.context.keys, other.pk, id)).toBeUndefined()
    expect((await other.send('PATCH', `accounts/${id}/update/`, { is_active: false }, 1)).status).toBe(404)
  })
})

describe('unlocking', () => {
  it('does all of a choice or nothing: an account of another person, or of the other kind, is not found', async () => {
    const [mine, theirs] = [await newOwner(), await newOwner()]
    const [linked, byHand, foreign] = [await mine.linkedId('plan'), (await mine.manual()).pk, await theirs.linkedId('plan')]
    const unlock = (path: string, ids: string[], lock: string[] = []) => mine.send('POST', path, { accounts: { unlock: ids, lock } })
    for (const ids of [
      [linked, foreign],
      [linked, byHand],
    ])
      expect((await unlock('unlock_requested/', ids)).status).toBe(404)
    expect((await mine.get('unlocked_accounts/')).results).toEqual([])
    expect((await unlock('unlock_requested/', [linked], [linked])).status).toBe(400)
    expect((await unlock('unlock_requested/', [linked])).body.results).toMatchObject([{ pk: linked, is_unlocked: true }])
    expect((await unlock('manual_unlock_requested/', [byHand])).status).toBe(200)
    expect((await theirs.get('unlocked_accounts/')).results).toEqual([])
    await unlock('unlock_requested/', [], [linked])
    expect((await mine.get('unlocked_accounts/')).results.map(({ pk }: { pk: string }) => pk)).toEqual([byHand])
  })

  it('adds up what is unlocked, and what of it can be signed in to', async () => {
    const { send, linkedId, manual, get } = await newOwner()
    const plan = await linkedId('plan', 'balance=1000.10')
    const byHand = (await manual({ current_balance: 0.2 })).pk
    await send('POST', 'unlock_requested/', { accounts: { unlock: [plan], lock: [] } })
    await send('POST', 'manual_unlock_requested/', { accounts: { unlock: [byHand], lock: [] } })
    expect(await get('unlocked_amount/')).toEqual({ unlocked_amount: 1000.3, online_access_unlocked_amount: 1000.1 })
    expect(await get('unlocked_amount/?has_online_access=true')).toEqual({ unlocked_amount: 1000.1, online_access_unlocked_amount: 1000.1 })
  })

  it('goes before a rollover, and what is asked to move stays unlocked', async () => {
    const { send, linkedId } = await newOwner()
    const plan = await linkedId('plan')
    expect((await send('POST', 'unlocked_accounts/rollover_request/', { pk: plan })).body.code).toBe('not_in_this_state')
    expect((await send('POST', 'unlocked_accounts/rollover_request/')).body.code).toBe('not_eligible')
    expect((await send('POST', 'unlocked_accounts/rollover_request/', { pk: randomUUID() })).status).toBe(404)
    await send('POST', 'unlock_requested/', { accounts: { unlock: [plan], lock: [] } })
    await service.plainDb
      .updateTable('financial_accounts')
      .set({ rollover_requested_at: service.context.now() })
      .where('id', '=', plan)
      .execute()
    expect((await send('POST', 'unlock_requested/', { accounts: { unlock: [], lock: [plan] } })).body.code).toBe('not_in_this_state')
  })

  it('ends when a person says that the account isn’t theirs: nobody asks for it to be moved, and taken back it is locked', async () => {
    const { send, linkedId, get } = await newOwner()
    const plan = await linkedId('plan')
    await send('POST', 'unlock_requested/', { accounts: { unlock: [plan], lock: [] } })
    const aside = await send('PATCH', `accounts/${plan}/update/`, { is_active: false }, 2)
    expect(aside.body).toMatchObject({ is_active: false, is_unlocked: false })
    expect((await send('POST', 'unlock_requested/', { accounts: { unlock: [plan], lock: [] } })).body.code).toBe('not_in_this_state')
    // As it was left before that was the rule.
    await service.plainDb.updateTable('financial_accounts').set({ unlocked_at: service.context.now() }).where('id', '=', plan).execute()
    expect((await get('unlocked_accounts/')).results).toEqual([])
    expect((await send('POST', 'unlocked_accounts/rollover_request/')).body.code).toBe('not_eligible')
    expect((await send('POST', 'unlocked_accounts/rollover_request/', { pk: plan })).body.code).toBe('not_in_this_state')
    expect((await send('PATCH', `accounts/${plan}/update/`, { is_active: true }, 3)).body).toMatchObject({ is_active: true })
  })

  it('leads to one call about all of them', async () => {
    const { send, linkedId, get, access } = await newOwner()
    const plan = await linkedId('plan')
    await send('POST', 'unlock_requested/', { accounts: { unlock: [plan], lock: [] } })
    expect((await get('unlocked_accounts/call_schedule_pending/')).results).toMatchObject([{ pk: plan }])
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/accounts/calls/slots/', token: access })
    const scheduled_call = body.results.at(-1).starts_at
    const booked = await send('POST', 'unlocked_accounts/call_scheduled/', { scheduled_call, time_zone: 'America/Denver' })
    expect(booked.body).toMatchObject({
      call: { state: 'held', topic: 'combine', starts_at: scheduled_call },
      results: [{ pk: plan, call_scheduled: true }],
    })
    expect((await get('unlocked_accounts/call_schedule_pending/')).results).toEqual([])
    await service.ask({ method: 'POST', url: `/api/v1/accounts/calls/${booked.body.call.pk}/cancel/`, token: access })
    expect((await get('unlocked_accounts/call_schedule_pending/')).results).toHaveLength(1)
  })
})

it('retirement money is added up by where it is; what is switched off does not count', async () => {
  const { send, linkedId, manual, pk } = await newOwner()
  const plan = await linkedId('plan', 'balance=18000&vested=15000')
  await manual({ account_subtype: 'ira', current_balance: 500 })
  await linkedId('bank')
  const expected = { vestedCents: 1_500_000, planCents: 1_800_000, iraCents: 50_000, preTaxIraCents: 50_000, movableCents: 1_550_000 }
  expect(await balancesOf(service.db, service.context.keys, pk)).toEqual(expected)
  await send('PATCH', `accounts/${plan}/update/`, { is_active: false }, 1)
  expect(await balancesOf(service.db, service.context.keys, pk)).toEqual({
    vestedCents: 0,
    planCents: 0,
    iraCents: 50_000,
    preTaxIraCents: 50_000,
    movableCents: 50_000,
  })
})
