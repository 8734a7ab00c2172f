import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findItem, putItem, sandboxPartner } from '../../partners/linking/sandbox-items.ts'
import { deliverSigned } from '../../partners/linking/sandbox-webhooks.ts'
import { listObjects } from '../../partners/sandbox/store.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newLinker } from './testing/linker.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const dayMs = 86_400_000

describe('the window', () => {
  it.each(['create_link_token', 'create_micro_deposit_link_token', 'create_link_token_investment'])('%s opens it', async (name) => {
    const { post } = await newLinker(service)
    const { status, body } = await post(`plaid/${name}/`)
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['expiration', 'link_token', 'request_id']])
    expect(new Date(body.data.expiration) > service.context.now()).toBe(true)
  })

  it('of a plan is not opened for people who said that we may not read their accounts, until they say yes', async () => {
    const { access: token, post, link } = await newLinker(service)
    const answer = (said: string) =>
      service.ask({ method: 'POST', url: '/api/v1/consents/answer/', token, payload: { consent: 'account_link', answer: said } })
    await answer('no')
    const opened = await post('plaid/create_link_token_investment/')
    expect([opened.body.code, opened.body.detail]).toEqual([
      'not_in_this_state',
      expect.stringContaining('You told us not to read any account'),
    ])
    expect((await link('plan')).body.code).toBe('not_in_this_state')
    expect((await post('plaid/create_link_token/')).status).toBe(200)
    await answer('yes')
    expect((await link('plan')).status).toBe(200)
  })

  it('is not opened for another person’s link', async () => {
    const [one, other] = [await newLinker(service), await newLinker(service)]
    const { body } = await one.link('bank')
    const asked = await other.post('plaid/create_link_token_update/', { linked_institution: body.linked_institution.pk })
    expect([asked.status, asked.body.code]).toEqual([404, 'not_found'])
  })
})

