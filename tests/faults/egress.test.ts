import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBooks } from '@app/api/testing-books'
import { demoContracts } from '@app/schemas/api/demo'
import { foundAccountContracts } from '@app/schemas/api/found-accounts'
import { knownProviderContracts } from '@app/schemas/api/known-providers'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { callerFrom, exchange } from './support/calls.ts'
import { type Attempts, type Customer, newCustomer } from './support/customers.ts'
import { hasStrace, isNameServer, isThisComputer, type Reached, readReached, tracedInto } from './support/egress.ts'
import { isFull, note } from './support/figures.ts'
import { startInvesting } from './support/investing.ts'
import { makeInvestors, makeKnown } from './support/investors.ts'
import { passTime } from './support/pass-time.ts'
import { type Service, startService } from './support/service.ts'
import { callAll } from './support/whole-catalogue.ts'

const flows = join(import.meta.dirname, '../../flows')
const investsForMs = 20_000
const demoPeople = 1

type Traced = Service & {
  /** Ends the service, and says where it and its database have connected to. */
  readonly reached: () => Promise<Reached>
  /** The same so far. */
  readonly reachedYet: () => Reached
}

const attempts: Attempts = { acknowledged: 0, refused: 0, sentAgain: 0, isOver: false, failed: [] }

it('B15 a service without partners connects to its own database only', { timeout: 600_000 }, async (context) => {
  const service = await startTraced(context, { DEMO: isFull ? 'on' : 'off' })
  const customer = await newCustomer(service.port, 0, attempts)
  const answers = await callAll(await customer.signsIn())
  if (isFull) {
    await invest(service)
    await expect.poll(() => countDemoPeople(service), { timeout: 400_000, interval: 2_000 }).toBeGreaterThanOrEqual(demoPeople)
  }
  const reached = await service.reached()
  noteElsewhere(context, reached, service, 0)
  expect(answers.filter(({ status = 500 }) => status >= 500)).toEqual([])
  expect(elsewhere(reached, service)).toEqual({ addresses: [], sockets: [], names: [] })
  expect(reached.sockets.length, 'the trace shows the database').toBeGreaterThan(0)
})

it('B15 a service with a partner looks for the name of that partner only', { timeout: 300_000 }, async (context) => {
  const partner = 'finder.example.com'
  const secrets = { FINDER_KEY: 'a key for tests', FINDER_WEBHOOK_SECRET: 'a secret for tests' }
  const service = await startTraced(context, { FINDER_URL: `https://${partner}`, ...secrets })
  await search(await makeKnown(await newCustomer(service.port, 0, attempts), 0))
  await expect.poll(() => service.reachedYet().names, { timeout: 60_000, interval: 500 }).not.toEqual([])
  const reached = await service.reached()
  noteElsewhere(context, reached, service, 1)
  const { names, addresses, sockets } = elsewhere(reached, service)
  // The system may try it once more with a domain of its own at the end.
  expect(names.filter((name) => !name.startsWith(partner))).toEqual([])
  expect({ addresses: addresses.filter((one) => !isNameServer(one)), sockets }).toEqual({ addresses: [], sockets: [] })
})
