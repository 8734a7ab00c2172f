import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { feesOf, foundAccount, likelyAccount } from '../../../testing/found-samples.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const updateCall = 'POST /api/v1/accounts/found_accounts/update/'

const draw = (results: readonly FoundAccount[]) =>
  drawStep('landing-rollover', 'ira/select-401ks', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results } }),
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([]) }),
    'POST /api/v1/accounts/completed_info/update/': () => ({ body: {} }),
    [updateCall]: () => ({ body: { results } }),
  })

it('each account shows who holds it, what is in it and how it is taxed', async () => {
  await draw([foundAccount()])
  expect(await screen.findByText('Held at Example Keepers. $10,000, confirmed by the provider. Pre-tax.')).toBeTruthy()
})

it('of one that a plan has confirmed itself nobody says that its provider is not known', async () => {
  await draw([foundAccount({ record_keeper_name: null, record_keeper_answer: 'found' })])
  expect(await screen.findByText('$10,000, confirmed by the provider. Pre-tax.')).toBeTruthy()
  cleanup()
  forgetPerson()
  await draw([likelyAccount({ record_keeper_name: null, record_keeper_answer: 'waiting' })])
  expect(await screen.findByText(/^Provider not known yet\./)).toBeTruthy()
})

it('accounts are ticked with the keyboard, and kept with the versions they were seen in', async () => {
  const { asked, done } = await draw([foundAccount(), likelyAccount()])
  const box = await screen.findByRole('checkbox', { name: /Blue Fern Grocery/ })
  box.focus()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === updateCall)?.body).toEqual({
    found_accounts: [{ pk: likelyAccount().pk, version: 3, selected: true }],
  })
  // That accounts are ticked follows from the ticks: nobody has to say so.
  expect(asked.some(({ call }) => call.includes('completed_info'))).toBe(false)
})

it('what was ticked before is ticked again', async () => {
  await draw([foundAccount({ selected: true })])
  expect(await screen.findByRole('checkbox', { checked: true })).toBeTruthy()
})

it('nothing ticked says what to do, and keeps nothing', async () => {
  const { asked } = await draw([foundAccount()])
  await screen.findByRole('checkbox')
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Check at least one account to move.')
  expect(asked.some(({ call }) => call === updateCall)).toBe(false)
})

it('an account that is not theirs cannot be ticked', async () => {
  await draw([foundAccount({ is_mine: 'no' })])
  expect(await screen.findByText(/Your list has no accounts yet/)).toBeTruthy()
})

it('what a search has found since the list was loaded is on it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await draw([])
  await screen.findByText(/Your list has no accounts yet/)
  cleanup()
  vi.advanceTimersByTime(2_000)
  await draw([foundAccount()])
  expect(await screen.findByRole('checkbox', { name: new RegExp(foundAccount().employer_name) })).toBeTruthy()
  vi.useRealTimers()
})

it('a list without accounts holds nobody up, unless the page itself can add one', async () => {
  const { done } = await draw([])
  await screen.findByText(/Your list has no accounts yet/)
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  cleanup()
  forgetPerson()
  const drawn = await drawStep('landing-rollover-v3', 'locate-401k-new', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/financial_accounts/manual/': () => ({ body: { results: [] } }),
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([]) }),
  })
  await screen.findByText(/Your list has no accounts yet/)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toContain('If your list is empty, add an account above.')
  expect(drawn.done).not.toHaveBeenCalled()
})
