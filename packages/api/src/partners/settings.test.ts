import { expect, it } from 'vitest'
import { type PartnerSettings, partnerVariables, readPartners } from './settings.ts'
import {
  anthropic,
  brokerage,
  calcom,
  environments,
  finder,
  google,
  meta,
  paypal,
  plaid,
  recaptcha,
  smtp,
  stripe,
  twilio,
} from './testing/environments.ts'

type Environment = Readonly<Record<string, string | undefined>>

it('every partner that can be set up is tried here', () => {
  const known = readPartners({}).partners
  expect(Object.keys(environments).toSorted()).toEqual(Object.keys(known ?? {}).toSorted())
})

it('leaves every partner to its sandbox when none of its variables is set', () => {
  const empty = Object.fromEntries(partnerVariables.map((name) => [name, '']))
  for (const env of [{}, empty]) expect(setUp(env)).toEqual([])
})

it('sets up a partner with all of its variables, and no other', () => {
  for (const [name, env] of Object.entries(environments)) expect(setUp(env)).toEqual([name])
  expect(setUp(Object.assign({}, ...Object.values(environments)))).toEqual(Object.keys(environments))
})

it('leaves a partner to its sandbox when only a variable with a default is set', () => {
  expect(setUp({ BROKERAGE_ENV: 'live', PAYPAL_ENV: 'live', CALCOM_API_URL: 'https://cal.example', MAIL_FROM: 'a@b.example' })).toEqual([])
})

it('names each variable that is missing beside those that are set, and no value', () => {
  for (const env of Object.values(environments))
    for (const name of Object.keys(env)) {
      const others = Object.keys(env).filter((other) => other !== name)
      if (others.length === 0) continue
      const wanted = name === 'SMTP_URL' ? [] : [`${name} must be set together with ${others.join(', ')}.`]
      expect(readPartners({ ...env, [name]: '' }).problems ?? []).toEqual(wanted)
    }
  expect(readPartners({ CHAT_MODEL: 'other' }).problems).toEqual(['ANTHROPIC_API_KEY must be set together with CHAT_MODEL.'])
})

it('says everything that is wrong at once, a line for each variable', () => {
  const names = ['PLAID_CLIENT_ID', 'PLAID_ENV', 'STRIPE_WEBHOOK_SECRET', 'FINDER_URL', 'FINDER_WEBHOOK_SECRET']
  const { problems } = readPartners({ PLAID_SECRET: 'secret', FINDER_KEY: 'k', STRIPE_SECRET_KEY: 'sk_test_1' })
  expect(problems?.map((line) => line.split(' ')[0])).toEqual(names)
})

it.each<readonly [Environment, string, string]>([
  [plaid, 'PLAID_ENV', '__proto__'],
  [brokerage, 'BROKERAGE_ENV', 'prod'],
  [stripe, 'STRIPE_SECRET_KEY', 'pk_test_hidden'],
  [stripe, 'STRIPE_WEBHOOK_SECRET', 'hidden'],
  [paypal, 'PAYPAL_ENV', 'test'],
  [finder, 'FINDER_URL', 'http://finder.example.com'],
  [finder, 'FINDER_WEBHOOK_SECRET', 'hidden'],
  [calcom, 'CALCOM_EVENT_TYPE_ID', '1e3'],
  [calcom, 'CALCOM_API_URL', 'http://cal.example'],
  [twilio, 'TWILIO_ACCOUNT_SID', 'AC1'],
  [twilio, 'TWILIO_VERIFY_SERVICE_SID', 'hidden'],
  [anthropic, 'ANTHROPIC_API_KEY', 'hidden and with spaces'],
  [recaptcha, 'RECAPTCHA_SECRET', 'hidden'],
  ...['mail.example', 'https://mail.example', 'smtp://', 'smtp://a:hidden%@mail.example', 'smtp://a:hidden@mail example'].map(
    (url): [Environment, string, string] => [smtp, 'SMTP_URL', url],
  ),
  ...['post', 'Post <post@finder.example>', 'a@b.example\r\nBcc: c@d.example'].map((from): [Environment, string, string] => [
    smtp,
    'MAIL_FROM',
    from,
  ]),
])('beside %j it says what %s must be when it is “%s”, without a value', (env, name, value) => {
  const { problems } = readPartners({ ...env, [name]: value })
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must (?!be set together)`))])
  expect(problems?.join()).not.toContain('hidden')
})

it.each<readonly [Environment, keyof PartnerSettings, string]>([
  [plaid, 'plaid', 'https://sandbox.plaid.com'],
  [{ ...plaid, PLAID_ENV: 'production' }, 'plaid', 'https://production.plaid.com'],
  [brokerage, 'brokerage', 'https://broker-api.sandbox.alpaca.markets'],
  [{ ...brokerage, BROKERAGE_ENV: 'sandbox' }, 'brokerage', 'https://broker-api.sandbox.alpaca.markets'],
  [{ ...brokerage, BROKERAGE_ENV: 'live' }, 'brokerage', 'https://broker-api.alpaca.markets'],
  [paypal, 'paypal', 'https://api-m.sandbox.paypal.com'],
  [{ ...paypal, PAYPAL_ENV: 'live' }, 'paypal', 'https://api-m.paypal.com'],
  [calcom, 'calcom', 'https://api.cal.com'],
  [{ ...calcom, CALCOM_API_URL: 'https://cal.example' }, 'calcom', 'https://cal.example'],
  [stripe, 'stripe', 'https://api.stripe.com'],
  [finder, 'finder', 'https://finder.example.com'],
  [twilio, 'twilio', 'https://verify.twilio.com'],
  [anthropic, 'anthropic', 'https://api.anthropic.com'],
  [recaptcha, 'recaptcha', 'https://www.google.com'],
  [meta, 'meta', 'https://graph.facebook.com'],
  [google, 'google', 'https://oauth2.googleapis.com'],
  ...['smtp://mail.example', 'smtps://[::1]:465'].map((url): [Environment, keyof PartnerSettings, string] => [
    { ...smtp, SMTP_URL: url },
    'smtp',
    url,
  ]),
])('with %j, %s is at %s', (env, name, url) => {
  expect(Object.values(readPartners(env).partners?.[name] ?? {})).toContain(url)
})

it.each([
  [anthropic, 'claude-haiku-4-5'],
  [{ ...anthropic, CHAT_MODEL: 'other' }, 'other'],
])('with %j the chat model is %s', (env, model) => {
  expect(readPartners(env).partners?.anthropic?.model).toBe(model)
})

function setUp(env: Environment): readonly string[] {
  const { partners: read, problems } = readPartners(env)
  if (!read) return problems
  return Object.entries(read).flatMap(([name, settings]) => (settings ? [name] : []))
}
