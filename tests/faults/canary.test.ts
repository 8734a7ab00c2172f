import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { programEnv } from '@app/api/testing-programs'
import { expect, it, onTestFinished } from 'vitest'
import { recordFigure } from './support/figures.ts'

const root = join(import.meta.dirname, '../..')

/** What must be found nowhere, in every way that it is written. */
const canaries: Readonly<Record<string, readonly string[]>> = {
  'Social Security number': ['518237741', '518-23-7741'],
  'birth date': ['1987-03-29', '03/29/1987', '03291987', '1961-07-23'],
  'card number': ['4539578763621486', '4539 5787 6362 1486'],
  password: ['nine canaries sang at dusk', 'some other bird was quiet'],
  address: ['canary.quill@example.com', 'waiting.quill@example.com', '77 Quillwood Hollow', 'Quillan', 'Featherstone'],
  phone: ['2075550134', '207-555-0134'],
}

const ssn = '518-23-7741'
const form = {
  street_address: '77 Quillwood Hollow',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  phone_number: '207-555-0134',
  dob: '1987-03-29',
  ssn,
  ira_interest: true,
  has_custodial_auth: false,
}

it('B12 nothing personal is in logs, in the data folder, in a backup, or in what a failure says', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const service = await startLogged(folder)
  const told = await liveThrough(service.address)
  const backup = join(folder, 'backup')
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/db.ts'), 'backup', backup], {
    env: service.env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  await service.stop()

  const places: Readonly<Record<string, readonly Buffer[]>> = {
    logs: [Buffer.from(service.said())],
    'the data folder': filesIn(service.dataFolder),
    'a backup': [gunzipSync(readFileSync(backup))],
    'what failures say': told.failures.map((text) => Buffer.from(text)),
  }
  const all = { ...canaries, tokens: told.tokens }
  for (const [place, texts] of Object.entries(places)) {
    expect(texts.length, place).toBeGreaterThan(0)
    const hits = Object.entries(all).flatMap(([what, words]) =>
      words.filter((word) => texts.some((text) => holds(text, word))).map(() => what),
    )
    recordFigure(context, 'B12', { [`personal things in ${place}`]: [String(hits.length), '0'] })
    expect(hits, place).toEqual([])
  }
  expect(service.said()).toContain('/api/v1/auth/login/')
  // Other tests hash at less: here it is the service as people run it.
  expect(places['a backup']?.some((rows) => rows.includes('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true)
})

type Told = { readonly failures: readonly string[]; readonly tokens: readonly string[] }

/** Somebody's whole visit, with everything that can go wrong in it. */
async function liveThrough(address: string): Promise<Told> {
  const failures: string[] = []
  const call = async (method: string, path: string, { body, headers = {}, raw }: Sent = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(payload !== undefined && { body: payload }),
    })
    const text = await answer.text()
    if (answer.status >= 400) failures.push(text)
    return { status: answer.status, text }
  }
  const email = 'Canary.Quill@example.com'
  const [password, newPassword] = ['nine canaries sang at dusk', 'some other bird was quiet']
  const registered = await call('POST', '/api/v1/auth/registration/', {
    body: { first_name: 'Quillan', last_name: 'Featherstone', email, password1: password },
    headers: { 'x-security-code': 'any' },
  })
  const { access, refresh } = JSON.parse(registered.text) as { access: string; refresh: string }
  const mine = { authorization: `Bearer ${access}`, 'idempotency-key': 'the-first-request', 'if-match': '"1"' }
  const accounts = '/api/v1/accounts'

  const added = await call('POST', `${accounts}/add_personal_information/`, { body: form, headers: mine })
  expect(added.status, added.text).toBe(200)
  const { pk } = JSON.parse(added.text) as { pk: string }
  await call('PUT', `${accounts}/personal_information/${pk}/update/`, {
    body: { ...form, city: 'Bath' },
    headers: { ...mine, 'idempotency-key': 'the-second-request' },
  })
  await call('PUT', `${accounts}/personal_information/has_custodial_auth/${pk}/update/`, {
    body: { has_custodial_auth: true, signed_name: 'Quillan Featherstone' },
    headers: mine,
  })
  expect((await call('GET', `${accounts}/personal_information/ssn/?reveal=true`, { headers: mine })).text).toContain('518237741')
  await call('POST', `${accounts}/add_investment_account_info/`, {
    body: { tax_filing_status: 'married-joint', spouse_dob: '1961-07-23', contact_phonenumber: '207-555-0134' },
    headers: mine,
  })
  await call('POST', `${accounts}/create_waitlist/`, { body: { email: 'waiting.quill@example.com' } })

  // What is wrong, and holds what must not be kept or told.
  await call('POST', `${accounts}/personal_information/add_card_number/`, {
    body: { credit_card_num: '4539 5787 6362 1486' },
    headers: mine,
  })
  await call('POST', `${accounts}/known_providers/create/`, {
    body: { record_keeper_name: 'A', balance: ssn, [ssn]: email },
    headers: mine,
  })
  await call('POST', `${accounts}/add_personal_information/`, { raw: `{"ssn":"${ssn}","password":"${password}"`, headers: mine })
  await call('POST', `${accounts}/add_personal_information/`, { body: { ...form, zip_code: ssn }, headers: mine })
  await call('GET', `/api/v1/${ssn}/canary.quill@example.com/?ssn=${ssn}&dob=1987-03-29`, { headers: mine })
  await call('GET', `${accounts}/personal_information/?ssn=518237741`, { headers: mine })
  await call('GET', `${accounts}/personal_information/`, { headers: { authorization: `Bearer ${access.slice(0, -4)}${ssn}` } })
  await call('POST', '/api/v1/auth/login/', { body: { email, password: newPassword } })
  await call('POST', '/api/v1/auth/login/', { body: { email: `${ssn}@example.com`, password } })

  await call('POST', '/api/v1/auth/password_reset/', { body: { email } })
  const reset = await emailToken(address, 'Set a new password')
  await call('POST', '/api/v1/auth/password_reset/confirm/', { body: { token: reset, password: email } })
  expect((await call('POST', '/api/v1/auth/password_reset/confirm/', { body: { token: reset, password: newPassword } })).status).toBe(200)
  expect((await call('POST', '/api/v1/auth/login/', { body: { email, password: newPassword } })).status).toBe(200)
  return { failures, tokens: [access, refresh, reset] }
}

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>>; readonly raw?: string }

