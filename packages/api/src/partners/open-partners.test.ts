import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { testContext } from '../testing/test-app.ts'
import { openPartners } from './open-partners.ts'
import { openRealPartners } from './real-partners.ts'
import { readPartners } from './settings.ts'
import { environments } from './testing/environments.ts'

const known = { publicUrl: 'https://www.example.com', brandName: () => 'Example', now: () => new Date() }
const names = (env: Readonly<Record<string, string>>) => {
  const { partners: settings, problems } = readPartners(env)
  if (!settings) return problems
  const { real, close } = openRealPartners(settings, known)
  onTestFinished(close)
  return Object.keys(real)
}

it('leaves every partner that keeps something to its sandbox, where nothing is said', () => {
  expect(names({})).toEqual(['adNetworks'])
})

it('opens the partners that are set up, and no other', () => {
  const plaid = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', PLAID_ENV: 'sandbox' }
  expect(names({ ...plaid, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual(['linking', 'cards', 'adNetworks'])
})

/** Several stand behind one name, or none does: e-mails are sent by the mailer. */
const shared = ['meta', 'tiktok', 'impact', 'google', 'smtp']

it.each(Object.entries(environments).filter(([name]) => !shared.includes(name)))(
  '%s, where it is set up, is not its sandbox',
  (_name, env) => {
    expect(names(env)).toHaveLength((names({})?.length ?? 0) + 1)
  },
)

it('says of every partner what is wrong with it', () => {
  expect(names({ PLAID_SECRET: 'secret', FINDER_KEY: 'k', STRIPE_SECRET_KEY: 'sk_test_1' })?.length).toBeGreaterThan(4)
})

it.each([
  ['of which none is', {}, 'sandbox'],
  ['of which one is', environments.meta, 'real'],
])('puts sandboxes in for those that are not set up, %s', async (_which, env, meta) => {
  const { db, close } = await freshDatabase()
  onTestFinished(close)
  const { partners: settings } = readPartners(env)
  if (!settings) throw new Error('These settings are whole.')
  const opened = await openPartners(settings, { ...known, context: testContext(db) })
  onTestFinished(opened.close)
  const { adNetworks, chat, botCheck, sandboxes } = opened.partners
  expect(Object.entries(adNetworks).map(([name, { kind }]) => [name, kind])).toEqual([
    ['meta', meta],
    ['tiktok', 'sandbox'],
    ['impact', 'sandbox'],
    ['google', 'sandbox'],
  ])
  expect([chat.kind, botCheck.kind, Object.keys(sandboxes)]).toEqual(['sandbox', 'sandbox', ['cards', 'paypal']])
})
