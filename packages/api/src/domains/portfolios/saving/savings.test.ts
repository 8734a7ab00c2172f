import { randomUUID } from 'node:crypto'
import type { Language } from '@app/schemas/language'
import { addBankDays, bankDayOnOrAfter } from '@app/schemas/rules/days/bank-days'
import { addDays, addMonths, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { goesOnFrom } from '@app/schemas/rules/investing/savings-program'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type fail, isFailure } from '../../../failure/failure.ts'
import { trialsAtOnce } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newSaverWithBank } from '../../brokerage/testing/saver.ts'
import { investor } from '../testing/investor.ts'
import { createProgram, listPrograms, updateProgram } from './savings.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const slow = { timeout: 300_000 }
const plan = { amount: 50, frequency: 'monthly', debit_authorization: true } as const
let people = 0
const nextBankDay = () => addBankDays(dayOf(service.context.now()), 1)

describe('a plan of regular saving', () => {
  it('is kept, and says what is missing while nothing can be taken', async () => {
    const { save, get } = await investor(service)
    const { status, body } = await save({ amount: 50, frequency: 'weekly' })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        version: 1,
        status: 'active',
        state: 'plan_only',
        missing: ['debit_authorization', 'brokerage_account', 'bank_account'],
        first_date: nextBankDay(),
      }),
    ])
    expect(body.next_dates).toHaveLength(3)
    expect((await get('savings_program/')).body.results).toEqual([body])
    expect((await save(plan)).body.code).toBe('already_done')
  })

  it('made with its two fields alone asks for the debit by e-mail, and debits once that is given', async () => {
    const saver = await newSaverWithBank(service)
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      service.ask({
        method,
        url: `/api/v1/portfolios/savings_program/${url}`,
        token: saver.access,
        headers: { 'idempotency-key': randomUUID() },
        payload,
      })
    const { body } = await send('POST', 'create/', { amount: 50, frequency: 'monthly' })
    expect([body.state, body.missing]).toEqual(['plan_only', ['debit_authorization']])
    expect(service.emails.at(-1)).toMatchObject({ kind: 'savings-ask-debit', to: saver.email })
    const agreed = await send('PATCH', `${body.pk}/update/`, { debit_authorization: true })
    expect([agreed.body.state, agreed.body.missing]).toEqual(['scheduled', []])
  })

  it.each([
    ['amount', { amount: 9.99 }],
    ['amount', { amount: 25_000.01 }],
    ['amount', { amount: 10.001 }],
    ['amount', { amount: 'fifty' }],
    ['frequency', { frequency: 'daily' }],
    ['first_date', { first_date: '2020-01-01' }],
    ['first_date', { first_date: '2099-01-01' }],
    ['first_date', { first_date: '2027-02-30' }],
  ])('is refused for its %s: %j', async (field, wrong) => {
    const { save, changeSaving } = await investor(service)
    expect(Object.keys((await save({ ...plan, ...wrong })).body.fields)).toEqual([field])
    const { body } = await save(plan)
    expect(Object.keys((await changeSaving(body.pk, 1, wrong)).body.fields)).toEqual([field])
  })

  it('is changed, paused, taken up again and cancelled for good; then another may begin', async () => {
    const { save, changeSaving, get } = await investor(service)
    const { body } = await save(plan)
    const changed = (await changeSaving(body.pk, 1, { amount: 75.5, frequency: 'every-two-weeks' })).body
    expect([changed.amount, changed.frequency, changed.version, changed.first_date]).toEqual([75.5, 'every-two-weeks', 2, body.first_date])
    expect((await changeSaving(body.pk, 1, { amount: 80 })).body.code).toBe('precondition_failed')
    expect((await changeSaving(body.pk, 2, { status: 'paused' })).body).toMatchObject({ status: 'paused', next_dates: [] })
    expect((await changeSaving(body.pk, 3, { status: 'active' })).body).toMatchObject({ status: 'active', version: 4 })
    expect((await changeSaving(body.pk, 4, { status: 'cancelled' })).body).toMatchObject({ status: 'cancelled', missing: [] })
    expect((await changeSaving(body.pk, 5, { status: 'active' })).body.code).toBe('not_in_this_state')
    expect((await save(plan)).status).toBe(201)
    expect((await get('savings_program/')).body.results.map((one: { status: string }) => one.status)).toEqual(['active', 'cancelled'])
  })

  it('that runs has a draft of other deposits: shown on every device, and gone when a change of the plan replaces it', async () => {
    const { save, draftSaving, changeSaving, get } = await investor(service)
    const { body } = await save(plan)
    const chosen = { amount: 80, frequency: 'weekly', first_date: addDays(body.first_date, 3), first_for_last_year: false }
    const drafted = await draftSaving(body.pk, chosen)
    expect(drafted.body).toEqual({ ...body, version: 2, draft: chosen })
    expect((await get('savings_program/')).body.results).toEqual([drafted.body])
    expect((await changeSaving(body.pk, 1, { ...chosen, debit_authorization: true })).body.code).toBe('precondition_failed')
    expect((await changeSaving(body.pk, 2, { status: 'paused' })).body.draft).toEqual(chosen)
    expect((await draftSaving(body.pk, { ...chosen, amount: 90 })).body).toMatchObject({ amount: 50, draft: { amount: 90 } })
    expect((await changeSaving(body.pk, 4, { ...chosen, status: 'active' })).body).toMatchObject({ amount: 80, draft: null })
    expect(Object.keys((await draftSaving(body.pk, { ...chosen, amount: 1 })).body.fields)).toEqual(['amount'])
    await changeSaving(body.pk, 5, { status: 'cancelled' })
    expect((await draftSaving(body.pk, chosen)).body.code).toBe('not_in_this_state')
  })

  it('of another is not there', async () => {
    const [one, other] = [await investor(service), await investor(service)]
    const { body } = await one.save(plan)
    expect((await other.changeSaving(body.pk, 1, { amount: 60 })).body.code).toBe('not_found')
    expect((await other.get('savings_program/')).body.results).toEqual([])
  })

  it('begins once for a key, also when it is sent fifty times at the same moment; with other keys too there is one', async () => {
    const [one, other] = [await investor(service), await investor(service)]
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => one.save(plan, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const many = await Promise.all(Array.from({ length: 10 }, () => other.save(plan)))
    expect(many.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  })

  it('loses no change silently when two change it from the same version', slow, async () => {
    const { save, changeSaving, get } = await investor(service)
    const { pk } = (await save(plan)).body
    let lost = 0
    for (let version = 1; version <= trialsAtOnce; version++) {
      const amounts = [1_000 + version, 5_000 + version]
      const answers = await Promise.all(amounts.map((amount) => changeSaving(pk, version, { amount })))
      const won = answers.filter(({ status }) => status === 200)
      const refused = answers.filter(({ body }) => body.code === 'precondition_failed')
      const [now] = (await get('savings_program/')).body.results
      if (won.length !== 1 || refused.length !== 1 || now.version !== version + 1 || now.amount !== won[0]?.body.amount) lost++
    }
    expect(lost).toBe(0)
  })
})