/** The token of the newest e-mail with this subject, as its reader finds it. */
async function emailToken(address: string, subject: string): Promise<string> {
  const seen = { path: '' }
  await expect
    .poll(
      async () => {
        const list = await (await fetch(`${address}/dev/outbox`)).text()
        seen.path = new RegExp(`href="(/dev/outbox/[^"]+)">${subject}<`).exec(list)?.[1] ?? ''
        return seen.path
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const email = await (await fetch(address + seen.path)).text()
  return /#token=([\w-]+)/.exec(email)?.[1] ?? ''
}

/** The service as it is started for people, but saying everything it ever says. */
async function startLogged(folder: string) {
  const dataFolder = join(folder, 'data')
  const env = { ...programEnv, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'debug' }
  const child = spawn(process.execPath, [join(root, 'packages/api/src/server.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const exit = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await exit
  }
  onTestFinished(stop)
  return { address: await addressIn(() => said, child), env, dataFolder, said: () => said, stop }
}

async function addressIn(said: () => string, child: ChildProcess): Promise<string> {
  await expect.poll(() => child.exitCode !== null || /Ready on/.test(said())).toBe(true)
  return /Ready on (\S+)/.exec(said())?.[1] ?? ''
}

function filesIn(folder: string): readonly Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
}

/** Also as two bytes a character, which is how texts are before they are sealed. */
function holds(text: Buffer, word: string): boolean {
  return text.includes(word) || text.includes(Buffer.from(word, 'utf16le'))
}
