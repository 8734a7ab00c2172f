import { type Contract, paramNames } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { flowContracts } from '@app/schemas/api/flows'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTokenSeconds } from '../domains/auth/sessions/access-tokens.ts'
import { signUpColleague } from '../domains/auth/testing/sign-up-colleague.ts'
import { startTestApp } from '../testing/test-app.ts'
import { mediaTypes } from './answer/media-types.ts'
import { expectRefusals, leastRequests } from './testing/expect-refusals.ts'

const knownNames = ['mode', 'persona']
type Headers = Readonly<Record<string, string>>
const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))
const patterns = calls.map(([, { path, method }]) => ({ method, pattern: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`) }))
// What only reads and needs nothing. What the others answer is for the tests of their domains to show.
const whole = calls.filter(
  ([, { sends, method, who, headers, path }]) =>
    sends !== 'events' && method === 'GET' && who === 'anyone' && !headers && paramNames(path).every((name) => knownNames.includes(name)),
)

let service: Awaited<ReturnType<typeof startTestApp>>
let app: FastifyInstance
/** What stands in the braces of paths, by name. */
let names: Readonly<Record<string, string>>

beforeAll(async () => {
  service = await startTestApp({ isDemo: true })
  app = service.app
  await service.context.flows.ready()
  const { modes, personas } = flowContracts.listFlows.answer.parse((await app.inject('/api/flows')).json())
  names = { mode: modes[0]?.mode ?? '', persona: personas[0]?.persona ?? '' }
})

afterAll(() => service.close())

describe.each(whole)('the call %s', (_name, contract) => {
  it('answers as its contract says', async () => {
    const answer = await app.inject({ method: contract.method, url: realAddress(contract) })
    expect(answer.statusCode).toBe(contract.status)
    expect(answer.headers['content-type']).toBe(mediaTypes[contract.sends])
    const body = contract.sends === 'json' ? answer.json() : answer.body
    expect(contract.answer.safeParse(body).error?.issues).toBeUndefined()
  })
})

describe.each(calls)('the call %s', (_name, contract) => {
  it('refuses what is malformed, quickly and without a word of its inside', async () => {
    expect(await expectRefusals(app, contract, signInFor(contract))).toBeGreaterThanOrEqual(leastRequests)
  })
})

it.each([...Array(20).keys()])('every mode and persona fits its contract, part %i of 20', async (part) => {
  const { modes, personas } = flowContracts.listFlows.answer.parse((await app.inject('/api/flows')).json())
  const mine = <T>(all: readonly T[]) => all.filter((_one, index) => index % 20 === part)
  for (const { mode } of mine(modes)) {
    const answer = (await app.inject(`/api/flows/${mode}`)).json()
    expect(flowContracts.getMode.answer.safeParse(answer).error?.issues, mode).toBeUndefined()
  }
  for (const { persona } of mine(personas)) expect((await app.inject(`/api/personas/${persona}`)).json().persona).toBe(persona)
})

it('sends events as their contract says', async () => {
  const { headers, stream } = await app.inject({ url: flowContracts.followFlows.path, payloadAsStream: true })
  expect(headers['content-type']).toBe(mediaTypes.events)
  stream().destroy()
})

it.each(calls)('the address of %s answers a wrong method with the right ones', async (_name, { path }) => {
  const url = path.replaceAll(/\{[^}]*\}/g, 'x')
  // Another call may fit the same address: {id} is also what is called photo_id.
  const known = patterns.filter(({ pattern }) => pattern.test(url)).map(({ method }) => method)
  for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
    (one) => !known.some((other) => other === one),
  )) {
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect([method, statusCode, JSON.parse(body).code]).toEqual([method, 405, 'method_not_allowed'])
    expect(String(headers.allow).split(', ')).toEqual(expect.arrayContaining(known))
  }
})

it.each(calls.filter(([, { changesByGet }]) => changesByGet))(
  '%s changes nothing by HEAD: there is no such method',
  async (_name, { path }) => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: path.replaceAll(/\{[^}]*\}/g, 'x') })
    expect([statusCode, String(headers.allow).includes('HEAD')]).toEqual([405, false])
  },
)

it.each([
  ['/api/flows/nothing-of-this-name', 404, 'mode_not_found'],
  ['/api/personas/nothing-of-this-name', 404, 'persona_not_found'],
  ['/api/nothing-of-this-name', 404, 'route_not_found'],
  [`/api/flows/${'a'.repeat(61)}`, 400, 'validation_failed'],
  ['/api/flows?mode=a', 400, 'unknown_field'],
])('tells an address that is not there from a thing that is not there: %s', async (url, status, code) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

/** Whoever only reads loses nothing by it, and can read on: of these there is one. What else is let in after all may end or hand over what they have. */
function signInFor({ who, method }: Contract) {
  if (method === 'GET') return who === 'staff' ? readingAtDesk : reading
  return who === 'staff' ? signInAtDesk : signIn
}

/** Signed in anew before the access is over: whoever has none is refused for that alone. */
function forAWhile(begin: () => Promise<Headers>) {
  let [headers, until]: [Headers, number] = [{}, 0]
  return async () => {
    if (service.context.now().getTime() >= until) {
      headers = await begin()
      until = service.context.now().getTime() + (accessTokenSeconds * 1000) / 2
    }
    return headers
  }
}
const reading = forAWhile(signIn)
const readingAtDesk = forAWhile(signInAtDesk)

/** As many people as there are calls that change something: in a single hour they would be more sign-ups than usual. */
async function signIn() {
  service.pass(60_000)
  return headersWith((await service.signUp()).access)
}

async function signInAtDesk() {
  service.pass(60_000)
  return headersWith((await signUpColleague(service, 'lead')).access)
}

function headersWith(access: string) {
  return { authorization: `Bearer ${access}`, 'if-match': '"1"', 'idempotency-key': 'a-malformed-request' }
}

function realAddress({ path }: Contract): string {
  return path.replaceAll(/\{([^}]*)\}/g, (_braces, name: string) => names[name] ?? '')
}
