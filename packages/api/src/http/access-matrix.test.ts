import { type Contract, paramNames } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { type StaffRole, staffRoles } from '@app/schemas/rules/desk/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinDesk, signUpColleague } from '../domains/auth/testing/sign-up-colleague.ts'
import { goToKnownYear } from '../domains/brokerage/testing/go-to-known-year.ts'
import { isFew } from '../testing/is-few.ts'
import { startTestApp } from '../testing/test-app.ts'
import { anyAddress, badCredentials, type Credential } from './testing/credentials.ts'
import { makeStranger, makeVictim, type Victim } from './testing/victim.ts'
import { watchTables } from './testing/watch-tables.ts'

const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))
const guarded = calls.filter(([, { who }]) => who !== 'anyone')
const ofPeople = guarded.filter(([, { who }]) => who === 'person')
const ofStaff = guarded.filter(([, { who }]) => who === 'staff')
// They name a product, which is for everybody. What is a person’s own is in what they say.
const ofEverybody: ReadonlySet<string> = new Set(['readCardTerms', 'openPayPalOrder', 'approvePayPalOrder'])

/** What may be shown in place of a good token. Where few samples are wanted, each call meets none at all, and one of the others in turn. */
const shownInstead = ['none', 'expired', 'tampered', 'unsigned', 'refresh', 'revoked'] as const
const shownTo = (call: number) =>
  shownInstead.filter((_one, index) => !isFew || index === 0 || index === 1 + (call % (shownInstead.length - 1)))

let service: Awaited<ReturnType<typeof startTestApp>>
let changes: () => Promise<number>
let credentials: Readonly<Record<Credential, string | undefined>>
/** A customer, a colleague whose session has shown no second factor, and one for each role. */
let atTheDoor: Readonly<Record<StaffRole | 'customer' | 'half', string>>

beforeAll(async () => {
  service = await startTestApp()
  goToKnownYear(service, '06-15')
  changes = await watchTables(service.plainDb)
  credentials = await badCredentials(service)
  const of = async (role: StaffRole) => (await signUpColleague(service, role)).access
  atTheDoor = {
    customer: (await service.signUp()).access,
    half: (await joinDesk(service, 'lead')).access,
    support: await of('support'),
    operations: await of('operations'),
    compliance: await of('compliance'),
    lead: await of('lead'),
  }
})
afterAll(() => service.close())

it('looks at every call that is not for everybody', () => {
  expect(guarded.length).toBeGreaterThan(5)
  expect(calls.filter(([, { who, session }]) => who === 'anyone' && session === 'ends')).toEqual([])
})

it('sees whatever is written, but for what the audit log and the limits record', async () => {
  const before = await changes()
  await service.ask({ method: 'GET', url: '/api/v1/accounts/personal_information/', token: 'wrong' })
  expect(await changes()).toBe(before)
  await service.signUp()
  expect(await changes()).toBeGreaterThan(before)
})

describe.each(guarded.map(([name, contract], index) => [name, contract, index] as const))('the call %s', (_name, contract, index) => {
  it.each(shownTo(index))('is closed to whoever shows a token that is %s: nothing is read, nothing is written', async (credential) => {
    const before = await changes()
    const asked = service.queries.length
    // Each from a place of its own: who shows too many bad tokens is told to wait.
    const remoteAddress = `10.20.${index}.${credential.length}`
    const answer = await service.ask({
      method: contract.method,
      url: anyAddress(contract),
      remoteAddress,
      ...shown(credentials[credential]),
    })
    const none = contract.withoutSignIn ?? 'not_authenticated'
    expect([answer.status, answer.body.code]).toEqual([401, credential === 'none' ? none : 'token_not_valid'])
    // What it costs to turn somebody away: the count of tries and the line in the audit log. The echo of the listener is nobody’s request.
    const others = service.queries.slice(asked).filter((query) => !/"?(attempts|audit_events)"?|pg_notify\('session_ended'/.test(query))
    expect(others).toEqual([])
    expect(await changes()).toBe(before)
  })
})

describe('a row of another person', () => {
  let victim: Victim
  let stranger: string
  beforeAll(async () => {
    victim = await makeVictim(service)
    // With rows of their own: somebody with nothing would not get as far.
    stranger = await makeStranger(service)
  })

  const byRow = ofPeople.filter(([name, { path }]) => !ofEverybody.has(name) && paramNames(path).some((one) => one !== 'mode'))
  const addressFor = (name: string, { path }: Contract) =>
    path.replace('{mode}', 'onboarding').replace(/\{\w+\}/g, () => reachOf(victim, name).id)

  it.each(byRow)('is not there for %s', async (name, contract) => {
    const { payload } = reachOf(victim, name)
    const before = await changes()
    const answer = await service.ask({
      method: contract.method,
      url: addressFor(name, contract),
      token: stranger,
      headers: { 'if-match': '"1"', 'idempotency-key': 'a-request-of-a-stranger' },
      ...(payload && { payload }),
    })
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect(await changes()).toBe(before)
  })

  // What a colleague is at the desk is said to colleagues alone.
  const reading = ofPeople.filter(([name, { method }]) => method === 'GET' && name !== 'readOwnRole')

  it.each(reading)('is not in what %s says', async (name, contract) => {
    const address = addressFor(name, contract)
    const { text } = await service.ask({ method: 'GET', url: address, token: stranger })
    expect(toldIn(text, contract, victim.secrets)).toEqual([])
    const before = await changes()
    const own = await service.ask({ method: 'GET', url: address, token: victim.access })
    expect(own.status).toBe(200)
    if (!contract.changesByGet) expect(await changes()).toBe(before)
  })
})

describe.each(ofStaff)('the call %s of the desk', (_name, contract) => {
  const ask = (token: string) => service.ask({ method: contract.method, url: anyAddress(contract), token })

  it('is closed to customers, and to colleagues whose session has shown no second factor: nothing is read or written', async () => {
    const { customer, half } = atTheDoor
    const before = await changes()
    expect((await ask(customer)).body.code).toBe('forbidden')
    expect((await ask(half)).body.code).toBe('second_factor_required')
    expect(await changes()).toBe(before)
  })

  it.each(staffRoles)('is open to the role %s only where its contract says so', async (role) => {
    const { status, body } = await ask(atTheDoor[role])
    expect(status === 403 && body.code === 'forbidden').toBe(contract.roles?.includes(role) === false)
  })
})

it('whoever only reads changes nothing: every call of the desk that compliance may make only looks', () => {
  const open = ofStaff.filter(([, { roles }]) => roles === undefined || roles.includes('compliance')).map(([name]) => name)
  expect(open.sort()).toEqual([
    'listQueues',
    'listStaff',
    'listTasks',
    'readAudit',
    'readCustomerPaper',
    'readTask',
    'searchCustomers',
    'showCustomer',
  ])
})

function reachOf({ reach }: Victim, name: string) {
  const found = reach[name]
  if (!found) throw new Error(`How a stranger would reach a row with ${name} is not said: add it to victim.ts, or to victims-money.ts.`)
  return found
}

/** A few digits stand by chance in many a name of a row, in a fraction of a second, and in every PDF: they are looked for as a word of their own. */
function toldIn(text: string, { sends }: Contract, secrets: readonly string[]): readonly string[] {
  const words = new Set(text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z?/g, ' ').split(/[^A-Za-z0-9]+/))
  return secrets.filter((secret) => (secret.length > 5 ? text.includes(secret) : sends !== 'file' && words.has(secret)))
}

function shown(token: string | undefined) {
  return token === undefined ? {} : { token }
}
