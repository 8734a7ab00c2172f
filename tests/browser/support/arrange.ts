import type { Path } from '@app/engine/author'
import type { Visitor } from './browser.ts'
import { modeOf } from './mode.ts'
import type { Person } from './person.ts'
import type { BrowserService } from './service.ts'

type Given = {
  readonly visitor: Visitor
  readonly person: Person
  readonly mode: string
  readonly path: Path
  readonly service: BrowserService
}

/** Brings about, by calls, what must be so before a walk begins. Says whether the person has an account then. */
export async function arrange({ visitor, person, mode, path }: Given): Promise<boolean> {
  const { arrives } = modeOf(mode).flow.resolved
  const facts = path.steps[0]?.facts ?? {}
  const all = Object.assign({}, ...path.steps.map((step) => step.facts))
  const hasIra = all['ira.exists'] === true
  if (arrives === undefined && !hasIra) return false
  const { send } = await register(visitor, person)
  if (arrives !== undefined) await tellAboutMe(send, person)
  if (arrives === 'letter') await signLetter(send, person)
  if (hasIra) await send('POST', '/api/v1/accounts/ira_accounts/', { provider: 'First Sample Brokerage', existing_ira: true })
  void facts
  return true
}

type Send = (method: string, path: string, body?: unknown, base?: number) => Promise<Record<string, unknown>>

async function register({ context, page }: Visitor, person: Person): Promise<{ readonly send: Send }> {
  const origin = new URL((await page.goto('/signin'))?.url() ?? '').origin
  const send: Send = async (method, path, body, base) => {
    const headers = {
      origin,
      'x-security-code': 'any',
      'idempotency-key': crypto.randomUUID(),
      ...(base !== undefined && { 'if-match': `"${base}"` }),
    }
    const answer = await context.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    if (!answer.ok()) throw new Error(`Arranging ${method} ${path} gave ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const { first_name, last_name, email, password } = person
  await send('POST', '/api/v1/auth/registration/', { first_name, last_name, email, password1: password })
  return { send }
}

async function tellAboutMe(send: Send, { email: _email, password: _password, first_name: _f, last_name: _l, dob, ...record }: Person) {
  const [month, day, year] = dob.split('/')
  const body = { ...record, dob: `${year}-${month}-${day}`, ira_interest: true, has_custodial_auth: false }
  await send('POST', '/api/v1/accounts/add_personal_information/', body)
}

async function signLetter(send: Send, { first_name, last_name }: Person): Promise<void> {
  const { results } = (await send('GET', '/api/v1/accounts/personal_information/')) as { results: { pk: string; version: number }[] }
  const [record] = results
  if (!record) throw new Error('There is no personal information.')
  const path = `/api/v1/accounts/personal_information/has_custodial_auth/${record.pk}/update/`
  await send('PUT', path, { has_custodial_auth: true, signed_name: `${first_name} ${last_name}` }, record.version)
}
