import type { Payment } from '../screens/data/money/payments.ts'
import type { Plan, Product } from '../screens/data/money/prices.ts'

export function planOf(more: Partial<Plan> = {}): Plan {
  return {
    name: 'retirement_account_membership',
    title: 'Membership',
    about: 'A person helps you with forms.',
    price: 49,
    amount: 4900,
    currency: 'usd',
    period: 'year',
    trial_days: 0,
    price_today: 49,
    renewal_price: 49,
    renewal_date: '2027-11-20T12:00:00.000Z',
    renewal_terms: '$49 today, then $49 a year.',
    refund_rule: 'Ask within 30 days and you get all of it back.',
    refund_days: 30,
    cancel_rule: 'You can cancel online at any time.',
    terms: 'words-of-the-plan',
    entitlements: [],
    membership_id: null,
    status: null,
    ...more,
  }
}

function freePlan(more: Partial<Product> = {}): Product {
  return {
    pk: 'free_plan',
    product_id: 'free_plan',
    title: 'Free plan',
    about: 'You use our guides.',
    price: 0,
    amount: 0,
    currency: 'usd',
    renews: false,
    refund_rule: 'It costs nothing.',
    terms: 'words-of-the-free-plan',
    entitlements: [],
    is_free: true,
    is_owned: false,
    ...more,
  }
}

export function paymentOf(more: Partial<Payment> = {}): Payment {
  return {
    pk: 'payment-1',
    invoice_id: 'payment-1',
    receipt_number: 'R-1234',
    product_id: 'retirement_account_membership',
    title: 'Membership',
    membership_id: 'membership-1',
    provider: 'stripe',
    amount: 49,
    currency: 'usd',
    status: 'paid',
    provider_refund_status: 'none',
    refunded_amount: 0,
    is_disputed: false,
    card: { brand: 'visa', last_four: '4242' },
    created_at: '2026-11-20T12:00:00.000Z',
    paid_at: '2026-11-20T12:00:01.000Z',
    ...more,
  }
}

const root = '/api/v1/memberships'

/** What a page to pay on asks for. */
export function payingService(plan: Plan, payments: readonly Payment[] = []) {
  return {
    [`GET ${root}/plans/`]: () => ({ body: { results: [plan] } }),
    [`GET ${root}/products/`]: () => ({ body: { results: [freePlan()] } }),
    [`GET ${root}/user_payments/`]: () => ({ body: { results: payments } }),
    [`GET ${root}/`]: () => ({ body: { results: [] } }),
    [`GET ${root}/stripe/customer/`]: () => ({ body: { customer_id: null, payment_methods: [] } }),
    [`POST ${root}/stripe/customer/create/`]: () => ({ body: { customer_id: 'cus_1', payment_methods: [] } }),
    [`GET ${root}/stripe/field/`]: () => ({
      body: {
        company: 'sandbox',
        test_cards: [
          { id: 'pm_card_visa', brand: 'visa', last_four: '4242', number: '4242424242424242', about: 'Is accepted.' },
          { id: 'pm_card_chargeDeclined', brand: 'visa', last_four: '0002', number: '4000000000000002', about: 'Is declined.' },
        ],
      },
    }),
  }
}
