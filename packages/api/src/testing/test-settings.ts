import { fileURLToPath } from 'node:url'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { openTestFlows } from '../flows/testing/open-test-flows.ts'
import { readPartners } from '../partners/settings.ts'
import type { Settings } from '../settings/service-settings.ts'

/** What a service is set to in tests, also in those that run as a program of their own. */
export const testSettings: Settings = {
  isProduction: false,
  isDemo: false,
  sandboxes: [],
  developerPages: 'loopback',
  publicUrl: 'http://localhost:3000',
  securityCode: undefined,
  metricsToken: undefined,
  adScriptUrl: undefined,
  trustedProxies: [],
}

/** No partner is set up: all of them are sandboxes. */
export const sandboxesOnly = readSandboxes()

export const flowsFolder = fileURLToPath(new URL('../../../../flows', import.meta.url))

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
