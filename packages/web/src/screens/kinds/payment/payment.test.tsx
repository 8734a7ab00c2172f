import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useJustDone } from '../../../client/walk/just-done.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { payingService, paymentOf, planOf } from '../../../testing/payment-samples.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const subscribe = 'POST /api/v1/memberships/stripe/subscription/create/'
const member = { member: 'member' }
const draw = (more: Parameters<typeof drawStep>[2] = {}, plan = planOf(), payments = [] as ReturnType<typeof paymentOf>[]) =>
  drawStep('landing-solo-only', 'payment', { ...payingService(plan, payments), ...more }, member)

async function fillIn(number: string, button = 'Pay now') {
  await userEvent.click(await screen.findByRole('radio', { name: 'Card' }))
  await userEvent.type(await screen.findByLabelText('Card number'), number)
  await userEvent.type(screen.getByLabelText(/^Expires/), '04/38')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: button }))
}

const joined = { subscription_id: 'm', membership_id: 'm', client_secret: null, status: 'active', payment_status: 'paid', invoice_id: 'p' }

it('pays the price that was shown, by the name of the card and never by its number', async () => {
  const { asked, done } = await draw({ [subscribe]: () => ({ body: joined }) })
  await fillIn('4242 4242 4242 4242')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const sent = asked.find(({ call }) => call === subscribe)
  expect(sent?.body).toEqual({
    customer_id: 'cus_1',
    payment_method_id: 'pm_card_visa',
    plan_name: 'retirement_account_membership',
    price: 49,
    terms: 'words-of-the-plan',
    receipt_email: 'ada@example.com',
  })
  expect(JSON.stringify([asked, { ...localStorage }, location.href])).not.toMatch(/4242[ -]?4242/)
})

it('people who accept the fee in the loan flow pay it here, also after declining a membership before', async () => {
  const answers = { ...payingService(planOf()), [subscribe]: () => ({ body: joined }) }
  const { asked, done } = await drawStep('landing-fc-loan', 'payment', answers, { member: 'free', pay_membership: 'accept' })
  await fillIn('4242 4242 4242 4242')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked.find(({ call }) => call === subscribe)?.body).toMatchObject({ price: 49, terms: 'words-of-the-plan' })
})

it('a declined card gets a message beside the card with what happened to the money, and what was typed stays', async () => {
  const detail = 'Your bank didn’t accept the payment. Nothing was charged. Try another card, or call your bank.'
  const { done } = await draw({ [subscribe]: () => ({ status: 402, body: { code: 'payment_declined', detail } }) })
  await fillIn('4000000000000002')
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged')
  const number = screen.getByLabelText<HTMLInputElement>('Card number')
  expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['4000000000000002', 'true'])
  expect(done).not.toHaveBeenCalled()
})

