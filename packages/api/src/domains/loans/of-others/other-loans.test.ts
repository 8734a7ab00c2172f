import { randomUUID } from 'node:crypto'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { englishIn } from '../../../testing/english-in.ts'
import { trialsAtOnce } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { callsOf } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

async function person(kind: 'alt_loan' | 'refinance_loan') {
  const { access, pk } = await service.signUp()
  const { send, get } = callsOf(service, access)
  return {
    pk,
    access,
    list: async () => (await get(`${kind}/`)).body.results,
    add: (payload: object, key?: string) => send('POST', `${kind}/create/`, payload, key),
    send: (id: string, base: number, key?: string) => send('POST', `${kind}/${id}/send/`, {}, key, base),
    update: (id: string, base: number, payload: object, key?: string) => send('PATCH', `${kind}/${id}/update/`, payload, key, base),
  }
}

const full = {
  alt_loan: {
    borrow_amount: 7_500.5,
    purpose: 'medical',
    term: '3',
    annual_income: 61_234.56,
    terms_condition: true,
    provider: ' Harbor  Lending ',
    credit_rating: 'very-good',
  },
  refinance_loan: {
    borrow_amount: 10_000,
    purpose: 'debt',
    term: 5,
    annual_income: 61_234.56,
    lender: 'Harbor Lending',
    interest_rate: 12,
    current_balance: 9_000,
    current_term: 4,
  },
} as const

