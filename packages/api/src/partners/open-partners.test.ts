import { expect, it, onTestFinished } from 'vitest'
import { openRealPartners } from './open-partners.ts'
import { readPartners } from './settings.ts'

const known = { publicUrl: 'https://www.example.com', brandName: () => 'Example', now: () => new Date() }
const names = (env: Readonly<Record<string, string>>) => {
  const { partners: settings, problems } = readPartners(env)
  if (!settings) return problems
  const { real, close } = openRealPartners(settings, known)
  onTestFinished(close)
  return Object.keys(real)
}

it('leaves every partner that keeps something to its sandbox, where nothing is said', () => {
  expect(names({})).toEqual(['chat', 'botCheck', 'adNetworks'])
})

it('opens the partners that are set up, and no other', () => {
  const plaid = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', PLAID_ENV: 'sandbox' }
  expect(names({ ...plaid, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'linking',
    'cards',
    'chat',
    'botCheck',
    'adNetworks',
  ])
})

it('says of every partner what is wrong with it', () => {
  expect(names({ PLAID_SECRET: 'secret', FINDER_KEY: 'k', STRIPE_SECRET_KEY: 'sk_test_1' })?.length).toBeGreaterThan(4)
})
