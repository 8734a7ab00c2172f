import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { transferRequests } from './transfer-requests.ts'

afterEach(forgetPerson)

const request = 'POST /api/v1/accounts/found_accounts/rollover_request/'
const note = 'POST /api/v1/accounts/found_accounts/rollover_notes/'
const account = { pk: 'a', kind: 'matched', is_mine: 'yes', record_keeper_answer: 'found', show: true, selected: true, rollover: null }
const places = 'GET /api/v1/accounts/rollover_destinations/'
const byProvider = 'POST /api/v1/accounts/providers/rollover_request/'
const ours = { pk: 'ours', kind: 'ours', name: 'Traditional IRA here', takes: ['pre-tax'], is_ready: true, todo: null }
const elsewhere = { ...ours, pk: 'ira', kind: 'ira', name: 'Harbor Trust' }
const work = (all: Readonly<Record<string, unknown>>) => ({
  mode: 'landing-rollover',
  step: 'ira/rollover-call-4',
  facts: {},
  all,
  key: 'key',
})

const service = (accounts: readonly object[], more: Parameters<typeof stubService>[0] = {}) =>
  stubService({
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: accounts } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
    [places]: () => ({ body: { results: [ours], usual: [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }] } }),
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/found_accounts/rollover_notes/': () => ({ body: { results: [] } }),
    [request]: () => ({ status: 201, body: {} }),
    [byProvider]: () => ({ body: { user_providers: [] } }),
    [note]: ({ body }) => ({ status: 201, body }),
    ...more,
  })

it('after a call that went well every ticked account is asked for, by the way that the plan said', async () => {
  const asked = service([account, { ...account, pk: 'b', selected: false }, { ...account, pk: 'c', rollover: 'r' }])
  const saved = await transferRequests.save({ delivery: 'check-to-me' }, work({ rollover_call: 'done' }))
  expect(saved.ok).toBe(true)
  expect(asked.flatMap(({ call, body }) => (call === request ? [body] : []))).toEqual([
    { pk: 'a', way: 'paid-to-person', destination: { pre_tax: 'ours' } },
  ])
  expect(asked.find(({ call }) => call === note)?.body).toMatchObject({ about: 'call', outcome: 'done', delivery: 'check-to-me' })
})

it('when nobody was reached nothing is asked for, and that is kept', async () => {
  const asked = service([account])
  await transferRequests.save({}, work({ rollover_call: 'not-reached' }))
  expect(asked.some(({ call }) => call === request)).toBe(false)
  expect(asked.find(({ call }) => call === note)?.body).toEqual({ about: 'call', outcome: 'not-reached' })
})

it('a request without an account says that nothing was sent', async () => {
  const asked = service([{ ...account, selected: false }])
  const saved = await transferRequests.save({ rollover_consent: true, check_delivery: 'to-me' }, work({}))
  expect(saved).toMatchObject({ ok: false, failure: { detail: expect.stringContaining('nothing was sent') } })
  expect(asked.some(({ call }) => call === note)).toBe(false)
})

