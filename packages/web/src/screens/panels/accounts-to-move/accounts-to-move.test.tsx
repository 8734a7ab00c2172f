import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const account = {
  pk: 'a',
  version: 1,
  kind: 'matched',
  is_mine: 'yes',
  record_keeper_answer: 'found',
  show: true,
  employer_name: 'Foolscap Paper',
  record_keeper_name: 'Example Keepers',
  balance: 2_171,
  balance_from: 'record-keeper',
  tax_type: null,
  selected: true,
  rollover: null,
}
const update = 'POST /api/v1/accounts/found_accounts/update/'
const draw = (results: readonly object[], more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-combine', 'combine-schedule-call', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
    'GET /api/v1/accounts/calls/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    [update]: ({ body }) => ({ body: { results: [{ ...account, ...body.found_accounts[0], version: 2 }] } }),
    ...more,
  })

it('an account shows where it is, what is in it and how that is known', async () => {
  await draw([account])
  expect(await screen.findByText('At Example Keepers')).toBeTruthy()
  expect(screen.getByText('$2,171')).toBeTruthy()
  expect(screen.getByText('Told by the provider')).toBeTruthy()
})

it('the kind of money is changed in place, and says where it goes', async () => {
  const { asked } = await draw([account])
  await userEvent.selectOptions(await screen.findByLabelText('Kind of money'), 'Both kinds')
  expect(await screen.findByText(/^Two checks/)).toBeTruthy()
  expect(asked.find(({ call }) => call === update)?.body.found_accounts).toEqual([{ pk: 'a', version: 1, tax_type: 'both' }])
})

it('an account is left where it is, and taken back', async () => {
  await draw([account])
  await userEvent.click(await screen.findByRole('button', { name: /Leave this one where it is/ }))
  expect(await screen.findByText('Foolscap Paper stays where it is.')).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Move it after all' }))
  expect(await screen.findByLabelText('Kind of money')).toBeTruthy()
})

it('what is on its way cannot be changed any more', async () => {
  await draw([{ ...account, rollover: 'r' }])
  expect(await screen.findByText('On its way')).toBeTruthy()
  expect(screen.queryByLabelText('Kind of money')).toBeNull()
})

it('a change that the service refuses gets a message', async () => {
  await draw([account], { [update]: () => ({ status: 500, body: { code: 'internal_error', detail: 'Nothing was changed.' } }) })
  await userEvent.selectOptions(await screen.findByLabelText('Kind of money'), 'Roth')
  await waitFor(() => expect(screen.getByText('Nothing was changed.')).toBeTruthy())
})

it('without a chosen account it says what will stand here', async () => {
  await draw([{ ...account, selected: false }])
  expect(await screen.findByText(/The accounts for this call appear here/)).toBeTruthy()
})

it('what isn’t theirs any more is not listed to be moved, though it was unlocked before', async () => {
  const held = { pk: 'h', name: 'Harbor plan', nickname: null, is_unlocked: true, is_active: false }
  await draw([account], { 'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [held] } }) })
  expect(await screen.findByText('At Example Keepers')).toBeTruthy()
  expect(screen.queryByText(/Harbor plan/)).toBeNull()
})

it('what was entered by hand and asked to be moved shows where no search found others', async () => {
  const oak = { pk: 'oak', record_keeper_name: 'Oak Keeper', balance: 700, current_job: false, score: 10, source: 'manual' }
  await draw([], { 'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [{ ...oak, rollover_requested: true }] } }) })
  expect(await screen.findByRole('heading', { name: 'Oak Keeper' })).toBeTruthy()
  expect(screen.getByText('$700')).toBeTruthy()
})

it('a change after another is said to be saved once more', async () => {
  const waits: (() => void)[] = []
  await draw([account], {
    [update]: async ({ body }) => {
      await new Promise<void>((resolve) => waits.push(resolve))
      return { body: { results: [{ ...account, ...body.found_accounts[0], version: 2 + waits.length }] } }
    },
  })
  const kind = await screen.findByLabelText('Kind of money')
  await userEvent.selectOptions(kind, 'Both kinds')
  await waitFor(() => expect(waits).toHaveLength(1))
  waits[0]?.()
  expect(await screen.findByText('Saved.')).toBeTruthy()
  await userEvent.selectOptions(kind, 'Pre-tax')
  expect(screen.queryByText('Saved.')).toBeNull()
  await waitFor(() => expect(waits).toHaveLength(2))
  waits[1]?.()
  expect(await screen.findByText('Saved.')).toBeTruthy()
})
