import { expect, it } from 'vitest'
import { readTwilio } from './read-twilio.ts'

const whole = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'hidden', TWILIO_VERIFY_SERVICE_SID: `VA${'1'.repeat(32)}` }

it('without any of it, text messages stay in the outbox', () => {
  expect(readTwilio({ TWILIO_AUTH_TOKEN: '' })).toEqual({ twilio: undefined })
})

it('takes all three together', () => {
  expect(readTwilio(whole).twilio).toMatchObject({ authToken: 'hidden', baseUrl: 'https://verify.twilio.com' })
})

it.each([
  [{ ...whole, TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID'],
  [{ ...whole, TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN'],
  [{ ...whole, TWILIO_VERIFY_SERVICE_SID: undefined }, 'TWILIO_VERIFY_SERVICE_SID'],
])('of %j it says that %s is wrong, without a token', (env, name) => {
  const { problems } = readTwilio(env)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
  expect(problems?.join()).not.toContain('hidden')
})