it('accounts that were entered by hand and asked to be moved are enough where no search found others', async () => {
  const told = { 'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [{ pk: 'oak', rollover_requested: true }] } }) }
  const asked = service([], told)
  expect((await transferRequests.save({ rollover_consent: true, check_delivery: 'to-me' }, work({}))).ok).toBe(true)
  expect(asked.filter(({ call }) => call === note)).toHaveLength(1)
  expect(asked.find(({ call }) => call === byProvider)?.body).toMatchObject({ user_providers: ['oak'], destination: { pre_tax: 'ours' } })
  forgetPerson()
  service([{ ...account, selected: false }], told)
  expect((await transferRequests.save({ rollover_consent: true }, work({}))).ok).toBe(false)
})

it('after a call that went well, an account that was entered by hand and ticked is asked for', async () => {
  const told = { 'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [{ pk: 'oak', rollover_requested: true }] } }) }
  const asked = service([], told)
  expect((await transferRequests.save({ delivery: 'wire' }, work({ rollover_call: 'done' }))).ok).toBe(true)
  expect(asked.find(({ call }) => call === byProvider)?.body).toMatchObject({ user_providers: ['oak'], way: 'direct-wire' })
  forgetPerson()
  const without = service([])
  expect((await transferRequests.save({ delivery: 'wire' }, work({ rollover_call: 'done' }))).ok).toBe(true)
  expect(without.some(({ call }) => call === byProvider)).toBe(false)
})

it('what was asked for already stays, and a refusal of the service is shown', async () => {
  service([account], { [request]: () => ({ status: 409, body: { code: 'already_done', detail: 'On its way.' } }) })
  expect((await transferRequests.save({ rollover_consent: true }, work({}))).ok).toBe(true)
  forgetPerson()
  service([account], { [request]: () => ({ status: 409, body: { code: 'letter_required', detail: 'Sign the letter first.' } }) })
  expect(await transferRequests.save({ rollover_consent: true }, work({}))).toMatchObject({ failure: { detail: 'Sign the letter first.' } })
})

it('what isn’t theirs any more is not asked for, though it was unlocked before', async () => {
  const heldRequest = 'POST /api/v1/financial_accounts/unlocked_accounts/rollover_request/'
  const held = [{ pk: 'h', is_unlocked: true, is_active: false, rollover_requested: false }]
  const asked = service([account], { 'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: held } }) })
  expect((await transferRequests.save({ rollover_consent: true }, work({}))).ok).toBe(true)
  expect(asked.some(({ call }) => call === heldRequest)).toBe(false)
})

it('the money goes where the person wants it, and not to the usual account', async () => {
  const asked = service([account], {
    [places]: () => ({ body: { results: [ours, elsewhere], usual: [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }] } }),
  })
  const wanting = { ...work({}), facts: { ira_home: 'existing' } }
  expect((await transferRequests.save({ rollover_consent: true }, wanting)).ok).toBe(true)
  expect(asked.find(({ call }) => call === request)?.body.destination).toEqual({ pre_tax: 'ira' })
})

const plan = { ...ours, pk: 'plan', kind: 'plan', name: 'New Mill 401(k)' }
const forPlan = (all: Readonly<Record<string, unknown>>) => ({
  ...work(all),
  facts: { account_plan: 'employer-plan', 'ira.interest': false },
})
const asksFor = (asked: ReturnType<typeof service>) =>
  asked.flatMap(({ call, body }) => (call === request ? [[body.pk, body.destination.pre_tax]] : []))

it('money for the plan at work goes to the plan that was named, and an account that was said to be different goes to the IRA', async () => {
  const both = { results: [ours, plan], usual: [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }] }
  const accounts = [
    { ...account, account_plan: 'employer-plan' },
    { ...account, pk: 'b', account_plan: 'move' },
  ]
  const asked = service(accounts, { [places]: () => ({ body: both }) })
  expect((await transferRequests.save({ rollover_consent: true }, forPlan({}))).ok).toBe(true)
  expect(asksFor(asked)).toEqual([
    ['a', 'plan'],
    ['b', 'ours'],
  ])
  forgetPerson()
  const askedAgain = service([{ ...account, account_plan: 'employer-plan' }], { [places]: () => ({ body: both }) })
  const ira = { ...work({}), facts: { account_plan: 'move', 'ira.interest': true } }
  expect((await transferRequests.save({ rollover_consent: true }, ira)).ok).toBe(true)
  expect(asksFor(askedAgain)).toEqual([['a', 'plan']])
})

it('while the plan is not named nothing is asked for, and no other account takes the money', async () => {
  const asked = service([account])
  expect(await transferRequests.save({ rollover_consent: true }, forPlan({}))).toMatchObject({
    failure: { code: 'destination_required', detail: expect.stringContaining('Tell us which plan') },
  })
  expect(asksFor(asked)).toEqual([])
})

it('what was said on a call is saved, and people go on, even when the money has no account to go to yet', async () => {
  const refusal = { status: 409, body: { code: 'destination_required', detail: 'Open a Traditional IRA here.' } }
  const asked = service([account], { [places]: () => ({ body: { results: [], usual: [] } }), [request]: () => refusal })
  const saved = await transferRequests.save({ delivery: 'wire' }, work({ rollover_call: 'done' }))
  expect(saved.ok).toBe(true)
  expect(asked.some(({ call }) => call === note)).toBe(true)
})