describe.each(['alt_loan', 'refinance_loan'] as const)('%s', (kind) => {
  const key = kind === 'alt_loan' ? 'provider' : 'lender'

  it('is saved once, and returned as it was sent', async () => {
    const { add, list } = await person(kind)
    const { status, body } = await add(full[kind])
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...full[kind], version: 1, term: Number(full[kind].term), [key]: 'Harbor Lending' })
    expect(await list()).toEqual([body])
    expect((await add({ term: 2 })).body.code).toBe('already_done')
  })

  it('created 50 times with one key is kept once, with 50 equal answers', async () => {
    const { add, list } = await person(kind)
    const request = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => add(full[kind], request)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('changes what is sent and leaves the rest; null takes back', async () => {
    const { add, update, list } = await person(kind)
    const { body: first } = await add(full[kind])
    const { body } = await update(first.pk, 1, { term: 2, annual_income: null })
    expect(body).toMatchObject({ version: 2, term: 2, annual_income: null, purpose: full[kind].purpose, [key]: 'Harbor Lending' })
    expect((await update(first.pk, 1, { term: 4 })).body.code).toBe('precondition_failed')
    expect(await list()).toEqual([body])
  })

  it('of another is not there', async () => {
    const [owner, thief] = [await person(kind), await person(kind)]
    const { body } = await owner.add(full[kind])
    await thief.add({ term: 1 })
    expect((await thief.update(body.pk, 1, { term: 2 })).body.code).toBe('not_found')
    expect(await owner.list()).toEqual([body])
  })

  it('is a task for the people who answer it, once for each version, and the person has an e-mail with its number', async () => {
    const { add, send, update, list, pk } = await person(kind)
    const { body: kept } = await add(full[kind])
    expect(kept.sent_at).toBeNull()
    const emailsAbout = () => service.emails.filter(({ subject, personId }) => subject.includes(shortNumber(kept.pk)) && personId === pk)
    const tasks = async () =>
      (
        await service.db.selectFrom('desk_tasks').selectAll().where('person_id', '=', pk).orderBy('opened_at').orderBy('about').execute()
      ).map(({ about, state }) => [about, state])
    const key = randomUUID()
    const [first, again] = [await send(kept.pk, 1, key), await send(kept.pk, 1, key)]
    expect([first.status, first.text]).toEqual([200, again.text])
    expect((await send(kept.pk, 1)).body).toEqual(first.body)
    expect(first.body.sent_at).not.toBeNull()
    expect(await list()).toEqual([first.body])
    expect(await tasks()).toEqual([[`${kept.pk}/1`, 'open']])
    expect(emailsAbout().map(({ kind: one }) => one)).toEqual(['loan-request-received'])
    await update(kept.pk, 1, { term: 2 })
    expect((await send(kept.pk, 1)).body.code).toBe('precondition_failed')
    expect((await send(kept.pk, 2)).status).toBe(200)
    expect(await tasks()).toEqual([
      [`${kept.pk}/1`, 'withdrawn'],
      [`${kept.pk}/2`, 'open'],
    ])
    expect(JSON.stringify(emailsAbout())).not.toMatch(/61,?234|very-good/)
  })

  it('is not sent before it says how much, and never by another', async () => {
    const [owner, thief] = [await person(kind), await person(kind)]
    const { body: kept } = await owner.add({ term: 2 })
    expect((await owner.send(kept.pk, 1)).body.code).toBe('not_in_this_state')
    expect((await thief.send(kept.pk, 1)).body.code).toBe('not_found')
    expect((await owner.list())[0].sent_at).toBeNull()
  })

  it('that was begun and not sent is reminded of a day later', async () => {
    const [begun, sent] = [await person(kind), await person(kind)]
    await begun.add(full[kind])
    await sent.send((await sent.add(full[kind])).body.pk, 1)
    service.pass(86_400_000)
    await service.doJobs()
    const reminded = service.emails.flatMap(({ kind: one, personId }) => (one === 'loan-request-unsent' ? [personId] : []))
    expect([reminded.includes(begun.pk), reminded.includes(sent.pk)]).toEqual([true, false])
  })

  it('seals what a person earns and where they borrow', async () => {
    const { add, pk } = await person(kind)
    await add(full[kind])
    const rows = JSON.stringify(await service.db.selectFrom(`${kind}s`).selectAll().where('person_id', '=', pk).execute())
    expect(rows).toContain(full[kind].purpose)
    expect(['61234', 'Harbor', 'very-good'].filter((secret) => rows.includes(secret))).toEqual([])
  })

  it.each([
    {},
    { borrow_amount: 0 },
    { term: 0 },
    { term: 'five' },
    { annual_income: -1 },
    { purpose: 'fun' },
    { [key]: 'x'.repeat(121) },
    { pk: 1 },
  ])('refuses %j', async (payload) => {
    const { add, list } = await person(kind)
    expect((await add(payload)).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('takes no card number for a name', async () => {
    const { add } = await person(kind)
    expect((await add({ [key]: '4242 4242 4242 4242' })).body.code).toBe('card_number_refused')
  })

  it('loses no change of two at the same moment silently', async () => {
    const { add, update, list } = await person(kind)
    const { body } = await add(full[kind])
    for (let trial = 1; trial <= trialsAtOnce; trial++) {
      const answers = await Promise.all([update(body.pk, trial, { term: 1 }), update(body.pk, trial, { term: 2 })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      const kept = answers.find(({ status }) => status === 200)
      expect((await list())[0]).toEqual(kept?.body)
    }
  })
})

it('without leave to ask lenders nothing is sent to them', async () => {
  const { add, send } = await person('alt_loan')
  const { body } = await add({ borrow_amount: 5_000, terms_condition: false })
  expect((await send(body.pk, 1)).body.code).toBe('not_in_this_state')
})

it('letting lenders be asked is written down, and so is taking that back', async () => {
  const { add, update, pk } = await person('alt_loan')
  const { body } = await add({ terms_condition: true })
  await update(body.pk, 1, { term: 2 })
  expect((await update(body.pk, 2, { terms_condition: false })).body.terms_condition).toBe(false)
  const events = await service.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', `person:${pk}`)
    .where('action', 'like', 'lenders.%')
    .orderBy('id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['lenders.consent-given', 'lenders.consent-taken-back'])
})

describe('the comparison of a loan with our offer', () => {
  it('waits for amount, time and rate', async () => {
    const { add, update } = await person('refinance_loan')
    const { body } = await add({ borrow_amount: 10_000, term: 5 })
    expect(body.comparison).toBeNull()
    const { comparison } = (await update(body.pk, 1, { interest_rate: 20 })).body
    expect(comparison).toMatchObject({
      compared_amount: 10_000,
      verdict: 'worth-it',
      words: expect.stringMatching(/would come to .* With a higher rate or fee that can turn round/),
      now: { interest_rate: 20, term: 5, monthly_payment: 264.94 },
    })
    expect(comparison.total_saved).toBeCloseTo(comparison.now.total_cost - comparison.refinanced.total_cost, 2)
  })

  it('says when it is not worth it', async () => {
    const { add } = await person('refinance_loan')
    const { comparison } = (await add({ borrow_amount: 10_000, term: 5, interest_rate: 3, current_term: 1 })).body
    expect(comparison).toMatchObject({ verdict: 'lower-payment-higher-cost', words: expect.stringContaining('It isn’t worth it') })
    expect(comparison.total_saved).toBeLessThan(0)
  })

  it('is in Spanish for people who read Spanish', async () => {
    const { add, access } = await person('refinance_loan')
    await add(full.refinance_loan)
    const headers = { 'accept-language': 'es' }
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/loans/refinance_loan/', token: access, headers })
    expect([body.results[0].comparison.verdict, englishIn(body.results)]).toEqual(['worth-it', []])
  })

  it('counts only what would be replaced', async () => {
    const { add } = await person('refinance_loan')
    expect((await add(full.refinance_loan)).body.comparison).toMatchObject({
      compared_amount: 9_000,
      now: { term: 4 },
      refinanced: { term: 5 },
    })
  })
})