describe('a bank account', () => {
  it('is linked once by a public token, also when fifty send it at once, and all get the same answer', async () => {
    const { post, accounts, pk } = await newLinker(service)
    const payload = {
      public_token: 'public-sandbox-bank?balance=2500&nonce=fifty',
      metadata: { institution: { name: 'Harbor Bank', institution_id: 'ins_1' } },
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('plaid/exchange_public_token/', payload)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({
      linked_institution: { state: 'linked', kind: 'bank', institution_name: 'Harbor Bank', institution_id: 'ins_1' },
      accounts: [
        { institution_name: 'Harbor Bank', current_balance: 2500, last_four: '6789', active_account: true, primary_account: true },
      ],
    })
    expect(await accounts()).toHaveLength(1)
    expect((await post('plaid/exchange_public_token/', payload)).text).toBe(answers[0]?.text)
    const written = await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${pk}`).execute()
    expect(written.filter(({ action }) => action === 'link.added')).toHaveLength(1)
  })

  it('leaves neither token nor number in the clear', async () => {
    const { link } = await newLinker(service)
    await link('bank', 'account=000998877665&nonce=canary-token')
    const tables = ['linked_institutions', 'financial_accounts', 'sandbox_objects'] as const
    for (const table of tables) {
      const text = JSON.stringify(await service.plainDb.selectFrom(table).selectAll().execute())
      expect([text.includes('998877665'), text.includes('canary-token'), text.includes('access-sandbox')]).toEqual([false, false, false])
    }
  })

  it('is not linked with another person’s token', async () => {
    const [one, other] = [await newLinker(service), await newLinker(service)]
    const payload = { public_token: 'public-sandbox-bank?nonce=stolen' }
    await one.post('plaid/exchange_public_token/', payload)
    const asked = await other.post('plaid/exchange_public_token/', payload)
    expect([asked.status, asked.body.code, await other.accounts()]).toEqual([422, 'partner_refused', []])
  })

  it('is refused where the bank says no, every time', async () => {
    const { link, facts } = await newLinker(service)
    for (let times = 0; times < 2; times++)
      expect(await link('bank', 'fails=declined&nonce=no')).toMatchObject({ status: 422, body: { code: 'partner_refused' } })
    expect((await facts())['bank.link']).toBe('failed')
  })

  it('that wants a new sign-in before anything was read is a try that failed, until it is forgotten', async () => {
    const { link, facts, remove } = await newLinker(service)
    const { status, body } = await link('bank', 'login_after_days=0')
    expect([status, body.linked_institution.state, body.accounts]).toEqual([200, 'login_required', []])
    expect((await facts())['bank.link']).toBe('failed')
    await remove(body.linked_institution.pk)
    expect((await facts())['bank.link']).toBe('none')
  })

  it('of another kind that was read, and wants a new sign-in since, is no try that failed', async () => {
    const { link, facts } = await newLinker(service)
    await link('bank', 'login_after_days=3&subtype=brokerage')
    service.pass(3 * dayMs + 1000)
    await service.doJobs()
    expect((await facts())['bank.link']).toBe('none')
  })

  it('is saved while the partner is down, linked as soon as it answers, and confirmed by e-mail', async () => {
    const { link, accounts, facts, email } = await newLinker(service)
    const { status, body } = await link('bank', 'fails=down-once')
    expect([status, body.linked_institution.state, await accounts()]).toEqual([200, 'waiting_for_partner', []])
    expect((await facts())['bank.link']).toBe('none')
    service.pass(61_000)
    await service.doJobs()
    expect(await accounts()).toHaveLength(1)
    expect((await facts())['bank.link']).toBe('linked')
    expect(service.emails.filter(({ to }) => to === email).map(({ kind }) => kind)).toContain('link-works')
  })

  it('is given up when the partner stays down for half an hour', async () => {
    const { link, institutions, facts, email } = await newLinker(service)
    await link('bank', 'fails=timeout')
    for (let minute = 0; minute < 32; minute++) {
      service.pass(60_000)
      await service.doJobs()
    }
    expect([(await institutions())[0]?.state, (await facts())['bank.link']]).toEqual(['failed', 'failed'])
    expect(service.emails.filter(({ to }) => to === email).map(({ kind }) => kind)).toContain('link-failed')
  })

  it('takes the place of another one only with the password', async () => {
    const { link, post, accounts } = await newLinker(service)
    await link('bank', 'nonce=first')
    service.pass(6 * 60_000)
    const payload = { public_token: 'public-sandbox-bank?nonce=second&account=5555' }
    const refused = await post('plaid/exchange_public_token/new-account/', payload)
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
    expect((await accounts()).map((one) => one.primary_account)).toEqual([true])
    const fresh = await newLinker(service)
    await fresh.link('bank', 'nonce=third')
    await fresh.post('plaid/exchange_public_token/new-account/', { public_token: 'public-sandbox-bank?nonce=fourth&account=5555' })
    expect((await fresh.accounts()).map((one) => [one.last_four, one.primary_account])).toEqual([
      ['6789', false],
      ['5555', true],
    ])
  })
})

describe('a link that ends', () => {
  it('is reported once, cannot be used until it is repaired, and works then', async () => {
    const { link, accounts, institutions, facts, email } = await newLinker(service)
    await link('bank', 'login_after_days=3')
    service.pass(3 * dayMs + 1000)
    await service.doJobs()
    expect([(await institutions())[0]?.state, (await accounts())[0]?.active_account]).toEqual(['login_required', false])
    // It was no try that failed: who passes the page of the bank without another one is not sent back to it.
    expect((await facts())['bank.link']).toBe('none')
    const { access } = await newLinker.again(service, email)
    const mine = newLinker.as(service, access)
    const [{ pk: id }] = await mine.institutions()
    expect(await mine.post(`plaid/linked_institutions/${id}/refresh/`)).toMatchObject({ status: 409, body: { code: 'bank_link_broken' } })
    expect(await mine.post('plaid/create_link_token_update/', { linked_institution: id })).toMatchObject({ status: 200 })
    expect(await mine.post(`plaid/linked_institutions/${id}/refresh/`)).toMatchObject({
      status: 200,
      body: { linked_institution: { state: 'linked' }, accounts: [{ active_account: true }] },
    })
    expect(service.emails.filter(({ to, kind }) => to === email && kind === 'link-ended')).toHaveLength(1)
  })

  it('is forgotten with its accounts when the person ends it', async () => {
    const { link, accounts, institutions, remove } = await newLinker(service)
    const { body } = await link('plan')
    expect(await remove(body.linked_institution.pk)).toMatchObject({ status: 200 })
    await service.doJobs()
    expect([await accounts(), await institutions()]).toEqual([[], []])
    expect((await remove(body.linked_institution.pk)).status).toBe(404)
    const row = await service.plainDb
      .selectFrom('linked_institutions')
      .select(['access_token', 'public_token'])
      .where('id', '=', body.linked_institution.pk)
      .executeTakeFirst()
    expect(row).toEqual({ access_token: null, public_token: null })
  })
})

describe('what the linking company tells', () => {
  const receive = (header: string, raw: string) =>
    service.ask({
      method: 'POST',
      url: '/api/webhooks/linking/',
      headers: { 'plaid-verification': header, 'content-type': 'application/json' },
      payload: raw,
    })
  const signed = async (body: object, at: Date) => {
    const told: { header: string; raw: string }[] = []
    await deliverSigned(
      service.context.keys,
      async (_partner, headers, raw) => void told.push({ header: headers['plaid-verification'] ?? '', raw }),
      body,
      at,
    )
    const [message] = told
    if (!message) throw new Error('Nothing was sent.')
    return message
  }

  it('changes nothing when it is forged, older than five minutes, repeated or late', async () => {
    const { link, institutions } = await newLinker(service)
    await link('bank', 'nonce=webhooks')
    const items = await listObjects(service.context, sandboxPartner, 'item')
    const item_id = items.at(-1)?.id ?? ''
    const body = { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id, error: { error_code: 'ITEM_LOGIN_REQUIRED' } }
    const now = service.context.now()
    const good = await signed(body, now)
    const old = await signed(body, new Date(now.getTime() - 301_000))
    for (const [header, raw] of [
      ['', good.raw],
      [good.header, good.raw.replace('ERROR', 'ERRORS')],
      [`${good.header}x`, good.raw],
      [old.header, old.raw],
    ] as const)
      expect((await receive(header, raw)).body.code).toBe('signature_refused')
    for (let times = 0; times < 10; times++) expect((await receive(good.header, good.raw)).body).toEqual({ received: true })
    await service.doJobs()
    // The company is asked: it knows nothing of an end, so this was an old story.
    expect((await institutions())[0]?.state).toBe('linked')
    const hash = createHash('sha256').update(good.raw).digest('hex')
    const kept = await service.plainDb.selectFrom('partner_events').selectAll().where('event_id', 'like', `%${hash}`).execute()
    expect(kept).toHaveLength(1)
  })

  const tell = async (message: object) => {
    const items = await listObjects(service.context, sandboxPartner, 'item')
    const item_id = items.at(-1)?.id ?? ''
    const { header, raw } = await signed({ ...message, item_id }, service.context.now())
    await receive(header, raw)
    await service.doJobs()
    return item_id
  }
  const update = { webhook_type: 'TRANSACTIONS', webhook_code: 'DEFAULT_UPDATE' }

  it('is written about when it was ended at the bank, where its owner doesn’t see what hangs on it', async () => {
    const { link, institutions, accounts, email } = await newLinker(service)
    await link('bank', 'nonce=ended-there')
    const revoked = { webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED' }
    await tell(revoked)
    expect([await institutions(), await accounts()]).toEqual([[], []])
    const told = () => service.emails.filter(({ to, kind }) => to === email && kind === 'link-ended')
    expect(told().map(({ paragraphs }) => paragraphs.join(' '))).toEqual([expect.stringContaining('took them off your list')])
    service.pass(1000)
    await tell(revoked)
    expect(told()).toHaveLength(1)
  })

  it('one that has worked and is refused then needs its owner, who hears of it and can mend it', async () => {
    const { link, institutions, email } = await newLinker(service)
    await link('bank', 'nonce=refused-later')
    const { linking } = service.context.partners
    const { accounts } = linking
    Object.assign(linking, { accounts: async () => ({ ok: false, why: 'refused' }) })
    await tell(update)
    Object.assign(linking, { accounts })
    const [mine] = await institutions()
    expect(mine?.state).toBe('login_required')
    expect(service.emails.filter(({ to, kind }) => to === email && kind === 'link-ended')).toHaveLength(1)
    service.pass(1000)
    await tell({ ...update, webhook_code: 'HISTORICAL_UPDATE' })
    expect((await institutions())[0]?.state).toBe('linked')
  })

  it('is said once about a link that needs its owner, also when another message finds out first', async () => {
    const { link, institutions, email } = await newLinker(service)
    await link('bank', 'nonce=found-out')
    const itemId = await tell(update)
    const item = await findItem(service.context, itemId)
    if (!item) throw new Error('The link is not there.')
    await putItem(service.context, itemId, { ...item, needsLogin: true }, service.context.now())
    service.pass(1000)
    await tell(update)
    await tell({ webhook_type: 'ITEM', webhook_code: 'ERROR', error: { error_code: 'ITEM_LOGIN_REQUIRED' } })
    expect((await institutions())[0]?.state).toBe('login_required')
    expect(service.emails.filter(({ to, kind }) => to === email && kind === 'link-ended')).toHaveLength(1)
  })

  it('makes no bank the one for money that its owner has switched off, or has not chosen after another one was ended', async () => {
    const { link, accounts, remove, access: token } = await newLinker(service)
    const seen = async () => (await accounts()).map((one) => [one.last_four, one.is_active, one.primary_account])
    await link('bank', 'nonce=switched-off&account=1111')
    const [first] = await accounts()
    const switchedOff = await service.ask({
      method: 'PATCH',
      url: `/api/v1/financial_accounts/accounts/${first?.pk}/update/`,
      token,
      payload: { is_active: false },
      headers: { 'if-match': `"${first?.version}"` },
    })
    expect(switchedOff.status).toBe(200)
    service.pass(1000)
    await tell(update)
    expect(await seen()).toEqual([['1111', false, false]])
    await link('bank', 'nonce=second-bank&account=2222')
    await link('bank', 'nonce=third-bank&account=3333')
    const chosen = (await accounts()).find((one) => one.primary_account)
    expect(chosen?.last_four).toBe('2222')
    expect((await remove(chosen?.linked_institution ?? '')).status).toBe(200)
    service.pass(1000)
    await tell(update)
    expect(await seen()).toEqual([
      ['1111', false, false],
      ['3333', true, false],
    ])
  })

  it('ends a link for good when the person has ended it at the bank', async () => {
    const { link, institutions, accounts } = await newLinker(service)
    await link('plan', 'nonce=revoked')
    const items = await listObjects(service.context, sandboxPartner, 'item')
    const { header, raw } = await signed(
      { webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: items.at(-1)?.id },
      service.context.now(),
    )
    await receive(header, raw)
    await service.doJobs()
    expect([await institutions(), await accounts()]).toEqual([[], []])
  })
})

describe('an account that its owner shares no longer', () => {
  it('takes no money until it is shared again, and those beside it go on', async () => {
    const { link, accounts, post, institutions } = await newLinker(service)
    await link('bank', 'nonce=shared')
    const { linking } = service.context.partners
    const { accounts: read } = linking
    const [{ pk: id }] = await institutions()
    const readAnew = () => post(`plaid/linked_institutions/${id}/refresh/`)
    Object.assign(linking, {
      accounts: async (...asked: Parameters<typeof read>) => {
        const answer = await read(...asked)
        return answer.ok
          ? { ...answer, accounts: answer.accounts.map((one) => ({ ...one, accountId: 'another', lastFour: '9999' })) }
          : answer
      },
    })
    await readAnew()
    const shown = (await accounts()).map(({ last_four: end, active_account: isUsable }) => [end, isUsable])
    expect(shown.toSorted()).toEqual([
      ['6789', false],
      ['9999', true],
    ])
    Object.assign(linking, { accounts: read })
    await readAnew()
    expect((await accounts()).find(({ last_four: end }) => end === '6789')).toMatchObject({ active_account: true })
  })
})

describe('a plan that is linked once more', () => {
  const plan = (balance: number, more = '') => `name=Elm+plan&balance=${balance}&${more}nonce=twice-${balance}`

  it('is the same account, read through the newer link: its money is not counted twice', async () => {
    const { link, accounts, institutions, facts } = await newLinker(service)
    await link('plan', plan(18_000))
    const [before] = await accounts()
    const { body } = await link('plan', plan(18_100))
    expect(await accounts()).toMatchObject([
      { pk: before?.pk, current_balance: 18_100, linked_institution: body.linked_institution.pk, active_account: true },
    ])
    expect((await institutions()).map(({ pk, state }: { pk: string; state: string }) => [pk, state])).toEqual([
      [body.linked_institution.pk, 'linked'],
    ])
    expect((await facts())['plan.link']).toBe('linked')
  })

  it('works again when the person had to sign in there again', async () => {
    const { link, accounts, email } = await newLinker(service)
    await link('plan', plan(7_000, 'login_after_days=3&'))
    expect(await accounts()).toMatchObject([{ active_account: true }])
    service.pass(3 * dayMs + 1000)
    await service.doJobs()
    const { access } = await newLinker.again(service, email)
    const mine = newLinker.as(service, access)
    expect(await mine.accounts()).toMatchObject([{ active_account: false }])
    await mine.link('plan', plan(7_100))
    expect(await mine.accounts()).toMatchObject([{ current_balance: 7_100, active_account: true }])
  })

  it('is another account when its name is another one', async () => {
    const { link, accounts } = await newLinker(service)
    await link('plan', plan(5_000))
    await link('plan', 'name=Oak+plan&balance=5000&nonce=other')
    expect(await accounts()).toHaveLength(2)
  })
})