describe('where an account and a bank are there', () => {
  /** A person with both, and the schedules of deposits that they have at the brokerage. */
  async function begin() {
    const { pk } = await newSaverWithBank(service, `078-05-2${String(people++).padStart(3, '0')}`)
    const { context, db } = service
    const schedules = () =>
      db.selectFrom('brokerage_schedules').selectAll().where('person_id', '=', pk).orderBy('created_at').orderBy('id').execute()
    const started = async () => (await schedules()).map(({ amount_cents, first_on }) => ({ amountCents: amount_cents, firstOn: first_on }))
    const stopped = async () => (await schedules()).map(({ status }) => status === 'CANCELLED')
    const request = () => ({ personId: pk, key: randomUUID(), language: 'en' as const })
    const list = async (language: Language = 'en') => (await listPrograms(context, pk, language)).results
    return { context, pk, request, list, started, stopped }
  }
  const told = <Answer>(answer: Answer) => {
    if (isFailure(answer)) throw new Error('The plan was refused.')
    return answer as Exclude<Answer, ReturnType<typeof fail>>
  }

  it('deposits begin with the plan, change with it, and stop with it', async () => {
    const { context, request, started, stopped } = await begin()
    const made = told(await createProgram(context, request(), plan))
    expect([made.state, made.missing, (await started())[0]?.firstOn]).toEqual(['scheduled', [], made.first_date])
    const same = told(await updateProgram(context, request(), made.pk, 1, { amount: 50 }))
    expect([same.state, await stopped()]).toEqual(['scheduled', [false]])
    const more = told(await updateProgram(context, request(), made.pk, 2, { amount: 60 }))
    expect([more.state, (await started()).at(-1)?.amountCents, await stopped()]).toEqual(['scheduled', 6_000, [true, false]])
    const paused = told(await updateProgram(context, request(), made.pk, 3, { status: 'paused' }))
    expect([paused.state, await stopped()]).toEqual(['plan_only', [true, true]])
    told(await updateProgram(context, request(), made.pk, 4, { status: 'active' }))
    told(await updateProgram(context, request(), made.pk, 5, { debit_authorization: false }))
    expect(await stopped()).toEqual([true, true, true])
  })

  it('no change takes the money of a day twice, unless that day is asked for', async () => {
    const { context, request, started } = await begin()
    const lastFirst = async () => (await started()).at(-1)?.firstOn
    const today = dayOf(service.context.now())
    const made = told(await createProgram(context, request(), { ...plan, frequency: 'weekly', first_date: today }))
    expect(await lastFirst()).toBe(today)
    const more = told(await updateProgram(context, request(), made.pk, 1, { amount: 60 }))
    const next = goesOnFrom(today, 'weekly', addDays(today, 1)).first
    expect([await lastFirst(), more.first_date]).toEqual([next, next])
    told(await updateProgram(context, request(), made.pk, 2, { status: 'paused' }))
    told(await updateProgram(context, request(), made.pk, 3, { status: 'active' }))
    expect(await lastFirst()).toBe(next)
    told(await updateProgram(context, request(), made.pk, 4, { first_date: today }))
    expect(await lastFirst()).toBe(today)
  })

  it('what is debited on the 31st is so again after a month that is shorter, though it was changed in that', async () => {
    const { context, request } = await begin()
    const now = () => dayOf(service.context.now())
    const isBeforeShort = (day: string) => day.endsWith('-31') && addMonths(day, 1).slice(-2) !== '31'
    while (!isBeforeShort(addDays(now(), 10))) service.pass(86_400_000)
    const first_date = addDays(now(), 10)
    const made = told(await createProgram(context, request(), { ...plan, frequency: 'monthly', first_date }))
    service.pass(15 * 86_400_000)
    await service.doJobs()
    const { version, next_dates } = told(await updateProgram(context, request(), made.pk, 1, { amount: 60 }))
    expect([version, next_dates]).toEqual([2, [1, 2, 3].map((month) => bankDayOnOrAfter(addMonths(first_date, month)))])
  })

  it('the next day is the one after today’s once that has been had', async () => {
    const { context, request, list } = await begin()
    const today = dayOf(service.context.now())
    const made = told(await createProgram(context, request(), { ...plan, frequency: 'weekly', first_date: today }))
    const [first = '', ...later] = made.next_dates
    service.pass(startOfDay(addDays(first, 1)).getTime() - 60_000 - service.context.now().getTime())
    expect((await list())[0]?.next_dates[0]).toBe(first)
    await service.doJobs()
    expect((await list())[0]?.next_dates.slice(0, 2)).toEqual(later)
  })

  it('nothing is taken without the authorization; it may be given later', async () => {
    const { context, request, started } = await begin()
    const made = told(await createProgram(context, request(), { amount: 50, frequency: 'weekly' }))
    expect([made.state, made.missing, await started()]).toEqual(['plan_only', ['debit_authorization'], []])
    const given = told(await updateProgram(context, request(), made.pk, 1, { debit_authorization: true }))
    expect([given.state, given.missing, (await started()).length]).toEqual(['scheduled', [], 1])
  })

  it('a plan that waited for them is started when it is taken up again', async () => {
    const { context, pk, request, list, started } = await begin()
    const setReachable = (is_reachable: boolean) =>
      service.db.updateTable('financial_accounts').set({ is_reachable }).where('person_id', '=', pk).execute()
    await setReachable(false)
    const made = told(await createProgram(context, request(), plan))
    expect([made.state, made.missing]).toEqual(['plan_only', ['bank_account']])
    await setReachable(true)
    expect((await list())[0]).toMatchObject({ state: 'plan_only', missing: [], words: expect.stringContaining('resume it') })
    expect((await list('es'))[0]?.words).toBe('Guardado como plan. Todavía no se toma nada: ya está todo, así que reanúdalo para empezar.')
    expect(told(await updateProgram(context, request(), made.pk, 1, { status: 'active' })).state).toBe('scheduled')
    expect(await started()).toHaveLength(1)
  })

  it('what is refused there is refused here, and nothing is kept of it', async () => {
    const { context, pk, request, list } = await begin()
    await service.db.deleteFrom('personal_information').where('person_id', '=', pk).execute()
    expect(isFailure(await createProgram(context, request(), plan))).toBe(true)
    expect(await list()).toEqual([])
  })
})
