import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { neededInProduction, readConfig, variables } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  SECURITY_CODE: 'a-code-of-our-own-pages',
  DATABASE_URL: 'postgres://service@there/app',
  ENCRYPTION_KEYS: 'a:key',
  ENCRYPTION_INDEX_KEYS: 'b:key',
  SMTP_URL: 'smtp://there:25',
  MAIL_FROM: 'post@example.com',
  TRUST_PROXY: '10.0.0.1',
  PLAID: 'sandbox',
  BROKERAGE: 'sandbox',
  STRIPE: 'sandbox',
  PAYPAL: 'sandbox',
  FINDER: 'sandbox',
  TWILIO: 'sandbox',
  RECAPTCHA: 'sandbox',
}
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

it('needs nothing to begin with', () => {
  const { config } = readConfig({})
  expect(config).toMatchObject({ port: 3000, logLevel: 'warn', partners: { smtp: undefined } })
  expect(config?.settings).toMatchObject({ isProduction: false, publicUrl: 'http://localhost:3000', trustedProxies: [] })
})

it('wants in production what development makes up', () => {
  expect(
    readConfig({ NODE_ENV: 'production' })
      .problems?.map((line) => line.split(' ')[0])
      .toSorted(),
  ).toEqual(
    [
      'PUBLIC_URL',
      'SECURITY_CODE',
      'DATABASE_URL',
      'ENCRYPTION_KEYS',
      'ENCRYPTION_INDEX_KEYS',
      'SMTP_URL',
      'PLAID',
      'BROKERAGE',
      'STRIPE',
      'PAYPAL',
      'FINDER',
      'TWILIO',
      'RECAPTCHA',
    ].toSorted(),
  )
  expect(readConfig(production).config).toMatchObject({ logLevel: 'info', settings: { isProduction: true } })
})

it('says with what is missing what that needs besides', () => {
  const { problems } = readConfig({ NODE_ENV: 'production' })
  expect(problems).toContain('SMTP_URL must be set in production, and MAIL_FROM with it.')
  expect(problems).toContain('PUBLIC_URL must be set in production, and where it begins with https, TRUST_PROXY too.')
})

it.each(['PLAID', 'BROKERAGE', 'STRIPE', 'PAYPAL', 'FINDER', 'TWILIO', 'RECAPTCHA'])(
  'does not start in production without %s, unless its sandbox is meant',
  (name) => {
    const { problems } = readConfig({ ...production, [name]: undefined })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be sandbox in production, or ${name}_.* must be set\\.$`))])
  },
)

it('takes no test account of a partner for the partner', () => {
  const test = {
    PLAID: { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 's', PLAID_ENV: 'sandbox' },
    BROKERAGE: { BROKERAGE_KEY: 'key', BROKERAGE_SECRET: 's' },
    STRIPE: { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' },
    PAYPAL: { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' },
  }
  for (const [name, own] of Object.entries(test))
    expect(readConfig({ ...production, ...own, [name]: undefined }).problems).toEqual([expect.stringMatching(`^${name} must be sandbox`)])
})

it('tells pages which partners are not real in production, and of none while it is developed', () => {
  const { config } = readConfig({ ...production, ...stripe, STRIPE: undefined })
  expect(config?.settings.sandboxes.map(({ en }) => en)).not.toContain('card payments')
  expect(config?.settings.sandboxes).toHaveLength(6)
  expect(readConfig({}).config?.settings.sandboxes).toEqual([])
  expect(readConfig({ ...production, ...stripe }).problems).toEqual([expect.stringMatching(/^STRIPE must not be sandbox/)])
})

it('does not start in production behind https without knowing its proxies, and says what to set', () => {
  const { problems } = readConfig({ ...production, TRUST_PROXY: undefined })
  expect(problems).toEqual([expect.stringMatching(/^TRUST_PROXY must be set in production behind https, to the addresses of the proxies/)])
  expect(readConfig({ ...production, TRUST_PROXY: undefined, PUBLIC_URL: 'http://inside.example' }).problems).toBeUndefined()
})

it.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://there'],
  ['DATABASE_OWNER_URL', 'there'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'https://www.example.com/path'],
  ['LOG_LEVEL', 'loud'],
  ['SECURITY_CODE', 'short'],
  ['METRICS_TOKEN', 'has spaces in between'],
  ['TRUST_PROXY', 'everybody'],
  ['NODE_ENV', 'prod'],
  ['AD_SCRIPT_URL', 'http://ads.example.com/pixel.js'],
  ['AD_SCRIPT_URL', "https://ads.example.com/pixel.js; script-src 'unsafe-inline'"],
  ['SMTP_URL', 'mail.example'],
  ['WORK_EVERY_MS', '1'],
  ['MONEY_WAITS_MINUTES', '2000'],
])('says in one line what is wrong with %s as “%s”', (name, value) => {
  const { problems } = readConfig({ MAIL_FROM: 'post@example.com', [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems?.[0]).toMatch(new RegExp(`^${name} must `))
})

it('never repeats a value', () => {
  const secrets = {
    DATABASE_URL: 'mysql://me:hush@there',
    SMTP_URL: 'http://me:hush@there',
    SECURITY_CODE: 'hush',
    METRICS_TOKEN: 'hush',
    PORT: 'hush',
    NODE_ENV: 'hush',
  }
  expect(readConfig({ MAIL_FROM: 'post@example.com', ...secrets }).problems?.join('\n')).not.toContain('hush')
})

it('takes a list of proxies', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1' }).config?.settings.trustedProxies).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
    '::1',
  ])
})

describe('README', () => {
  const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  const named = (text: string) => [...text.matchAll(/`([A-Z][A-Z_]*[A-Z])`/g)].map(([, name = '']) => name)

  it('has every variable that the service reads in its tables, and no other', () => {
    expect(new Set(named(rows.join('\n')))).toEqual(new Set(variables))
  })

  it('says of every sandbox what it goes by', () => {
    const partners = readdirSync(new URL('partners', import.meta.url), { recursive: true, encoding: 'utf8' })
    const withSandbox = partners.flatMap((path) => /^([\w-]+)\/sandbox-[\w-]+\.ts$/.exec(path)?.[1] ?? [])
    const told = rows.flatMap((row) => /\| `([\w-]+)\/sandbox-[\w-]+\.ts` \|$/.exec(row)?.[1] ?? [])
    expect(told.toSorted()).toEqual([...new Set(withSandbox)].toSorted())
  })

  it('marks what production needs', () => {
    const marked = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)` \*/g)].map(([, name]) => name))
    expect(new Set(marked)).toEqual(new Set(neededInProduction))
  })

  it('has settings with which production starts, and none of them can be left out', () => {
    const [, block = ''] = /```sh\n(NODE_ENV=production\n.*?)```/s.exec(text) ?? []
    const env = Object.fromEntries([...block.matchAll(/^([A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]))
    expect(readConfig(env).problems).toBeUndefined()
    expect(readConfig(env).config?.settings.sandboxes).toHaveLength(1)
    for (const name of Object.keys(env)) {
      const { [name]: _left, ...others } = env
      const { problems, config } = readConfig(others)
      expect([name, problems !== undefined || config?.settings.isProduction === false || config?.settings.sandboxes.length === 1]).toEqual([
        name,
        true,
      ])
      if (name !== 'NODE_ENV') expect([name, problems]).toEqual([name, expect.arrayContaining([expect.stringContaining(name)])])
    }
  })
})
