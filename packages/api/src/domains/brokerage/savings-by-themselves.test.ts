import { addBankDays, taxDay } from '@app/schemas/rules/days/bank-days'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import { beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newSaver, newSaverWithBank } from './testing/saver.ts'

let service: TestApp
beforeEach(async () => {
  service = await testApp()
  await service.context.flows.ready()
})

type Saver = Awaited<ReturnType<typeof newSaver>>
const today = () => dayOf(service.context.now())
const create = ({ send }: Pick<Saver, 'send'>, more: object = {}) =>
  send('POST', '/api/v1/portfolios/savings_program/create/', { amount: 50, frequency: 'monthly', debit_authorization: true, ...more })
const programs = async ({ token }: Pick<Saver, 'token'>) =>
  (await service.ask({ method: 'GET', url: '/api/v1/portfolios/savings_program/', token: token() })).body.results
const schedulesOf = async ({ get }: Pick<Saver, 'get'>) => (await get('user/transfer_schedules/')).results
const emailsTo = ({ pk }: Pick<Saver, 'pk'>) => service.emails.filter(({ personId }) => personId === pk)
const linkBank = ({ send, pk }: Saver) =>
  send('POST', '/api/v1/financial_accounts/plaid/exchange_public_token/', { public_token: `public-sandbox-bank?nonce=${pk}` })

/** Somebody who may have an account, and has none yet. */
async function applicant() {
  const saver = await newSaver(service)
  await saver.acceptTerms()
  await saver.tellAll()
  return saver
}

it('a plan that was set up before the account starts when it opens, once, and the person is notified', async () => {
  const saver = await applicant()
  await linkBank(saver)
  const { body } = await create(saver)
  expect([body.state, body.missing, body.words]).toEqual(['plan_only', ['brokerage_account'], expect.stringContaining('starts on its own')])
  await saver.open()
  await saver.passDays(8)
  const [plan] = await programs(saver)
  const schedules = await schedulesOf(saver)
  expect([plan.state, plan.missing, schedules.length, schedules[0].amount]).toEqual(['scheduled', [], 1, 50])
  expect(emailsTo(saver).filter(({ subject }) => subject === 'Your savings plan has started')).toHaveLength(1)
  await service.jobHandlers['savings-may-start']?.work({ personId: saver.pk }, { jobId: 'again', at: service.context.now() })
  expect(await schedulesOf(saver)).toHaveLength(1)
})

it('a first day that has passed meanwhile moves to the next one that leaves three bank days to say no', async () => {
  const saver = await applicant()
  await linkBank(saver)
  const first = addDays(today(), 1)
  await create(saver, { first_date: first, frequency: 'weekly' })
  await saver.passDays(9)
  await saver.open()
  await saver.passDays(1)
  for (let day = 0; day < 8 && (await schedulesOf(saver)).length === 0; day++) await saver.passDays(1)
  const [{ first_date, transfer_schedule_id: id }] = await schedulesOf(saver)
  const { created_at } = await service.db
    .selectFrom('brokerage_schedules')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(first_date >= addBankDays(dayOf(created_at), 3)).toBe(true)
})

it('without a bank it still waits, the person is notified, and it starts when one is linked', async () => {
  const saver = await applicant()
  await create(saver)
  await saver.open()
  await saver.passDays(8)
  expect(await schedulesOf(saver)).toEqual([])
  expect(emailsTo(saver).map(({ kind }) => kind)).toContain('savings-need-bank')
  await linkBank(saver)
  await service.doJobs()
  expect(await schedulesOf(saver)).toHaveLength(1)
})

it('a plan without leave to take money, or one that was paused, does not start', async () => {
  const [unasked, paused] = [await applicant(), await newSaver(service, '219-09-9999')]
  await paused.acceptTerms()
  await paused.tellAll()
  await create(unasked, { debit_authorization: false })
  const { body } = await create(paused)
  await service.db.updateTable('savings_programs').set({ status: 'paused' }).where('id', '=', body.pk).execute()
  for (const saver of [unasked, paused]) {
    await linkBank(saver)
    await saver.open()
  }
  await unasked.passDays(8)
  await paused.signInAgain()
  expect([await schedulesOf(unasked), await schedulesOf(paused)]).toEqual([[], []])
})

/** Moves the clock into the weeks in which the last year with limits that are told is still open, unless it is later already. */
async function goToFebruary(saver: Saver): Promise<void> {
  const february = new Date(`${lastYearWithLimits + 1}-02-02T15:00:00Z`)
  service.pass(Math.max(0, february.getTime() - service.context.now().getTime()))
  await service.doJobs()
  await saver.signInAgain()
}

it('deposits that repeat cannot count for last year, and what is possible is said', async () => {
  const saver = await newSaverWithBank(service)
  await goToFebruary(saver)
  const { body } = await saver.post('user/transfer_schedules/create/', {
    contribution_type: 'PRIOR_YEAR',
    frequency: 'MONTHLY',
    account_number: saver.number,
    amount: 50,
  })
  expect([body.code, body.fields.contribution_type[0]]).toEqual([
    'validation_failed',
    expect.stringContaining('single deposit for last year'),
  ])
})

it('the first deposit of a plan may be the one for last year, and those after it count for this year', async () => {
  const saver = await newSaverWithBank(service)
  await goToFebruary(saver)
  const lastYear = Number(today().slice(0, 4)) - 1
  const { body } = await create(saver, { first_for_last_year: true })
  expect([body.state, body.first_for_last_year]).toEqual(['scheduled', true])
  await saver.passDays(45)
  const { results } = await saver.get('user/transfer_requests/')
  expect(results.map((one: { contribution_type: string; tax_year: number }) => [one.contribution_type, one.tax_year])).toEqual([
    ['PRIOR_YEAR', lastYear],
  ])
  // The limit of the year itself is not told yet, so that its own deposits wait: none of them counts for last year instead.
  const days = await service.db.selectFrom('brokerage_schedule_days').select(['outcome', 'reason']).orderBy('due_on').execute()
  expect(days).toEqual([
    { outcome: 'DEPOSITED', reason: null },
    { outcome: 'SKIPPED', reason: 'year-unknown' },
  ])
  const change = await service.ask({
    method: 'PATCH',
    url: `/api/v1/portfolios/savings_program/${body.pk}/update/`,
    token: saver.token(),
    headers: { 'idempotency-key': 'another-amount', 'if-match': `"${body.version}"` },
    payload: { amount: 60 },
  })
  expect(change.status).toBe(200)
  const schedules = await service.db.selectFrom('brokerage_schedules').select(['status', 'is_first_for_last_year']).execute()
  expect(schedules).toContainEqual({ status: 'ACTIVE', is_first_for_last_year: false })
})

it('with a first day after tax day, or after that day, no deposit is for last year', async () => {
  const saver = await newSaverWithBank(service)
  await goToFebruary(saver)
  const after = addDays(taxDay(Number(today().slice(0, 4)) - 1), 1)
  const wrongWith = async (more: object) => Object.keys((await create(saver, { first_for_last_year: true, ...more })).body.fields)
  if (after > today()) expect(await wrongWith({ first_date: after })).toEqual(['first_for_last_year'])
  service.pass(Math.max(0, new Date(`${after}T15:00:00Z`).getTime() - service.context.now().getTime()))
  await service.doJobs()
  await saver.signInAgain()
  expect(await wrongWith({})).toEqual(['first_for_last_year'])
})
