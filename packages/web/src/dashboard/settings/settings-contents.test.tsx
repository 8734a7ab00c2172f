import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useQuestionnaire } from '../../client/walk/questionnaire.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { SettingsContents } from './settings-contents.tsx'

beforeEach(() => signedInBrowser())
afterEach(() => {
  setLanguage('en')
  cleanup()
  forgetPerson()
})

const results = (...all: unknown[]) => ({ body: { results: all } })
const link = { pk: 'l1', version: 1, kind: 'bank', institution_name: 'Sample Bank', institution_id: null }

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  useQuestionnaire.setState({ isLoaded: true, saved: { contact_firstname: 'Esi', contact_lastname: 'Sketch' } })
  stubService({
    'GET /api/v1/accounts/personal_information/': () => results({ street_address: '230 Outline Avenue' }),
    'GET /api/v1/auth/second-factor/': () => ({ body: { is_set: false, has_app: false } }),
    'GET /api/v1/auth/passkeys/': () => results(),
    'GET /api/v1/accounts/beneficiaries/': () => ({ body: { current: null, changing: null, refused: null, has_account: true } }),
    'GET /api/v1/accounts/settings/investment_account_info/profile/': () => ({ body: { answers: {}, given_at: '2024-11-18T12:00:00Z' } }),
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => results({ ...link, state: 'linked' }),
    'GET /api/v1/documents/letter/disclosures/': () => ({ body: { letters: [], results: [] } }),
    'GET /api/v1/memberships/': () => results({ pk: 'm1', status: 'past_due' }),
    'GET /api/v1/memberships/stripe/customer/': () => ({ body: { payment_methods: [] } }),
    'GET /api/v1/memberships/user_payments/': () => results({ pk: 'p1' }),
    ...answers,
  })
  render(<SettingsContents />)
}

const lines = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const open = () => screen.getAllByRole('link').flatMap((line) => line.querySelector('strong')?.textContent ?? [])

it('every part says how it stands, and what only the person can mend is said louder', async () => {
  draw()
  expect(await screen.findByRole('link', { name: 'Receipts 1 payment' })).toBeTruthy()
  expect(lines()).toEqual([
    'About you 230 Outline Avenue',
    'Signing in Password only',
    'Beneficiaries Nobody named',
    'Trusted contact Esi Sketch',
    'Investor answers November 18, 2024',
    'Linked accounts 1 linked',
    'Letter of authorization Not signed',
    'Membership Payment failed',
    'Cards None',
    'Receipts 1 payment',
    'Notifications ',
    'This device ',
    'Your data ',
  ])
  expect(open()).toEqual(['Password only', 'Nobody named', 'Payment failed'])
})

it('a list that is on its way, a passkey with an app and a link that broke are said, and what has ended is not counted', async () => {
  draw({
    'GET /api/v1/auth/second-factor/': () => ({ body: { is_set: true, has_app: true } }),
    'GET /api/v1/auth/passkeys/': () => results({ pk: 'k1' }),
    'GET /api/v1/accounts/beneficiaries/': () => ({ body: { current: null, changing: { pk: 'b1' }, refused: null, has_account: true } }),
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () =>
      results({ ...link, state: 'login_required' }, { ...link, pk: 'l2', state: 'removed' }),
    'GET /api/v1/memberships/': () => results({ pk: 'm1', status: 'ended', period_starts_at: null }),
  })
  expect(await screen.findByRole('link', { name: 'Signing in Passkey and app' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Membership None' })).toBeTruthy()
  expect(lines()).toContain('Beneficiaries New list on its way')
  expect(open()).toEqual(['The link no longer works'])
})

it('what can’t be loaded says nothing, and its line still leads there', async () => {
  setLanguage('es')
  draw({ 'GET /api/v1/accounts/beneficiaries/': () => ({ status: 500, body: { code: 'internal_error', detail: 'No.' } }) })
  expect(await screen.findByRole('link', { name: 'Recibos 1 pago' })).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Beneficiarios' }).hash).toBe('#beneficiaries')
})
