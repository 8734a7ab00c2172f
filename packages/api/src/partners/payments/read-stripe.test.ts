import { expect, it } from 'vitest'
import { readStripe } from './read-stripe.ts'

const whole = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123' }

it('reads both variables, or none', () => {
  expect(readStripe(whole).stripe).toEqual({ secretKey: 'sk_test_123', webhookSecret: 'whsec_123', url: 'https://api.stripe.com' })
  expect(readStripe({})).toEqual({ stripe: undefined })
})

it.each([
  [{ ...whole, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  [{ ...whole, STRIPE_SECRET_KEY: 'pk_test_123' }, 'STRIPE_SECRET_KEY'],
  [{ ...whole, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
])('says what is wrong without the value', (env, name) => {
  const problems = readStripe(env).problems ?? []
  expect(problems.join()).toContain(name)
  expect(problems.join()).not.toContain('_123')
})
