import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openBooks } from '@app/api/testing-books'
import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { demoContracts } from '@app/schemas/api/demo'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { callerFrom, exchange } from './support/calls.ts'
import { type Attempts, type Customer, newCustomer } from './support/customers.ts'
import { hasStrace, isNameServer, isThisComputer, type Reached, readReached, tracedInto } from './support/egress.ts'
import { isFull, recordFigure } from './support/figures.ts'
import { startInvesting } from './support/investing.ts'
import { dayMs, makeInvestors, makeKnown } from './support/investors.ts'
import { databaseUrlOf } from './support/killable-service.ts'
import { moveClock } from './support/pass-time.ts'
import { type Service, startService } from './support/service.ts'
import { callAll } from './support/whole-catalogue.ts'

const flows = join(import.meta.dirname, '../../flows')
const investsForMs = 20_000
// Others have the numbers from 0 on.
const [callerNumber, searcherNumber] = [100, 101]
const demoPeople = readdirSync(join(flows, 'personas')).filter(
  (file) => 'demo' in JSON.parse(readFileSync(join(flows, 'personas', file), 'utf8')),
).length

type Traced = Service & {
  /** Ends the service, and says where it and its database have connected to. */
  readonly reached: () => Promise<Reached>
  /** The same so far. */
  readonly reachedYet: () => Reached
}

const attempts: Attempts = { acknowledged: 0, refused: 0, sentAgain: 0, isOver: false, failed: [] }

it.runIf(isFull)('B15 a service without partners connects to its own database only', { timeout: 600_000 }, async (context) => {
  const service = await startTraced(context, { DEMO: 'on' })
  const failed = await callEverything(service)
  await invest(service)
  await expect.poll(() => countDemoPeople(service), { timeout: 400_000, interval: 2_000 }).toBe(demoPeople)
  const reached = await service.reached()
  noteElsewhere(context, reached, service, 0)
  expect(failed).toEqual([])
  expect(elsewhere(reached, service)).toEqual({ addresses: [], sockets: [], names: [] })
  expect(reached.sockets.length, 'the trace shows the database').toBeGreaterThan(0)
})

it('B15 a service with a partner looks for the name of that partner only', { timeout: 300_000 }, async (context) => {
  const partner = 'finder.example.com'
  const secrets = { FINDER_KEY: 'a key for tests', FINDER_WEBHOOK_SECRET: 'a secret for tests' }
  const service = await startTraced(context, { FINDER_URL: `https://${partner}`, ...secrets })
  const failed = await callEverything(service)
  await search(await makeKnown(await newCustomer(service.port, searcherNumber, attempts), searcherNumber))
  await expect.poll(() => service.reachedYet().names, { timeout: 60_000, interval: 500 }).not.toEqual([])
  const reached = await service.reached()
  noteElsewhere(context, reached, service, 1)
  const { names, addresses, sockets } = elsewhere(reached, service)
  expect(failed).toEqual([])
  // The system may try it once more with a domain of its own at the end.
  expect(names.filter((name) => !name.startsWith(partner))).toEqual([])
  expect({ addresses: addresses.filter((one) => !isNameServer(one)), sockets }).toEqual({ addresses: [], sockets: [] })
})

/** By somebody who is signed in. What the service has failed at. */
async function callEverything({ port }: Service) {
  const customer = await newCustomer(port, callerNumber, attempts)
  const answers = await callAll(await customer.signsIn())
  return answers.filter(({ status = 500 }) => status >= 500)
}

/** Skipped, and said so, where nobody can look: strace is a program of Linux. */
async function startTraced(context: TestContext, env: Readonly<Record<string, string>>): Promise<Traced> {
  if (!hasStrace()) {
    console.log('Nobody looked where the service connects to: strace is not installed (apt install strace).')
    context.skip('strace is not installed')
  }
  const folder = mkdtempSync(join(tmpdir(), 'trace-'))
  const file = join(folder, 'trace')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const service = await startService({ env: { FLOWS_DIR: flows, ...env }, under: tracedInto(file) })
  const reached = async () => {
    await service.stop()
    return readReached(file)
  }
  return { ...service, reached, reachedYet: () => (existsSync(file) ? readReached(file) : readReached('/dev/null')) }
}

/** Where it was that is neither this computer nor the service’s own database. */
function elsewhere({ addresses, sockets, names }: Reached, { dataFolder }: Service): Reached {
  return {
    addresses: addresses.filter((one) => !isThisComputer(one)),
    // The second is of the system itself: it keeps the names of users and hosts, where it is running.
    sockets: sockets.filter((path) => !path.startsWith(dataFolder) && path !== '/var/run/nscd/socket'),
    names,
  }
}

function noteElsewhere(context: TestContext, reached: Reached, service: Service, mostNames: number): void {
  const { addresses, sockets, names } = elsewhere(reached, service)
  const others = addresses.filter((one) => !isNameServer(one)).length + sockets.length
  recordFigure(context, 'B15', {
    [`connections elsewhere, with ${mostNames} partners`]: [String(others), '0'],
    [`names looked up, with ${mostNames} partners`]: [names.join(' ') || 'none', String(mostNames)],
  })
}

/** Money and searches of several people, with the jobs that follow from them. */
async function invest({ port, dataFolder }: Service): Promise<void> {
  const url = databaseUrlOf(dataFolder)
  const books = openBooks({ url, dataFolder })
  onTestFinished(() => books.close())
  const pass = (ms: number) => moveClock(books, ms)
  const investing = startInvesting(await makeInvestors(port, 3, attempts, pass), attempts, () => 20)
  await Promise.race([pause(investsForMs), investing.failure])
  await investing.stop()
  await pass(7 * dayMs)
}

async function countDemoPeople({ port }: Service): Promise<number> {
  const page = await exchange(callerFrom('127.0.0.1', port), demoContracts.listDemoPeople, {})
  return page?.said.match(/action="\/dev\/people\//g)?.length ?? 0
}

async function search({ sends }: Customer): Promise<void> {
  await sends(knownProviderContracts.addKnownProvider, { body: { record_keeper_name: 'Sample Trust' } })
  await sends(foundAccountContracts.startSearch, { body: {} })
}
