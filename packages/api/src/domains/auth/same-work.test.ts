import { beforeAll, describe, expect, it } from 'vitest'
import { countPasswordHashes } from '../../security/password-hash.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { provenWork } from './testing/proof-of-work.ts'

// What an answer takes tells as much as what it says. Time cannot be held against time on a busy machine: the work behind it can.

/** With a password of their own: it leads into no account that there is. */
const form = { first_name: 'Pat', last_name: 'Example', password1: 'another horse, another staple' }

type Kind = 'unknown' | 'unproven' | 'unproven, twice' | 'proven' | 'without a password'
type Asked = { readonly url: string; readonly payload: object; readonly headers?: Readonly<Record<string, string>> }
type Work = { readonly hashes: number; readonly statements: readonly string[]; readonly emails: number; readonly status: number }

let places = 0
const anywhere = () => `20.${++places >> 8}.${places & 255}.1`

/** An address of this kind. */
const kinds: Readonly<Record<Kind, (service: TestApp, email: string) => Promise<unknown>>> = {
  unknown: async () => undefined,
  unproven: (service, email) => service.signUp({ email }),
  'unproven, twice': async (service, email) => {
    await service.signUp({ email })
    await service.signUp({ email, password1: 'one more quiet brown stone' })
  },
  proven: async (service, email) => {
    const { access } = await service.signUp({ email })
    await confirm(service, { authorization: `Bearer ${access}` })
  },
  // The link was opened where nobody is signed in: whoever set the password may be somebody else.
  'without a password': async (service, email) => {
    await service.signUp({ email })
    await confirm(service)
  },
}

const requests: Readonly<Record<string, (email: string) => Asked>> = {
  'a wrong password': (email) => ({ url: '/api/v1/auth/login/', payload: { email, password: 'not the password at all' } }),
  'making an account': (email) => ({
    url: '/api/v1/auth/registration/',
    payload: { ...form, email },
    headers: { 'x-security-code': 'any' },
  }),
  'asking for a new password': (email) => ({ url: '/api/v1/auth/password_reset/', payload: { email } }),
  'asking for a link, or for the confirmation again': (email) => ({ url: '/api/v1/auth/sign-in-link/', payload: { email } }),
}

/** How often the same was asked before: free, refused without a proof of work, and with one. */
const doubts = { free: 0, 'asked for a proof of work': 5, 'with a proof of work': 5 } as const

describe.each(Object.entries(requests))('%s', (_, request) => {
  it.each(Object.entries(doubts))('costs the same for every kind of address: %s', async (doubt, before) => {
    const work = new Map<Kind, Work>()
    for (const [kind, make] of Object.entries(kinds)) {
      if (isKind(kind)) work.set(kind, await workFor(make, request, { before, isProven: doubt === 'with a proof of work' }))
    }
    const unknown = work.get('unknown')
    expect(unknown?.statements.length).toBeGreaterThan(0)
    for (const [kind, done] of work) expect([kind, done]).toEqual([kind, unknown])
  })
})

/** What the request makes the service do. */
async function workFor(
  make: (typeof kinds)[Kind],
  request: (email: string) => Asked,
  { before, isProven }: { readonly before: number; readonly isProven: boolean },
): Promise<Work> {
  const email = `pat${++places}@example.org`
  await make(service, email)
  const send = async (headers: Readonly<Record<string, string>> = {}) => {
    const asked = request(email)
    return service.ask({ ...asked, method: 'POST', remoteAddress: anywhere(), headers: { ...asked.headers, ...headers } })
  }
  for (let time = 0; time < before; time++) await send()
  const headers = isProven ? await provenWork(service) : {}
  const [hashes, statements, emails] = [countPasswordHashes(), service.queries.length, service.emails.length]
  const { status } = await send(headers)
  return {
    hashes: countPasswordHashes() - hashes,
    statements: service.queries.slice(statements).filter((statement) => !isOfListener(statement)),
    emails: service.emails.length - emails,
    status,
  }
}

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  return service.close
})

async function confirm({ ask, emails }: TestApp, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const token = emails.findLast(({ kind }) => kind === 'welcome')?.action?.url.split('token=')[1]
  const { status } = await ask({
    method: 'POST',
    url: '/api/v1/auth/email/confirm/',
    payload: { token },
    headers,
    remoteAddress: anywhere(),
  })
  if (status !== 200) throw new Error(`Confirming gave ${status}.`)
}

/** What each service asks beside its requests: which sessions have ended. */
function isOfListener(statement: string): boolean {
  const { kind } = JSON.parse(statement)
  return statement.includes("pg_notify('session_ended'") || (kind === 'SelectQueryNode' && statement.includes('"name":"sessions"'))
}

function isKind(kind: string): kind is Kind {
  return kind in kinds
}
