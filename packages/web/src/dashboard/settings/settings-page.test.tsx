import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import type { Membership, Payment } from '../../screens/data/money/payments.ts'
import { ada } from '../../testing/ada.ts'
import { openableDialogs } from '../../testing/openable-dialogs.ts'
import { paymentOf, planOf } from '../../testing/payment-samples.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { SettingsPage } from './settings-page.tsx'

beforeAll(openableDialogs)
beforeEach(writePageData)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  signedInBrowser()
  useSession.setState({ user: ada })
})
afterEach(() => {
  setLanguage('en')
  cleanup()
  forgetPerson()
  vi.unstubAllGlobals()
})

const member: Membership = {
  pk: 'm1',
  membership_id: 'm1',
  subscription_id: 'm1',
  plan: { name: 'retirement_account_membership', title: 'Membership' },
  status: 'active',
  price: 49,
  period: 'year',
  renews: true,
  can_renew: true,
  period_starts_at: '2026-03-06T12:00:00.000Z',
  period_ends_at: '2027-03-06T12:00:00.000Z',
  next_payment_at: '2027-03-06T12:00:00.000Z',
  cancelled_at: null,
  ended_at: null,
  ended_because: null,
  open_invoice: null,
  entitlements: ['transfer_tracking', 'form_help'],
  version: 1,
}
const left: Membership = { ...member, status: 'cancelled', renews: false, next_payment_at: null, cancelled_at: '2026-04-01T12:00:00.000Z' }
const paid = paymentOf({
  pk: 'p1',
  receipt_number: 'R-0001',
  membership_id: 'm1',
  created_at: '2026-03-06T12:00:00.000Z',
  paid_at: '2026-03-06T12:00:00.000Z',
})
const gains = {
  product_id: 'performance',
  title: 'Share of what we move',
  about: '',
  percent: 10,
  most: 500,
  example: { moved: 20000, fee: 200 },
  disclosure: '',
  decline_words: '',
  terms: 't',
  is_optional: true,
  chosen_at: null,
}
const results = (...all: unknown[]) => ({ body: { results: all } })
const broken = (detail: string) => ({ status: 500, body: { code: 'internal_error', detail } })

function draw(answers: Parameters<typeof stubService>[0] = {}, at = '/dashboard/settings') {
  const asked = stubService({
    'GET /api/v1/memberships/': () => results(member),
    'GET /api/v1/memberships/user_payments/': () => results(paid),
    'GET /api/v1/memberships/plans/': () => results(),
    'GET /api/v1/memberships/products/performance/': () => ({ body: gains }),
    'GET /api/v1/memberships/stripe/customer/': () => ({ body: { customer_id: null, payment_methods: [] } }),
    'GET /api/v1/auth/sessions/': () => results(),
    'GET /api/v1/portfolios/savings_program/': () => results(),
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => results(),
    ...answers,
  })
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/dashboard/settings" element={<SettingsPage user={ada} />} />
      </Routes>
    </MemoryRouter>,
  )
  return asked
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const plans = () => part('Membership and plans')

it('the list at the top leads to every part of the page', () => {
  draw()
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link')
  expect(links.length).toBeGreaterThan(5)
  for (const { hash, textContent } of links) expect(document.getElementById(hash.slice(1))?.tagName, textContent ?? '').toBe('SECTION')
})

it('an address with a part of it opens at that part, and the page can be left', () => {
  const shown: string[] = []
  // jsdom shows nothing, and so has no way to scroll. Newer browsers say with a promise when they have.
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.id)
      return Promise.resolve()
    },
  })
  draw({}, '/dashboard/settings#links')
  expect(shown).toEqual(['links'])
  expect(cleanup).not.toThrow()
})

it('a membership says its price, its next payment and how it stands', async () => {
  draw()
  expect(await plans().findByText('$49.00 a year')).toBeTruthy()
  expect(plans().getByText('$49.00 on March 6, 2027')).toBeTruthy()
  expect(plans().getByText('Active')).toBeTruthy()
  expect((await plans().findByText('Last paid with')).parentElement?.textContent).toContain('Visa ending in 4242')
})

it('a trial that was not paid says when the first payment comes', async () => {
  draw({ 'GET /api/v1/memberships/': () => results({ ...member, status: 'trial' }) })
  expect((await plans().findByText('First payment')).parentElement?.textContent).toContain('$49.00 on March 6, 2027')
})

