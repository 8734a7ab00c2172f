import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { foundAccount } from '../../../testing/found-samples.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const ours = { pk: 'ours', kind: 'ours', name: 'Traditional IRA here', takes: ['pre-tax'], is_ready: true, todo: null }
const none = [
  { tax_kind: 'pre-tax', pk: null, todo: 'Open a Traditional IRA here.' },
  { tax_kind: 'roth', pk: null, todo: 'Open a Roth IRA here.' },
]
const draw = (
  results: readonly object[],
  usual: readonly object[],
  tax_type: 'both' | null = null,
  found: readonly object[] = [foundAccount({ selected: true, tax_type })],
  held: readonly object[] = [],
) =>
  drawStep('dashboard-rollover', 'final-step?part=2', {
    'GET /api/v1/accounts/rollover_destinations/': () => ({ body: { results, usual } }),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: found } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: held } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/ira/': () => ({ body: { results: [] } }),
  })

it('before the request is sent the page says where the money goes', async () => {
  await draw([ours], [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }])
  expect(await screen.findByText('Traditional IRA here')).toBeTruthy()
  expect(screen.queryByText('This money has no account to go to yet')).toBeNull()
})

it('without an account for it the page says what to do, before anything is pressed', async () => {
  await draw([], none)
  expect(await screen.findByText('This money has no account to go to yet')).toBeTruthy()
  expect(screen.getByText(/Open a Traditional IRA here\./)).toBeTruthy()
})

it('an account with both kinds of money says it for each', async () => {
  await draw([ours], [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }, ...none.slice(1)], 'both')
  expect(await screen.findByText('Traditional IRA here')).toBeTruthy()
  expect(screen.getByText(/Open a Roth IRA here\./)).toBeTruthy()
})

it('accounts that go to different places say it for each', async () => {
  const plan = { ...ours, pk: 'plan', kind: 'plan', name: 'New Mill 401(k)' }
  await draw([ours, plan], [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }], null, [
    foundAccount({ selected: true, account_plan: 'move' }),
    foundAccount({ pk: 'other', employer_name: 'Old Video', selected: true, account_plan: 'employer-plan' }),
  ])
  expect((await screen.findByText('Pre-tax money from Foolscap Paper goes to')).nextSibling?.textContent).toBe('Traditional IRA here')
  expect(screen.getByText('Pre-tax money from Old Video goes to').nextSibling?.textContent).toBe('New Mill 401(k)')
})

it('what isn’t theirs any more needs no place for its money', async () => {
  const roth = { pk: 'h', is_roth: true, company_name: null, is_unlocked: true, is_active: false }
  await draw([ours], [{ tax_kind: 'pre-tax', pk: 'ours', todo: null }, ...none.slice(1)], null, [foundAccount({ selected: true })], [roth])
  expect(await screen.findByText('Traditional IRA here')).toBeTruthy()
  expect(screen.queryByText(/Open a Roth IRA here\./)).toBeNull()
})
