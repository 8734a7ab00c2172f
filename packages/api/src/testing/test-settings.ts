import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { openTestFlows } from '../flows/testing/open-test-flows.ts'
import { readPartners } from '../partners/settings.ts'
import type { PasswordCost } from '../security/password-hash.ts'
import type { Settings } from '../settings/service-settings.ts'

/** What a service is set to in tests, also in those that run as a program of their own. */
export const testSettings: Settings = {
  isProduction: false,
  isDemo: false,
  sandboxes: [],
  developerPages: 'loopback',
  moneyWaitsMinutes: 0,
  publicUrl: 'http://localhost:3000',
  securityCode: undefined,
  metricsToken: undefined,
  adScriptUrl: undefined,
  trustedProxies: [],
}

/** No partner is set up: all of them are sandboxes. */
export const sandboxesOnly = readSandboxes()

/** Thousands of people sign up in tests: each of their hashes at full cost would keep a core busy for as long as a small test. */
export const quickPasswords: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

// Proving every mode takes seconds: once for all tests of a file.
let flows: LiveCatalogue | undefined

/** The flows as they are shipped, proven. */
export async function testFlows(): Promise<LiveCatalogue> {
  flows ??= openTestFlows()
  await flows.ready()
  return flows
}

function readSandboxes() {
  const { partners, problems } = readPartners({})
  if (!partners) throw new Error(problems.join(' '))
  return partners
}
