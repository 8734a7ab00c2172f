import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { savingsPrograms } from './savings-programs.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  signedInBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  setLanguage('en')
  forgetPerson()
})

const work = {
  mode: 'landing-fc-iraonly',
  step: 'savings-program',
  facts: {},
  all: { saving_amount: 75.5, saving_frequency: 'monthly' },
  key: 'key',
}
const program = {
  ...{ pk: 'plan', version: 1, amount: 50, frequency: 'weekly', status: 'active', first_date: '2026-12-01' },
  ...{ first_for_last_year: false, draft: null, next_dates: ['2026-12-01', '2026-12-08', '2026-12-15'] },
}
const list = (state?: string) => ({
  'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: state ? [{ ...program, state }] : [] } }),
  'POST /api/v1/portfolios/savings_program/create/': ({ body }: { body: object }) => ({ status: 201, body: { ...program, ...body } }),
  'PUT /api/v1/portfolios/savings_program/plan/draft/': ({ body }: { body: object }) => ({
    body: { ...program, state, draft: body, version: 2 },
  }),
  'PATCH /api/v1/portfolios/savings_program/plan/update/': ({ body }: { body: object }) => ({ body: { ...program, ...body, version: 2 } }),
})
const wish = { first_date: '2026-12-31', tax_year: 'this-year' }

it('a plan is kept without leave to take money', async () => {
  const asked = stubService(list())
  expect((await savingsPrograms.save(wish, work)).ok).toBe(true)
  expect(asked.at(-1)?.body).toEqual({ amount: 75.5, frequency: 'monthly', first_date: '2026-12-31', first_for_last_year: false })
})

it('deposits that run are left as they are until the person says yes; then the new plan takes their place', async () => {
  const asked = stubService(list('scheduled'))
  expect((await savingsPrograms.save(wish, work)).ok).toBe(true)
  expect(asked.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call)).toEqual([
    'PUT /api/v1/portfolios/savings_program/plan/draft/',
  ])
  expect((await savingsPrograms.save({ debit_authorization: true }, { ...work, all: {} })).ok).toBe(true)
  expect(asked.at(-1)?.body).toEqual({
    amount: 75.5,
    frequency: 'monthly',
    first_date: '2026-12-31',
    first_for_last_year: false,
    debit_authorization: true,
    status: 'active',
  })
})

it('last year is refused when its tax day has passed', async () => {
  expect(await savingsPrograms.wrong?.({ ...wish, tax_year: 'last-year' }, work)).toEqual({
    tax_year: 'Tax day for last year has passed. Choose “This year”.',
  })
})

it('until tax day the first deposit may be the one for last year, when it comes before that day', async () => {
  vi.setSystemTime(new Date('2027-02-02T12:00:00Z'))
  const asked = stubService(list())
  const late = await savingsPrograms.wrong?.({ first_date: '2027-05-03', tax_year: 'last-year' }, work)
  expect(late).toEqual({ tax_year: expect.stringContaining('after tax day') })
  expect(await savingsPrograms.wrong?.({ first_date: '2027-03-01', tax_year: 'last-year' }, work)).toEqual({})
  expect((await savingsPrograms.save({ first_date: '2027-03-01', tax_year: 'last-year' }, work)).ok).toBe(true)
  expect(asked.at(-1)?.body).toMatchObject({ first_date: '2027-03-01', first_for_last_year: true })
})

it('without a plan nothing is started', async () => {
  const asked = stubService(list())
  expect(await savingsPrograms.save({ debit_authorization: true }, work)).toMatchObject({ ok: false })
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

it('other deposits that were chosen on another device are shown here, and started from here', async () => {
  const draft = { amount: 80, frequency: 'monthly', first_date: '2027-01-04', first_for_last_year: false }
  const asked = stubService({
    ...list('scheduled'),
    'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [{ ...program, state: 'scheduled', draft }] } }),
  })
  expect(await savingsPrograms.load?.({})).toEqual({
    ok: true,
    data: { first_date: '2027-01-04', tax_year: 'this-year' },
  })
  expect((await savingsPrograms.save({ debit_authorization: true }, { ...work, all: {} })).ok).toBe(true)
  expect(asked.at(-1)?.body).toEqual({ ...draft, debit_authorization: true, status: 'active' })
})

it('deposits that run are shown with their next day, not with one that was had, and go on as they are', async () => {
  const asked = stubService({
    ...list('scheduled'),
    'GET /api/v1/portfolios/savings_program/': () => ({
      body: { results: [{ ...program, state: 'scheduled', first_date: '2026-11-20', next_dates: ['2026-11-27'] }] },
    }),
  })
  expect(await savingsPrograms.load?.({})).toMatchObject({ data: { first_date: '2026-11-27' } })
  expect((await savingsPrograms.save({ debit_authorization: true }, { ...work, all: {} })).ok).toBe(true)
  expect(asked.at(-1)?.body).not.toHaveProperty('first_date')
})

it('a plan that was never begun begins today, as its page says, when its first day is past', async () => {
  const asked = stubService({
    ...list(),
    'GET /api/v1/portfolios/savings_program/': () => ({
      body: { results: [{ ...program, state: 'plan_only', first_date: '2026-11-10' }] },
    }),
  })
  expect((await savingsPrograms.save({ debit_authorization: true }, { ...work, all: {} })).ok).toBe(true)
  expect(asked.at(-1)?.body).toMatchObject({ first_date: '2026-11-20', debit_authorization: true })
})

it('what is refused before it is sent is refused in Spanish on a page in Spanish', async () => {
  setLanguage('es')
  stubService(list())
  const late = await savingsPrograms.wrong?.({ first_date: '2027-05-03', tax_year: 'last-year' }, work)
  expect(late).toEqual({ tax_year: 'El día de impuestos del año pasado ya pasó. Elige “Este año”.' })
  expect(await savingsPrograms.save({ debit_authorization: true }, work)).toMatchObject({
    failure: {
      detail: 'Todavía no hay ningún plan que empezar. No se toma nada. Vuelve atrás y escribe una cantidad y una primera fecha.',
    },
  })
})
