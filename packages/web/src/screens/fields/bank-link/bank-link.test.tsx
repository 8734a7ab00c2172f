import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'

beforeEach(openableDialogs)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/financial_accounts/plaid'
const exchange = `POST ${root}/exchange_public_token/`
const bank = {
  pk: 'l',
  version: 1,
  kind: 'bank',
  institution_name: 'First Example Bank',
  institution_id: null,
  created_at: '2026-11-20T12:00:00Z',
}
const refused = { status: 422, body: { code: 'partner_refused', detail: 'No.' } }

async function draw(exchanged: () => { readonly status?: number; readonly body: unknown }, state: () => string | undefined) {
  const results = () => (state() ? [{ ...bank, state: state() }] : [])
  const drawn = await drawStep('landing-fc-loan', 'link-bank', {
    [`GET ${root}/linked_institutions/`]: () => ({ body: { results: results() } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    [`POST ${root}/create_link_token/`]: () => ({ body: { data: { expiration: '', link_token: 'link-sandbox-bank-1', request_id: '' } } }),
    [`DELETE ${root}/linked_institutions/l/`]: () => ({ body: { status: 'OK' } }),
    [exchange]: exchanged,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Sign in to my bank/ }))
  return drawn
}

async function signIn(name: string, password = 'sandbox') {
  await userEvent.click(await screen.findByRole('button', { name: 'Look for your bank' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'first')
  await userEvent.click(screen.getByRole('button', { name: 'First Example Bank' }))
  await userEvent.type(screen.getByLabelText('User name'), name)
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

async function agree() {
  await userEvent.click(await screen.findByRole('radio', { name: /Everyday checking/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Agree and link' }))
}

it('a sign-in that works links the account that was chosen, and the password goes nowhere', async () => {
  let state: string | undefined
  const { asked, done } = await draw(
    () => {
      state = 'linked'
      return { body: { linked_institution: { ...bank, state }, accounts: [] } }
    },
    () => state,
  )
  await signIn('works')
  await agree()
  expect(await screen.findByText('Linked')).toBeTruthy()
  expect(asked.find(({ call }) => call === exchange)?.body.metadata.institution.name).toBe('First Example Bank')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(JSON.stringify(asked)).not.toContain('"sandbox"')
})

it('a wrong password is said in the window, and what was typed stays', async () => {
  const { asked } = await draw(
    () => refused,
    () => undefined,
  )
  await signIn('works', 'wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('2 tries left')
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('works')
  expect(asked.some(({ call }) => call === exchange)).toBe(false)
})

it('a link that the bank refused gets a message, and Continue leads on to the other ways', async () => {
  let state: string | undefined
  const { done } = await draw(
    () => {
      state = 'failed'
      return refused
    },
    () => state,
  )
  await signIn('says-no')
  await agree()
  expect(await screen.findByText('We didn’t link the account')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
})

it('a link that failed before is no answer, and people who go on without one do not see it again', async () => {
  const { asked, done } = await draw(
    () => refused,
    () => 'failed',
  )
  await screen.findByRole('button', { name: 'Look for your bank' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your bank didn’t allow the link')
  expect(done).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: /Not now/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked.some(({ call }) => call === `DELETE ${root}/linked_institutions/l/`)).toBe(true)
})

it('a button that mends a link says which', async () => {
  const accounts = ['1234', '5678'].map((end) => ({ pk: end, source: 'linked', linked_institution: end, name: 'Checking', last_four: end }))
  await drawStep('landing-fc-loan', 'link-bank', {
    [`GET ${root}/linked_institutions/`]: () => ({
      body: { results: ['1234', '5678'].map((pk) => ({ ...bank, pk, institution_name: null, state: 'login_required' })) },
    }),
    'GET /api/v1/financial_accounts/accounts/': () => ({
      body: { results: accounts.map((one) => ({ ...one, nickname: null, current_balance: null })) },
    }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Sign in to my bank/ }))
  await screen.findByRole('button', { name: 'Sign in again: Account by its numbers ••••1234' })
  await screen.findByRole('button', { name: 'Sign in again: Account by its numbers ••••5678' })
})

it('where the window of another company would be needed, the page says so and nothing is sent', async () => {
  await drawStep('landing-fc-loan', 'link-bank', {
    [`GET ${root}/linked_institutions/`]: () => ({ body: { results: [] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    [`POST ${root}/create_link_token/`]: () => ({ body: { data: { expiration: '', link_token: 'link-production-1', request_id: '' } } }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Sign in to my bank/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Look for your bank' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing has changed')
  expect(screen.queryByRole('dialog')).toBeNull()
})
