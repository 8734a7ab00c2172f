import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  setLanguage('en')
  forgetPerson()
})

const account = {
  pk: '11111111-1111-4111-8111-111111111111',
  account_number: 'BX',
  last_four: null,
  account_type: 'TRADITIONAL_IRA',
  state: 'SUBMITTED',
  state_words: 'Your application is with the brokerage.',
  is_active: false,
}
const paper = { document: 'account-agreement', title: 'Account agreement', version: '2026-01', hash: '', sections: [], accepted_at: null }
const open = 'POST /api/v1/apex/user/accounts/open/'
const claim = 'POST /api/v1/accounts/completed_info/update/'
const accept = 'POST /api/v1/documents/terms-condition/accept/'

type Known = { readonly accounts?: readonly object[]; readonly issues?: readonly object[]; readonly isAgreed?: boolean }
const draw = ({ accounts = [], issues = [], isAgreed = false }: Known = {}, more: Parameters<typeof drawStep>[2] = {}, facts = {}) =>
  drawStep(
    'landing-rollover',
    'ira/open-beagle?part=2',
    {
      'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [{ first_name: 'Ada', last_name: 'Sample' }] } }),
      'GET /api/v1/apex/user/accounts/': () => ({ body: { results: accounts } }),
      'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: issues } }),
      'GET /api/v1/documents/terms-condition/': () => ({
        body: { results: [{ ...paper, ...(isAgreed && { accepted_at: '2026-01-02' }) }] },
      }),
      'GET /api/v1/accounts/wished_ira/': () => ({ body: { ira_type: null } }),
      'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [] } }),
      [accept]: () => ({ body: { results: [{ ...paper, accepted_at: '2026-01-02' }] } }),
      [open]: () => ({ status: 201, body: account }),
      [claim]: () => ({ body: {} }),
      ...more,
    },
    facts,
  )
/** What the service knows by now. */
const known = (facts: Readonly<Record<string, boolean>>) => ({
  'GET /api/journeys/landing-rollover': () => ({
    body: { mode: 'landing-rollover', version: 0, place: null, saved_flow_version: null, facts },
  }),
})
const send = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /My details are right/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my application' }))
}

it('everything that is missing is named at the first press, each with a way to it', async () => {
  const { asked } = await draw()
  await screen.findByText('Account agreement')
  await userEvent.click(screen.getByRole('button', { name: 'Send my application' }))
  const missing = await screen.findByRole('alert')
  expect([...missing.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Read the terms on this page'),
    expect.stringContaining('Check the box to send the application'),
  ])
  await userEvent.click(screen.getByRole('link', { name: /Read the terms/ }))
  const box = screen.getByRole('checkbox', { name: /I have read these terms/ })
  expect(document.activeElement).toBe(box)
  await userEvent.click(box)
  await waitFor(() => expect(screen.queryByRole('link', { name: /Read the terms/ })).toBeNull())
  expect(asked.filter(({ call }) => call === open || call === accept)).toEqual([])
})

it('terms that are not agreed to are shown, and without agreement nothing is sent', async () => {
  const { asked } = await draw()
  expect(await screen.findByText('Account agreement')).toBeTruthy()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Read the terms on this page')
  expect(asked.some(({ call }) => call === open)).toBe(false)
})

it('the application goes out for the kinds that were wished, after the terms are agreed to in the version that was read', async () => {
  const { asked, done } = await draw({}, { 'GET /api/v1/accounts/wished_ira/': () => ({ body: { ira_type: 'both' } }) })
  await userEvent.click(await screen.findByRole('checkbox', { name: /I have read these terms/ }))
  await send()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === accept)?.body).toEqual({ documents: [{ document: 'account-agreement', version: '2026-01' }] })
  expect(asked.flatMap(({ call, body }) => (call === open ? [body.account_type] : []))).toEqual(['TRADITIONAL_IRA', 'ROTH_IRA'])
})

it('while questions are open, the page goes on to them and asks for nothing that would be refused', async () => {
  const { asked, done } = await draw({ isAgreed: true }, known({ 'answered.qa1': false }), { 'answered.qa1': false })
  await send()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call === open || call === claim)).toEqual([])
})

it('questions that were answered elsewhere meanwhile hold nothing up', async () => {
  const { asked, done } = await draw({ isAgreed: true }, known({ 'answered.qa1': true }), { 'answered.qa1': false })
  await send()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.filter(({ call }) => call === open)).toHaveLength(1)
})

it('when no question is open, a refusal is shown', async () => {
  await draw(
    { isAgreed: true },
    { [open]: () => ({ status: 409, body: { code: 'not_eligible', detail: 'You have to be 18 to open this account.' } }) },
  )
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('You have to be 18')
})

it('what the brokerage needs stands first, with what to do', async () => {
  const issue = {
    account_number: 'BX',
    kind: 'DOCUMENT',
    document: 'photo-id',
    words: 'The brokerage has to see a photo of your ID.',
    todo: 'Send it.',
  }
  await draw({ accounts: [{ ...account, state: 'ACTION_REQUIRED' }], issues: [issue], isAgreed: true })
  expect(await screen.findByText('The brokerage has to see a photo of your ID.')).toBeTruthy()
  expect(screen.getByText('Action required')).toBeTruthy()
})

it('in Spanish it says that the terms are in English; how an account stands and what it lacks is in the words of the service', async () => {
  setLanguage('es')
  const missing = {
    account_number: 'BX',
    kind: 'DOCUMENT',
    document: 'tax-card',
    words: 'La casa de bolsa tiene que ver tu tarjeta de Seguro Social.',
    todo: 'Envía una foto o un escaneo.',
  }
  await draw({
    accounts: [
      { ...account, state_words: 'La casa de bolsa tiene tu solicitud.' },
      { ...account, pk: '2', account_number: 'BY', state: 'ACTION_REQUIRED' },
    ],
    issues: [{ ...missing, account_number: 'BY' }],
  })
  expect(await screen.findByText('La casa de bolsa tiene tu solicitud.')).toBeTruthy()
  expect(screen.getByText('La casa de bolsa tiene que ver tu tarjeta de Seguro Social.')).toBeTruthy()
  expect((await screen.findByText('Account agreement')).closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText(/Por ahora están solo en inglés/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /My details are right/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send my application' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Lee las condiciones de esta página')
})
