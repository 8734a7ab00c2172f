import { readFileSync } from 'node:fs'
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
}

it('needs nothing to begin with', () => {
  const { config } = readConfig({})
  expect(config).toMatchObject({ port: 3000, logLevel: 'warn', partners: { smtp: undefined } })
  expect(config?.settings).toMatchObject({ isProduction: false, publicUrl: 'http://localhost:3000', trustedProxies: [] })
})

it('wants in production what development makes up', () => {
  expect(readConfig({ NODE_ENV: 'production' }).problems?.map((line) => line.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'SECURITY_CODE',
    'DATABASE_URL',
    'ENCRYPTION_KEYS',
    'ENCRYPTION_INDEX_KEYS',
    'SMTP_URL',
  ])
  expect(readConfig(production).config).toMatchObject({ logLevel: 'info', settings: { isProduction: true } })
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
  ['STAFF_EMAILS', 'ann@example.com, bob'],
  ['NODE_ENV', 'prod'],
  ['AD_SCRIPT_URL', 'http://ads.example.com/pixel.js'],
  ['AD_SCRIPT_URL', "https://ads.example.com/pixel.js; script-src 'unsafe-inline'"],
  ['SMTP_URL', 'mail.example'],
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
    STAFF_EMAILS: 'hush',
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
  const rows = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const named = (text: string) => [...text.matchAll(/`([A-Z][A-Z_]*[A-Z])`/g)].map(([, name = '']) => name)

  it('has every variable that the service reads in its tables, and no other', () => {
    expect(new Set(named(rows.join('\n')))).toEqual(new Set(variables))
  })

  it('marks what production needs', () => {
    const marked = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)` \*/g)].map(([, name]) => name))
    expect(new Set(marked)).toEqual(new Set(neededInProduction))
  })
})