it('the keyboard alone cancels: what ends when is said before, and the state and date after it at once', async () => {
  const asked = draw({ 'POST /api/v1/memberships/subscriptions/cancel/': () => ({ body: left }) })
  const button = await screen.findByRole('button', { name: 'Cancel it' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel: Membership?' }))
  expect(dialog.getByText(/^It ends on March 6, 2027\..*Nothing more is charged\.$/)).toBeTruthy()
  expect(dialog.getByText(/^We stop following your transfers/)).toBeTruthy()
  expect(dialog.getByText(/^Your letters, papers and receipts/)).toBeTruthy()
  dialog.getByRole('button', { name: 'Cancel the membership' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await plans().findByText('Canceled')).toBeTruthy()
  expect(plans().getByText('Runs to').parentElement?.textContent).toContain('March 6, 2027')
  expect(plans().queryByText('Next payment')).toBeNull()
  expect(document.activeElement?.textContent).toContain('It ends on March 6, 2027, and nothing more is charged.')
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ membership_id: 'm1' })
})

it('one press cancels, and the other keeps it: no questions are asked', async () => {
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel the membership', 'Keep it'])
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(plans().getByText('Active')).toBeTruthy()
})

it('a cancellation that fails says so in the dialog, and nothing has changed', async () => {
  draw({ 'POST /api/v1/memberships/subscriptions/cancel/': () => broken('It is not cancelled yet. Try again in a minute.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the membership' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It is not cancelled yet. Try again in a minute.')
  expect(plans().getByText('Active')).toBeTruthy()
})

it('a cancellation is taken back only after the sum and the day that follow were said', async () => {
  draw({
    'GET /api/v1/memberships/': () => results(left),
    'POST /api/v1/memberships/subscriptions/resume/': () => ({ body: member }),
  })
  expect(await plans().findByText(/we charge your card \$49\.00 on March 6, 2027/)).toBeTruthy()
  await userEvent.click(plans().getByRole('button', { name: 'Undo the cancellation' }))
  expect(await plans().findByText('Active')).toBeTruthy()
})

it('a renewal that failed is paid with another card, and the membership goes on', async () => {
  const late: Membership = {
    ...member,
    status: 'past_due',
    next_payment_at: null,
    open_invoice: { invoice_id: 'i1', status: 'declined', amount: 49, next_try_at: '2026-04-02T12:00:00.000Z' },
  }
  const card = { id: 'pm_2', brand: 'mastercard', last_four: '4444' }
  let isPaid = false
  // A saved card is chosen as soon as it is known: until then a press says what is missing.
  const known = Promise.withResolvers<void>()
  const asked = draw({
    'GET /api/v1/memberships/': () => results(isPaid ? member : late),
    'GET /api/v1/memberships/stripe/field/': () => ({ body: { company: 'sandbox', test_cards: [] } }),
    'GET /api/v1/memberships/stripe/customer/': async () => {
      await known.promise
      return { body: { customer_id: 'c1', payment_methods: [card] } }
    },
    'POST /api/v1/memberships/stripe/customer/create/': () => ({ body: { customer_id: 'c1', payment_methods: [card] } }),
    'POST /api/v1/memberships/stripe/payment/retry/': () => {
      isPaid = true
      return { body: { payment: paid, status: 'paid', client_secret: null } }
    },
  })
  expect(await plans().findByText(/We’ll try again on April 2, 2026/)).toBeTruthy()
  await userEvent.click(plans().getByRole('button', { name: 'Pay $49.00 now' }))
  expect(plans().getByRole('alert').textContent).toMatch(/^Choose a card/)
  known.resolve()
  await userEvent.click(await plans().findByRole('radio', { name: 'Mastercard ending in 4444' }))
  await userEvent.click(plans().getByRole('button', { name: 'Pay $49.00 now' }))
  expect(await plans().findByText('Active')).toBeTruthy()
  const { body } = asked.find(({ call }) => call.endsWith('/retry/')) ?? {}
  expect(body).toEqual({ customer_id: 'c1', payment_method_id: 'pm_2', invoice_id: 'i1' })
})

it('an agreement to pay a share of what is moved can be ended, and then nothing is left of it', async () => {
  const asked = draw({
    'GET /api/v1/memberships/products/performance/': () => ({ body: { ...gains, chosen_at: '2026-03-06T12:00:00.000Z' } }),
    'DELETE /api/v1/memberships/performance/': () => ({ body: { status: 'OK' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End this agreement' }))
  await userEvent.click(screen.getByRole('button', { name: 'End the agreement' }))
  expect(await plans().findByText(/We charge nothing for what arrives from now on/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End this agreement' })).toBeNull()
  expect(asked.some(({ call }) => call === 'DELETE /api/v1/memberships/performance/')).toBe(true)
})

it('people who have joined nothing and paid nothing read so', async () => {
  draw({ 'GET /api/v1/memberships/': () => results(), 'GET /api/v1/memberships/user_payments/': () => results() })
  expect(await screen.findByText(/^You have no membership\. Nothing renews/)).toBeTruthy()
  expect(await screen.findByText(/^You haven’t paid for anything here/)).toBeTruthy()
})

it('a part that cannot be loaded says so, and the others stand', async () => {
  draw({ 'GET /api/v1/memberships/user_payments/': () => broken('Your receipts are where they were.') })
  expect(await part('Receipts').findByText('Your receipts are where they were.')).toBeTruthy()
  expect(part('Receipts').getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(await plans().findByText('$49.00 a year')).toBeTruthy()
})

it('a payment says what it was for, what came of it and its number', async () => {
  const back: Payment = { ...paid, pk: 'p2', receipt_number: 'R-0002', provider_refund_status: 'partial', refunded_amount: 20 }
  const declined: Payment = { ...paid, pk: 'p3', receipt_number: null, status: 'declined', paid_at: null }
  draw({ 'GET /api/v1/memberships/user_payments/': () => results(declined, back) })
  expect((await part('Receipts').findAllByText('Declined, not charged')).length).toBeGreaterThan(0)
  const second = part('Receipts').getByText('R-0002').closest('li')?.textContent
  expect(second).toContain('Partly given back')
  expect(second).toContain('Given back to you$20.00')
  expect(second).toContain('Paid in the end$29.00')
  expect(second).toContain('Visa ending in 4242')
})

it('one receipt is printed alone', async () => {
  let shown: readonly string[] = []
  vi.stubGlobal('print', () => {
    shown = screen.getAllByRole('listitem').flatMap(({ className, textContent }) => (className === '' ? [textContent ?? ''] : []))
  })
  draw({ 'GET /api/v1/memberships/user_payments/': () => results(paid, { ...paid, pk: 'p2', receipt_number: 'R-0002' }) })
  const [first] = await screen.findAllByText('Print this receipt')
  if (first) await userEvent.click(first)
  await waitFor(() => expect(shown.filter((text) => text.includes('R-000'))).toHaveLength(1))
})

it('a link whose institution has no name is called by its kind, once', async () => {
  const link = { pk: 'l1', version: 1, kind: 'bank', institution_name: null, institution_id: null, created_at: paid.created_at }
  draw({ 'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => results({ ...link, state: 'linked' }) })
  await screen.findByRole('button', { name: 'End the link: Bank' })
  expect(screen.getAllByText('Bank')).toHaveLength(1)
})

it('two links of the same name are told apart by the ends of the account numbers that were read there', async () => {
  const link = { version: 1, kind: 'bank', institution_name: null, institution_id: null, created_at: paid.created_at, state: 'linked' }
  const account = (of: string, last_four: string) => ({ pk: `${of}-${last_four}`, source: 'linked', linked_institution: of, last_four })
  draw({
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => results({ ...link, pk: 'l1' }, { ...link, pk: 'l2' }),
    'GET /api/v1/financial_accounts/accounts/': () => results(account('l1', '1234'), account('l2', '5678'), account('l2', '9012')),
  })
  await screen.findByRole('button', { name: 'End the link: Bank ••1234' })
  await userEvent.click(screen.getByRole('button', { name: 'End the link: Bank ••5678, ••9012' }))
})

it('a link is ended only after it was said what that does, and is gone then', async () => {
  const link = { pk: 'l1', version: 1, kind: 'bank', institution_name: 'Sample Bank', institution_id: null, created_at: paid.created_at }
  let state = 'linked'
  draw({
    'GET /api/v1/financial_accounts/plaid/linked_institutions/': () => results({ ...link, state }),
    'GET /api/v1/financial_accounts/accounts/': () => results(),
    'DELETE /api/v1/financial_accounts/plaid/linked_institutions/l1/': () => {
      state = 'removed'
      return { body: { status: 'OK' } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End the link: Sample Bank' }))
  const dialog = within(screen.getByRole('dialog', { name: 'End this link?' }))
  expect(dialog.getByText(/Your money stays where it is/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'End the link' }))
  expect(await screen.findByText('The link to Sample Bank has ended.')).toBe(document.activeElement)
  expect(await screen.findByText(/^You haven’t linked anything/)).toBeTruthy()
})

it('people who have paid and cancel read in their language how long they can have it back', async () => {
  setLanguage('es')
  draw({ 'GET /api/v1/memberships/plans/': () => results(planOf({ refund_days: 14 })) })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelarla' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Cancelar Membresía?' }))
  expect(await dialog.findByText(/Pídelo en un plazo de 14 días y te lo devolvemos todo/)).toBeTruthy()
})

it('all of it is said in Spanish too', async () => {
  setLanguage('es')
  draw()
  expect(await screen.findByText('$49.00 el 6 de marzo de 2027')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancelarla' })).toBeTruthy()
  expect(await screen.findByText('Imprimir este recibo')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Membresía y planes' })).getByRole('heading', { name: 'Membresía' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Recibos' })).getAllByText('Membresía').length).toBeGreaterThan(0)
})