it('a saved card is chosen before anything is pressed, and a new one that is missing has its own error', async () => {
  const saved = [{ id: 'pm_saved', brand: 'visa', last_four: '1881' }]
  const { asked, done } = await draw({
    'GET /api/v1/memberships/stripe/customer/': () => ({ body: { customer_id: 'cus_1', payment_methods: saved } }),
    'POST /api/v1/memberships/stripe/customer/create/': () => ({ body: { customer_id: 'cus_1', payment_methods: saved } }),
    [subscribe]: () => ({ body: joined }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Card' }))
  const offered = await screen.findByRole<HTMLInputElement>('radio', { name: 'Visa ending in 1881' })
  expect(offered.checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('radio', { name: 'Another card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true')
  expect(offered.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(offered)
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked.find(({ call }) => call === subscribe)?.body).toMatchObject({ payment_method_id: 'pm_saved' })
})

it('the same card tried again after a no is another try', async () => {
  const said = [{ status: 402, body: { code: 'payment_declined', detail: 'Nothing was charged.' } }, { body: joined }]
  const { asked, done } = await draw({ [subscribe]: () => said.shift() ?? {} })
  await fillIn('4242424242424242')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(new Set(asked.filter(({ call }) => call === subscribe).map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

it('pressed again after a lost connection, it is the same payment', async () => {
  let isLost = true
  const { asked, done } = await draw({
    [subscribe]: () => {
      if (!isLost) return { body: joined }
      isLost = false
      throw new TypeError('no connection')
    },
  })
  await fillIn('4242424242424242')
  expect(await screen.findByText(/can’t reach our service/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const keys = asked.filter(({ call }) => call === subscribe).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('where nothing is charged today the button says what begins, with the days of the price', async () => {
  const trial = planOf({ name: 'retirement_concierge', trial_days: 9, price_today: 0, price: 29, renewal_price: 29 })
  const facts = { concierge: 'yes', 'experiment.subscription': 'test' }
  await drawStep('landing-subscription', 'payment', payingService(trial), facts)
  expect(await screen.findByRole('button', { name: 'Start the 9 free days' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy()
})

it('where free days begin, no page says that they have paid', async () => {
  const trial = planOf({ name: 'retirement_concierge', trial_days: 9, price_today: 0, price: 29, renewal_price: 29 })
  const card = { id: 'pm_1', brand: 'visa', last_four: '4242' }
  const facts = { concierge: 'yes', 'experiment.subscription': 'test' }
  const keep = 'POST /api/v1/memberships/stripe/customer/setup_intent/create/'
  const answers = {
    ...payingService(trial),
    [keep]: () => ({ body: { payment_method: card } }),
    [subscribe]: () => ({ body: { ...joined, payment_status: null } }),
  }
  const { done } = await drawStep('landing-subscription', 'payment', answers, facts)
  await fillIn('4242 4242 4242 4242', 'Start the 9 free days')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(useJustDone.getState().done?.what).toBe('trial-begun')
})

it('nothing can be paid before the price is there', async () => {
  const { asked } = await draw({
    'GET /api/v1/memberships/plans/': () => ({ status: 503, body: { code: 'internal_error', detail: 'Not now.' } }),
  })
  expect(await screen.findByText('We couldn’t load this part')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(asked.some(({ call }) => call === subscribe)).toBe(false)
})

it.each([
  ['already have a plan', planOf({ status: 'active' }), [paymentOf()]],
  ['is on its way at the bank', planOf({ status: 'pending_payment' }), [paymentOf({ status: 'processing' })]],
])('what %s is not paid again: the page can only go on', async (_what, plan, payments) => {
  const { asked, done } = await draw({}, plan, payments)
  expect(await screen.findByText('You’ve already done this')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

it('with PayPal the person is sent there, with the place to come back to', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, pathname: '/landing-solo-only/payment', href: location.href, assign })
  const order = {
    order_id: 'o',
    approve_url: 'http://localhost/pay',
    status: 'needs_action',
    price_terms: '',
    terms: 't',
    payment: paymentOf(),
  }
  const path = '/api/v1/memberships/products/retirement_account_membership/payments/paypal/'
  const { asked } = await draw({
    'POST /api/v1/memberships/create/': () => ({ status: 201, body: {} }),
    [`GET ${path}`]: () => ({ body: order }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /PayPal/ }))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost/pay'))
  expect(asked.find(({ call }) => call === `GET ${path}`)?.query).toEqual({ return_path: '/landing-solo-only/payment' })
  dispatchEvent(new Event('pageshow'))
  expect(await screen.findByText(/came back without agreeing/)).toBeTruthy()
})

it('who is offered the concierge for a single payment pays once for it, and joins no membership', async () => {
  const concierge = {
    ...{ pk: 'concierge', product_id: 'concierge', title: 'Concierge for one account', about: 'For one account.', price: 99, amount: 9900 },
    ...{ currency: 'usd', renews: false, refund_rule: 'Ask within 30 days.', terms: 'words-of-the-product', entitlements: [] },
    ...{ is_free: false, is_owned: false },
  }
  const charge = 'POST /api/v1/memberships/stripe/customer/charge/'
  const paid = paymentOf({ product_id: 'concierge', membership_id: null, amount: 99 })
  const { asked, done } = await drawStep(
    'landing-concierge',
    'payment',
    {
      ...payingService(planOf({ name: 'retirement_concierge' })),
      'GET /api/v1/memberships/products/': () => ({ body: { results: [concierge] } }),
      [charge]: () => ({ body: { status: 'paid', client_secret: null, payment: paid } }),
    },
    { concierge: 'yes', 'experiment.subscription': 'control' },
  )
  expect(await screen.findByText('You pay once')).toBeTruthy()
  expect(screen.queryByText('It may renew')).toBeNull()
  await fillIn('4242 4242 4242 4242')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked.find(({ call }) => call === charge)?.body).toMatchObject({
    product_id: 'concierge',
    price: 99,
    terms: 'words-of-the-product',
  })
  expect(asked.some(({ call }) => call === subscribe)).toBe(false)
})

it('with PayPal the price that is shown is that of one period: charged today, without free days, and never again', async () => {
  await draw({}, planOf({ price: 29, period: 'month', trial_days: 14, price_today: 0, renewal_date: '2026-12-05T12:00:00.000Z' }))
  expect(await screen.findByText('14 days')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }))
  const price = screen.getByRole('region', { name: 'Membership: $29.00 for one month' })
  expect(price.textContent).toContain('You pay today$29.00')
  expect(price.textContent).toContain('After one monthIt ends')
  expect(screen.queryByText('14 days')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }))
  expect(screen.getByText('14 days')).toBeTruthy()
})
